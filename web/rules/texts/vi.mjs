/** Trang luật chơi bằng tiếng Việt. Quân chưa phong gọi là "quân", quân đã phong gọi là "hậu". */

export const vi = {
  title: '{rules}: luật chơi · damier',
  allRules: 'Mọi bộ luật',
  languages: 'Ngôn ngữ',
  onThisPage: 'Trong trang này',
  strong: 'Chữ đậm là chỗ khác nhau.',
  index: {
    title: 'Luật cờ đam',
    lead: 'Mười hai cách chơi cờ đam, mỗi cách được giải thích bằng hình và so với các cách khác.',
  },
  headings: {
    aim: 'Mục đích',
    board: 'Bàn cờ và thế ban đầu',
    man: 'Quân đi thế nào',
    capture: 'Ăn quân',
    king: 'Hậu',
    choice: 'Phải chọn cách ăn nào',
    crown: 'Phong hậu',
    end: 'Ván cờ kết thúc thế nào',
    summary: 'Tóm tắt',
    comparison: 'So với các bộ luật khác',
    tips: 'Mẹo chơi',
    questions: 'Hỏi và đáp',
    sources: 'Lệ nhà và nguồn',
  },
  say: {
    aim: 'Làm cho đối thủ không còn nước đi: ăn hết quân, hoặc chặn những quân còn lại. Ai đến lượt mà không đi được là thua.',
    'board-plain': 'Bàn cờ có {size} × {size} ô và dùng tất cả các ô; màu ô không quan trọng.',
    'board-a1':
      'Bàn cờ có {size} × {size} ô và chỉ dùng các ô sẫm. Góc bên tay trái mỗi người là ô sẫm.',
    'board-b1':
      'Bàn cờ có {size} × {size} ô và chỉ dùng các ô sẫm. Góc bên tay phải mỗi người là ô sẫm.',
    start: 'Mỗi bên có {men} quân, đặt trên các ô sẫm của {rows} hàng gần người chơi nhất.',
    startPlain:
      'Mỗi bên có {men} quân, đặt kín hàng thứ hai và hàng thứ ba của mình. Hàng sát mép để trống.',
    startCaption: 'Thế ban đầu với tên các ô. Trắng ở phía dưới.',
    'first-w': 'Trắng đi trước, sau đó hai bên lần lượt đi. Không được bỏ lượt.',
    'first-b': 'Đen đi trước, sau đó hai bên lần lượt đi. Không được bỏ lượt.',
    'naming-algebraic': 'Tên ô gồm chữ của cột và số của hàng, bắt đầu từ a1 ở góc dưới bên trái của Trắng.',
    'naming-upper-left':
      'Các ô được dùng đều có số, đếm theo từng hàng từ góc trên bên trái nhìn từ phía Trắng.',
    'naming-lower-right':
      'Các ô được dùng đều có số, đếm sang trái theo từng hàng rồi lên trên, từ góc dưới bên phải của Trắng.',
    'man-straight': 'Quân đi một ô thẳng về trước hoặc sang ngang, đến ô trống. Quân không bao giờ đi chéo và không đi lùi.',
    'man-diagonal': 'Quân đi chéo một ô về trước, đến ô trống. Quân không đi lùi.',
    take: 'Quân ăn bằng cách nhảy qua một quân địch đứng kề bên sang ô trống ngay sau nó.',
    'takes-straight': 'Quân ăn thẳng về trước và sang ngang, không ăn lùi.',
    'takes-forward': 'Quân chỉ ăn về phía trước.',
    'takes-both': 'Quân ăn được cả về trước lẫn về sau, tuy khi không ăn thì chỉ đi tới.',
    spares: 'Quân không bao giờ được ăn hậu, kể cả giữa chuỗi ăn.',
    takesKings: 'Quân ăn được cả quân lẫn hậu.',
    compulsory: 'Ăn là bắt buộc: ăn được thì phải ăn.',
    huffing: 'Ở đây nước đi bỏ qua việc ăn không được chấp nhận, nên không ai bị phạt mất quân vì quên ăn.',
    chain: 'Nếu từ ô vừa đến còn ăn được nữa thì quân ấy đi tiếp ngay trong nước đó, được đổi hướng, cho đến khi không ăn được nữa. Không được dừng giữa chừng.',
    'lifted-at-once':
      'Quân bị ăn rời bàn ngay, trước lần nhảy sau. Lần nhảy sau trong cùng chuỗi có thể đi qua hoặc dừng ở ô ấy, và một ô có thể được ghé nhiều lần.',
    'lifted-at-end':
      'Quân bị ăn còn nằm trên bàn cho đến hết nước đi và không thể bị nhảy qua hai lần. Ô trống thì có thể đi qua lại.',
    noReversal: 'Giữa hai lần nhảy liên tiếp không được quay ngược lại 180 độ.',
    'king-straight': 'Hậu đi xa tùy ý theo hàng hoặc cột của nó, tới, lùi và sang ngang, qua các ô trống.',
    'king-flies': 'Hậu đi xa tùy ý theo đường chéo, tới và lùi, qua các ô trống.',
    'king-steps':
      'Hậu đi chéo một ô, tới hoặc lùi, và ăn quân kề bên ở cả bốn hướng chéo. Hậu không đi xa.',
    kingTakes:
      'Hậu ăn từ xa: một quân địch, trước nó chỉ có ô trống và sau nó có ít nhất một ô trống. Hậu có thể dừng ở bất kỳ ô trống nào phía sau, cho đến quân kế tiếp.',
    kingGoesOn: 'Nếu từ một trong các ô ấy hậu còn ăn tiếp được thì phải dừng ở ô như vậy.',
    'choice-free':
      'Khi có nhiều cách ăn, bạn được tự do chọn, kể cả cách ăn ít hơn. Chỉ có điều chuỗi đã bắt đầu thì phải ăn cho hết.',
    'choice-pieces':
      'Khi có nhiều cách ăn, phải chọn cách ăn nhiều quân nhất. Quân và hậu tính như nhau, và quân nào ăn cũng không khác. Nếu bằng nhau thì bạn được chọn.',
    'choice-pieces-kings':
      'Khi có nhiều cách ăn, phải chọn cách ăn nhiều quân nhất. Nếu số quân bằng nhau thì chọn cách ăn nhiều hậu nhất. Nếu vẫn bằng nhau thì bạn được chọn.',
    'choice-by-king':
      'Nếu hậu ăn được thì phải ăn bằng hậu; ăn cách nào trong đó là tùy bạn. Nếu chỉ quân ăn được thì bạn tự do chọn. Số quân bị ăn không quan trọng, nhưng chuỗi phải ăn cho hết.',
    'choice-pieces-by-king-kings-early':
      'Khi có nhiều cách ăn, lần lượt xét bốn điều cho đến khi chỉ còn một cách. Một: ăn nhiều quân nhất. Hai: ăn bằng hậu chứ không bằng quân. Ba: ăn nhiều hậu nhất. Bốn: chuỗi gặp hậu sớm nhất, so từng quân một. Nếu sau đó vẫn bằng nhau thì bạn được chọn.',
    crown: 'Quân kết thúc nước đi ở hàng xa nhất, nhìn từ người chơi của nó, thì thành hậu. Hậu được đánh dấu bằng một quân chồng lên, ở đây có thêm vương miện.',
    'crowning-stops':
      'Quân ăn đến hàng cuối thì thành hậu và nước đi dừng ở đó, dù hậu có thể ăn tiếp.',
    'crowning-at-end':
      'Quân đến hàng cuối giữa chuỗi mà còn ăn được thì ăn tiếp như quân thường. Nó chỉ thành hậu nếu nước đi kết thúc ở hàng cuối.',
    'crowning-at-once':
      'Quân đến hàng cuối giữa chuỗi thì thành hậu ngay và ăn tiếp như hậu trong cùng nước đó.',
    end: 'Ai đến lượt mà không có nước đi đúng luật thì thua: hết quân, hoặc mọi quân đều bị chặn. Điều này xét trước mọi thế hòa.',
    draws: 'Hai bên có thể thỏa thuận hòa: một bên đề nghị, bên kia đồng ý. Các trường hợp hòa trong danh sách tự kết thúc ván cờ, không ai phải xin. Số nước tính cho mỗi bên.',
    'ending-king-against-man':
      'Một hậu đấu một quân thì bên có hậu thắng. Điều này định ngay khi thế ấy xuất hiện, trừ khi bên đến lượt ăn được.',
    'ending-one-piece-each': 'Mỗi bên còn đúng một quân, dù là quân hay hậu, thì hòa ngay.',
    'tip-offer':
      'Vì ăn là bắt buộc, bạn có thể dắt quân của đối thủ: thí một quân rồi ăn lại hai. Trước mỗi nước hãy xem nó sẽ buộc điều gì.',
    'tip-count': 'Hãy đếm trước khi chạm: chuỗi dài nhất thường không phải chuỗi bạn thấy đầu tiên, và đối thủ cũng buộc phải chọn nó.',
    'tip-choose': 'Bạn có thể chọn cách ăn ít hơn. Hãy xem sau đó quân mình đứng ở đâu và có bị ăn lại không.',
    'tip-flying': 'Một hậu đáng giá mấy quân. Thí hai ba quân để có hậu trước thường là có lợi.',
    'tip-near': 'Hãy giữ vài quân ở hàng cuối nhà một thời gian: khi chúng còn đó, đối thủ khó phong hậu.',
    'tip-through': 'Hãy để ý các chuỗi chạm hàng cuối: điều xảy ra ở đó quyết định nhiều ván.',
  },
  captions: {
    manStraight: 'Quân ở {d4} có thể đi đến {c4}, {d5} hoặc {e4}.',
    takeStraight: 'Quân ăn {d5} hoặc {e4}, tùy bạn. Nó không ăn được {d3} ở phía sau.',
    chainStraight: 'Ăn {d4} xong, quân đứng ở {d5} và ăn tiếp {e5}: một nước, hai quân.',
    atOnce: 'Hậu ăn {c3}, {e5} và {g4}. Lúc ấy {c3} đã trống nên hậu đi qua ô đó và ăn {b3}: bốn quân.',
    noReversal: 'Từ {d6} hậu phải quay ngược lại mới ăn được {d2}. Điều đó bị cấm, nên hậu chỉ ăn một quân: {d5} hoặc {d2}.',
    kingStraight: 'Hậu có thể đến mọi ô trên hàng và cột của nó.',
    landStraight: 'Hậu ăn {d5} rồi dừng ở {d6}, {d7} hoặc {d8}.',
    goOnStraight: 'Hậu phải dừng ở {d7}, vì từ đó còn ăn được {g7}.',
    longestStraight: 'Đi thẳng thì ăn hai quân, sang ngang đến {b3} chỉ ăn một. Phải ăn hai.',
    manDiagonal: 'Quân ở {d4} có thể đi đến {c5} hoặc {e5}.',
    takeForward: 'Quân ăn {e5}. Nó không ăn được {c3} ở phía sau.',
    takeBoth: 'Quân ăn {e5} ở phía trước hoặc {c3} ở phía sau.',
    chainDiagonal: 'Ăn {d2} xong, quân đứng ở {e3} và ăn tiếp {f4}: một nước, hai quân.',
    sparesKings: 'Quân không ăn được hậu ở {e5}. Nó đi đến {c5}.',
    ring: 'Hậu ăn bốn quân rồi về lại {c1}. Cả bốn quân vẫn còn trên bàn, nhưng không quân nào bị ăn hai lần.',
    atEnd: 'Ăn ba quân xong, hậu ở {g5} không ăn được {d2}: {e3} đã bị ăn nhưng vẫn còn đứng chắn đường.',
    kingSteps: 'Hậu đi một ô theo cả bốn hướng chéo.',
    kingFlies: 'Hậu có thể đến mọi ô trên hai đường chéo.',
    kingTakesNear: 'Hậu ăn {e5} ở phía trước hoặc {c3} ở phía sau.',
    kingLands: 'Hậu ăn {e5} từ xa và dừng ở bất kỳ ô nào phía sau.',
    kingGoesOn: 'Hậu phải dừng ở {f6}, vì từ đó còn ăn được {e7}.',
    longest: 'Nhiều quân nhất: đến {c7} quân ăn hai, đến {a5} chỉ ăn một. Phải ăn hai.',
    freeChoice: 'Quân có thể ăn hai và dừng ở {c7}, hoặc ăn một và dừng ở {a5}. Không được dừng sau quân đầu của chuỗi hai quân.',
    byKing: 'Ăn bằng hậu: cả hậu và quân đều ăn được một quân. Phải ăn bằng hậu.',
    mostKings: 'Nhiều hậu nhất: đường nào cũng ăn hai. Đến {a7} có một hậu, đến {e7} không có hậu nào.',
    mostKingsMan: 'Nhiều hậu nhất: đường nào cũng ăn hai. Đến {a7} có một hậu, đến {e7} không có hậu nào.',
    kingEarly: 'Gặp hậu trước: đường nào cũng có một hậu. Đến {a7} gặp hậu đầu tiên, đến {e7} gặp hậu thứ hai.',
    'crown-stops': 'Quân thành hậu ở hàng cuối và nước đi dừng ở đó, dù hậu có thể ăn tiếp.',
    'crown-at-end': 'Ở hàng cuối quân vẫn còn ăn được: nó ăn tiếp như quân thường và không thành hậu.',
    'crown-at-once': 'Ở hàng cuối quân thành hậu, và là hậu nên ăn thêm một quân từ xa.',
    'crown-at-end-straight': 'Ở {c8} nó vẫn là quân thường nên không với tới {f8}. Nước đi kết thúc ở đó, nên giờ nó thành hậu.',
  },
  compareRows: {
    board: 'Bàn cờ',
    men: 'Số quân mỗi bên',
    first: 'Đi trước',
    takes: 'Quân ăn',
    takesKings: 'Quân ăn hậu',
    king: 'Hậu',
    choice: 'Chọn cách ăn',
    crowning: 'Quân đến hàng cuối giữa chuỗi',
    lifted: 'Quân bị ăn rời bàn',
    progress: 'Hòa vì không tiến triển',
  },
  compare: {
    yes: 'được',
    no: 'không',
    'cmp-number': '{n}',
    'cmp-board-plain': '{size} × {size}, mọi ô',
    'cmp-board-a1': '{size} × {size}, góc sẫm bên trái',
    'cmp-board-b1': '{size} × {size}, góc sẫm bên phải',
    'cmp-first-w': 'Trắng',
    'cmp-first-b': 'Đen',
    'cmp-takes-straight': 'về trước, sang ngang',
    'cmp-takes-forward': 'về trước',
    'cmp-takes-both': 'về trước, về sau',
    'cmp-king-straight': 'đi xa, theo hàng và cột',
    'cmp-king-flies': 'đi xa, theo đường chéo',
    'cmp-king-steps': 'một ô',
    'cmp-choice-free': 'tùy ý',
    'cmp-choice-pieces': 'nhiều nhất',
    'cmp-choice-pieces-kings': 'nhiều nhất; nhiều hậu nhất',
    'cmp-choice-by-king': 'bằng hậu, nếu hậu ăn được',
    'cmp-choice-pieces-by-king-kings-early': 'nhiều nhất; bằng hậu; nhiều hậu nhất; gặp hậu trước',
    'cmp-crowning-stops': 'thành hậu, dừng lại',
    'cmp-crowning-at-end': 'đi tiếp như quân',
    'cmp-crowning-at-once': 'đi tiếp như hậu',
    'cmp-at-once': 'ngay lập tức',
    'cmp-at-end': 'cuối nước đi',
    'cmp-progress-capture-man-move': 'mỗi bên {n} nước chỉ đi hậu, không ăn',
    'cmp-progress-capture-man-advance': 'mỗi bên {n} nước không ăn, không quân nào tiến',
    'cmp-progress-capture-crowning': 'mỗi bên {n} nước không ăn, không phong hậu',
  },
  questions: {
    'q-must': 'Có bắt buộc phải ăn không?',
    'q-choose': 'Có nhiều cách ăn thì được chọn không?',
    'q-back': 'Quân có được ăn lùi không?',
    'q-king': 'Quân có được ăn hậu không?',
    'q-far': 'Hậu đi được bao xa?',
    'q-crown': 'Quân đến hàng cuối trong khi đang ăn thì sao?',
    'q-first': 'Ai đi trước?',
    'q-blocked': 'Còn quân mà không còn nước đi thì sao?',
  },
  shared: [
    'Theo lệ nhà xưa, ai quên ăn thì bị đối thủ nhấc mất quân ấy. Ở đây đã ăn được thì phải ăn.',
    'Có sách luật để người chơi tự xin hòa khi thế cờ lặp lại. Ở đây lần thứ ba là ván cờ tự kết thúc.',
  ],
  sets: {
    turkish: {
      lead: 'Dama: quân đi thẳng và sang ngang trên cả 64 ô, còn hậu làm chủ trọn hàng và cột.',
      tips: [
        'Nước đi ngang giúp bạn chờ. Nó không xóa số đếm hòa; chỉ quân tiến lên hoặc nước ăn mới xóa.',
        'Hãy giữ quân sát nhau: có ô trống sau lưng quân thì mới bị ăn.',
      ],
      sources: [
        'Ở đây có ba bộ lệ nhà. Bộ này theo trang luật của Kondavo: trong chuỗi qua hàng cuối, quân ăn tiếp như quân thường.',
        'Luật Dama phong hậu ngay cho quân ấy; luật Ludoteka coi mỗi bên một quân là hòa. Hai bộ này có trang riêng.',
      ],
    },
    'turkish-dama': {
      lead: 'Cờ đam Thổ Nhĩ Kỳ với đoạn kết gắt hơn: quân đến hàng cuối ăn tiếp như hậu, và một hậu thắng một quân.',
      tips: [
        'Chuỗi ăn chạm hàng cuối được ăn tiếp như hậu ngay trong nước đó: hãy tìm nó trước.',
        'Một hậu đấu một quân là thắng. Có hậu thì hãy đổi quân để về thế ấy.',
      ],
      sources: [
        'Bộ luật này theo trang “Dama (Draft Game)”. Trang ấy không nêu số nước dẫn đến hòa; không có thì ván cờ có thể không dứt, nên ở đây lấy theo luật Thổ Nhĩ Kỳ thông dụng.',
        'Theo luật thông dụng và luật Ludoteka, trong chuỗi qua hàng cuối quân ăn tiếp như quân thường.',
      ],
    },
    'turkish-ludoteka': {
      lead: 'Cờ đam Thổ Nhĩ Kỳ mau hòa hơn: mỗi bên một quân là hòa, và mười sáu nước chỉ đi hậu cũng đủ.',
      tips: [
        'Khi đang kém, hãy đổi quân cho đến khi mỗi bên còn một: thế là hòa ngay.',
        'Bất kỳ nước nào của quân cũng làm số đếm bắt đầu lại, kể cả đi ngang.',
      ],
      sources: [
        'Bộ luật này theo trang của Ludoteka. Trang ấy không nói quân đến hàng cuối giữa chuỗi thì sao; ở đây nó ăn tiếp như quân thường, như luật thông dụng.',
      ],
    },
    italian: {
      lead: 'Quân chỉ ăn về trước và không bao giờ ăn hậu. Điều đó định hình cả ván cờ: hậu ở giữa bàn không sợ quân nào.',
      tips: [
        'Chỉ hậu mới ăn được hậu. Hậu đầu tiên thường đáng giá hai quân.',
        'Thứ tự chọn cách ăn là một vũ khí: thí hậu, và đối thủ có khi phải bỏ thứ bạn muốn giữ.',
      ],
      sources: [
        'Luật theo liên đoàn Ý. Liên đoàn cho hòa khi thế cờ xuất hiện lần thứ tư; ở đây, như các bộ luật khác, lần thứ ba là đủ.',
        'Bàn cờ có thể đặt xoay chiều nào cũng được. Người đi trước cầm Trắng.',
      ],
    },
    english: {
      lead: 'Cờ đam của Anh, ở Mỹ gọi là checkers: hậu đi ngắn, tự do chọn cách ăn, và Đen đi trước.',
      tips: [
        'Hai hậu thắng một hậu, kể cả khi nó nấp ở góc đôi; hãy học cách đuổi nó ra.',
        'Hãy đếm nhịp: khi còn ít quân, ai phải nhường thường tùy vào lượt của ai.',
      ],
      sources: [
        'Sách xưa đánh số và gọi tên hai bên theo nhiều cách. Ở đây Đen đứng ở các ô 1 đến 12 và đi trước.',
        'Khi chơi ở nhà có nơi cho hậu đi xa hoặc cho bỏ qua nước ăn. Ở đây thì không.',
      ],
    },
    international: {
      lead: 'Cờ một trăm ô, còn gọi là cờ đam Ba Lan: quân ăn được lùi, hậu đi xa, và phải chọn chuỗi dài nhất.',
      tips: [
        'Hãy giữ giữa bàn bằng những quân đỡ nhau: từ đó chúng với tới cả hai cánh.',
        'Hãy học các đòn phối hợp: thí một hai quân để chuỗi dài nhất dắt đối thủ ra khỏi đường.',
      ],
      sources: [
        'Luật theo liên đoàn thế giới. Một hậu đơn độc chống ba quân trong đó có hậu phải trụ mỗi bên 16 nước, chống hai hoặc một thì 5 nước.',
        'Khi chơi ở nhà, người ta hay bỏ qua chuỗi dài nhất. Ở đây chuỗi dài nhất là bắt buộc, với quân cũng như hậu.',
      ],
    },
    brazilian: {
      lead: 'Luật quốc tế trên bàn nhỏ: mười hai quân trên 64 ô, nhanh và gắt.',
      tips: [
        'Quân cũng ăn lùi được: quân đã lọt qua hàng của bạn vẫn có thể bị ăn.',
        'Một hậu đơn độc trên đường chéo lớn rất khó bắt.',
      ],
      sources: [
        'Luật theo liên đoàn Brazil. Còn ít quân nào thì hòa sau mỗi bên 5 nước được kê ở trên.',
        'Khi chơi ở nhà, nhiều người không cho quân ăn lùi, hoặc cho tự do chọn cách ăn. Ở đây thì không.',
      ],
    },
    spanish: {
      lead: 'Quân chỉ ăn về trước, hậu đi xa, và giữa các chuỗi bằng nhau phải chọn chuỗi ăn nhiều hậu hơn.',
      tips: [
        'Hậu ở đây rất mạnh vì quân không ăn lùi được: hãy đến hàng cuối trước.',
        'Hãy để ý đường chéo lớn: hậu đứng trên đó làm chủ bàn cờ.',
      ],
      sources: [
        'Luật theo liên đoàn Tây Ban Nha. Cờ đam Bồ Đào Nha có luật y hệt và có số riêng trong tệp ván cờ.',
        'Nhiều gia đình cho tự do chọn cách ăn. Ở đây nhiều quân nhất, rồi nhiều hậu nhất, mới là đúng.',
      ],
    },
    portuguese: {
      lead: 'Cờ đam cổ điển của Bồ Đào Nha: luật như cờ đam Tây Ban Nha, góc sẫm ở bên tay phải.',
      tips: [
        'Hậu ở đây rất mạnh vì quân không ăn lùi được: hãy đến hàng cuối trước.',
        'Hãy để ý đường chéo lớn: hậu đứng trên đó làm chủ bàn cờ.',
      ],
      sources: [
        'Luật giống cờ đam Tây Ban Nha; trong tệp ván cờ hai bộ luật mang số khác nhau.',
        'Nhiều gia đình cho tự do chọn cách ăn. Ở đây nhiều quân nhất, rồi nhiều hậu nhất, mới là đúng.',
      ],
    },
    russian: {
      lead: 'Shashki: quân ăn được lùi, tự do chọn cách ăn, và quân đến hàng cuối ăn tiếp như hậu.',
      tips: [
        'Một hậu đơn độc trên đường chéo lớn từ a1 đến h8 có thể trụ trước nhiều quân: hãy chiếm đường ấy trước.',
        'Chuỗi ăn qua hàng cuối được ăn tiếp như hậu ngay trong nước đó.',
      ],
      sources: [
        'Luật theo ban 64 ô của liên đoàn quốc tế. Hòa tùy vào số quân còn lại, như đã kê ở trên: ba hậu trở lên có 15 nước để thắng một hậu.',
        'Khi ghi ván cờ, nước ăn dùng dấu hai chấm, như c3:e5.',
      ],
    },
    pool: {
      lead: 'Pool checkers của Mỹ: quân ăn được lùi, hậu đi xa, tự do chọn cách ăn, và Đen đi trước.',
      tips: [
        'Ba hậu đấu một hậu phải thắng trong mỗi bên 13 nước: hãy tính cách bắt trước khi có hậu thứ ba.',
        'Quân chỉ đi qua hàng cuối giữa chuỗi thì vẫn là quân. Muốn có hậu, hãy chọn chuỗi kết thúc ở đó.',
      ],
      sources: [
        'Luật theo hội Pool Checker của Mỹ. Các ô đánh số như cờ đam Anh.',
        'Ở nhiều bộ luật có hậu đi xa, chuỗi dài nhất là bắt buộc; ở đây thì không.',
      ],
    },
    czech: {
      lead: 'Quân chỉ ăn về trước, hậu đi xa, và nếu hậu ăn được thì phải ăn bằng hậu.',
      tips: [
        'Hậu phải ăn thì có thể bị dắt đi: hãy thí cho nó một quân đúng lúc.',
        'Số quân bị ăn không ràng buộc bạn. Hãy chọn cách ăn giữ được an toàn.',
      ],
      sources: [
        'Luật theo liên đoàn Séc.',
        'Khi chơi ở nhà, có nơi cho ăn bằng quân thay cho hậu. Ở đây hậu phải ăn trước.',
      ],
    },
  },
}
