/** Kural sayfaları Türkçe. Dama olmamış taşa, karışabileceği yerde, düz taş denir. */

export const tr = {
  title: '{rules}: oyun kuralları · damier',
  allRules: 'Bütün dama türleri',
  languages: 'Diller',
  onThisPage: 'Bu sayfada',
  strong: 'Farklı olanlar koyu yazılmıştır.',
  index: {
    title: 'Dama kuralları',
    lead: 'Damanın on iki türü, şekillerle anlatılmış ve birbiriyle karşılaştırılmış.',
  },
  headings: {
    aim: 'Amaç',
    board: 'Tahta ve diziliş',
    man: 'Taşın gidişi',
    capture: 'Taş alma',
    king: 'Dama',
    choice: 'Hangi alış oynanır',
    crown: 'Dama olma',
    end: 'Oyunun bitişi',
    summary: 'Kısaca',
    comparison: 'Öbür türlerle karşılaştırma',
    tips: 'İpuçları',
    questions: 'Sorular ve yanıtlar',
    sources: 'Ev kuralları ve kaynaklar',
  },
  say: {
    aim: 'Rakibi hamlesiz bırakmak: ya bütün taşları alınır ya da kalanların yolu kapatılır. Sırası gelip de oynayamayan kaybeder.',
    'board-plain':
      'Tahta {size} × {size} karedir ve bütün karelerde oynanır; karelerin rengi önemli değildir.',
    'board-a1':
      'Tahta {size} × {size} karedir ve yalnız koyu karelerde oynanır. Her oyuncunun sol köşesi koyudur.',
    'board-b1':
      'Tahta {size} × {size} karedir ve yalnız koyu karelerde oynanır. Her oyuncunun sağ köşesi koyudur.',
    start: 'Her tarafın {men} taşı vardır; bunlar oyuncuya en yakın {rows} sıranın koyu karelerine dizilir.',
    startPlain:
      'Her tarafın {men} taşı vardır; bunlar oyuncunun ikinci ve üçüncü sırasındaki bütün karelere dizilir. Kenardaki sıra boş kalır.',
    startCaption: 'Başlangıç dizilişi ve karelerin adları. Beyaz aşağıdadır.',
    'first-w': 'Önce Beyaz oynar, sonra sırayla oynanır. Pas geçilmez.',
    'first-b': 'Önce Siyah oynar, sonra sırayla oynanır. Pas geçilmez.',
    'naming-algebraic':
      'Bir karenin adı, sütununun harfi ile sırasının sayısıdır; a1, Beyaz’ın sol alt köşesidir.',
    'naming-upper-left':
      'Oynanan kareler, Beyaz’dan bakıldığında sol üst köşeden başlayarak sıra sıra numaralanır.',
    'naming-lower-right':
      'Oynanan kareler, Beyaz’ın sağ alt köşesinden başlayarak her sırada sağdan sola, sıra sıra yukarıya doğru numaralanır.',
    'man-straight': 'Taş düz ileri veya yana, boş olan bitişik kareye gider. Çapraz gitmez, geri de gitmez.',
    'man-diagonal': 'Taş çapraz ileri, boş olan bitişik kareye gider. Geri gitmez.',
    take: 'Taş, bitişiğindeki rakip taşın üstünden hemen arkasındaki boş kareye atlayarak onu alır.',
    'takes-straight': 'Taş düz ileri ve yana alır, geriye almaz.',
    'takes-forward': 'Taş yalnız ileri alır.',
    'takes-both': 'Taş hem ileri hem geri alır; almadığında ise yalnız ileri gider.',
    spares: 'Düz taş hiçbir zaman dama alamaz, zincirin ortasında bile.',
    takesKings: 'Düz taş, düz taşı da damayı da alır.',
    compulsory: 'Almak zorunludur: alabiliyorsanız almalısınız.',
    huffing:
      'Alışı atlayan bir hamle burada kabul edilmez; bu yüzden kimsenin taşı ceza olarak tahtadan kaldırılmaz.',
    chain: 'Taş, indiği kareden yeniden alabiliyorsa aynı hamlede, gerekirse yön değiştirerek, alacak taş kalmayana kadar devam eder. Yarıda durulmaz.',
    'lifted-at-once':
      'Alınan taş hemen, bir sonraki atlayıştan önce tahtadan kalkar. Aynı zincirin sonraki bir atlayışı onun karesinden geçebilir veya orada durabilir; bir kareye birden çok kez uğranabilir.',
    'lifted-at-end':
      'Alınan taşlar hamle bitene kadar tahtada kalır ve hiçbirinin üstünden iki kez atlanmaz. Boş karelerden yeniden geçilebilir.',
    noReversal: 'Bir atlayıştan öbürüne tam geriye, yani 180 derece dönülmez.',
    'king-straight': 'Dama, sırası veya sütunu boyunca boş karelerden dilediği kadar gider: ileri, geri ve yana.',
    'king-flies': 'Dama, çapraz boyunca boş karelerden dilediği kadar gider: ileri ve geri.',
    'king-steps':
      'Dama çapraz olarak ileri veya geri bir kare gider ve bitişiğindeki taşı dört yönün hepsinde alır. Uzağa gitmez.',
    kingTakes:
      'Uzaktan alır: rakip taşa kadar olan kareler ve taşın hemen arkasındaki kare boş olmalıdır. Aldığı taşın arkasında, önüne çıkan ilk taşa kadar herhangi bir boş karede durabilir.',
    kingGoesOn: 'Bu karelerin birinden almayı sürdürebiliyorsa öyle bir karede durmak zorundadır.',
    'choice-free':
      'Birden çok alış varsa dilediğinizi seçersiniz, daha az taş alanı da. Yalnız, başlanan zincir sonuna kadar götürülür.',
    'choice-pieces':
      'Birden çok alış varsa en çok taş alanı oynanır. Düz taş da dama da bir taş sayılır; hangi taşla alındığı fark etmez. Eşit alışlar arasında siz seçersiniz.',
    'choice-pieces-kings':
      'Birden çok alış varsa en çok taş alanı oynanır. Taş sayısı eşitse en çok dama alanı oynanır. O da eşitse siz seçersiniz.',
    'choice-by-king':
      'Dama alabiliyorsa dama ile alınır; damanın hangi alışı olacağını siz seçersiniz. Yalnız düz taşlar alabiliyorsa seçim serbesttir. Taş sayısı önemli değildir, ama zincir sonuna kadar götürülür.',
    'choice-pieces-by-king-kings-early':
      'Birden çok alış varsa, tek alış kalana kadar sırayla dört ölçüte bakılır. Bir: en çok taş alan. İki: düz taşla değil, dama ile alan. Üç: en çok dama alan. Dört: damaya daha erken rastlayan zincir; taş taş karşılaştırılır. Alışlar bundan sonra da eşitse siz seçersiniz.',
    crown: 'Hamlesini, oyuncusuna en uzak sırada bitiren taş dama olur. Dama, üstüne konan ikinci bir taşla gösterilir; burada bir de tacı vardır.',
    'crowning-stops':
      'Taş alarak son sıraya varan taş dama olur ve hamlesi orada biter; dama olarak alabileceği taş bulunsa bile.',
    'crowning-at-end':
      'Zincirin ortasında son sıraya varan ve almayı sürdürebilen taş, düz taş olarak devam eder. Yalnız hamle son sırada biterse dama olur.',
    'crowning-at-once':
      'Zincirin ortasında son sıraya varan taş hemen dama olur ve aynı hamlede dama olarak almayı sürdürür.',
    end: 'Sırası gelip de oynayacak hamlesi olmayan kaybeder: ya taşı kalmamıştır ya da bütün taşlarının yolu kapalıdır. Bu, her beraberlikten önce gelir.',
    draws: 'Anlaşarak berabere kalınabilir: bir taraf önerir, öbürü kabul eder. Listedeki beraberlikler oyunu kendiliğinden bitirir; kimsenin istemesi gerekmez. Hamleler her taraf için ayrı sayılır.',
    'ending-king-against-man':
      'Tek damaya karşı tek düz taş kalınca dama kazanır. Oyun, bu konum oluştuğu anda biter; yalnız sıradaki taraf taş alabiliyorsa sürer.',
    'ending-one-piece-each':
      'Taraflarda birer taş kalınca, ister düz taş ister dama olsun, oyun hemen berabere biter.',
    'tip-offer':
      'Almak zorunlu olduğu için rakibin taşlarını siz yönetebilirsiniz: bir verin, karşılığında iki alın. Her hamleden önce neyi zorunlu kıldığına bakın.',
    'tip-count': 'Dokunmadan önce sayın: en uzun zincir çoğu zaman ilk gördüğünüz değildir; rakibiniz de onu oynamak zorundadır.',
    'tip-choose': 'Daha az taş alan alışı da seçebilirsiniz. Taşınızın sonunda nerede duracağına, onu kimin alabileceğine bakın.',
    'tip-flying': 'Bir dama birkaç taşa bedeldir. İlk damayı çıkarmak için iki üç taş vermek çoğu zaman kârlıdır.',
    'tip-near': 'Arka sıranızda bir süre taş bırakın: onlar durdukça rakip kolay kolay dama çıkaramaz.',
    'tip-through': 'Son sıraya değen zincirlere dikkat edin: birçok oyunun sonucu orada belirlenir.',
  },
  captions: {
    'manStraight': '{d4} karesindeki taş {c4}, {d5} veya {e4} karesine gidebilir.',
    'takeStraight': 'Taş {d5} veya {e4} karesindeki taşı alır, hangisini isterseniz. Arkasındaki {d3} taşını alamaz.',
    'chainStraight': 'Taş {d4} karesindekini alıp {d5} karesine gelir, oradan {e5} karesindekini de alır: tek hamle, iki taş.',
    'atOnce': 'Dama {c3}, {e5} ve {g4} taşlarını alır. {c3} artık boş olduğu için o kareden geçip {b3} taşını da alır: dört taş.',
    'noReversal': '{d6} karesine gelen dama {d2} taşını da almak için tam geriye dönmeliydi. Dönemez, bu yüzden tek taş alır: {d5} veya {d2}.',
    'kingStraight': 'Dama, sırasındaki ve sütunundaki her kareye gidebilir.',
    'landStraight': 'Dama {d5} taşını alır; {d6}, {d7} veya {d8} karesinde durur.',
    'goOnStraight': 'Dama {d7} karesinde durmak zorundadır, çünkü oradan {g7} taşını da alır.',
    'longestStraight': 'Taş ileri iki taş, yana {b3} karesine ise yalnız bir taş alır. İki taş alınmalıdır.',
    'manDiagonal': '{d4} karesindeki taş {c5} veya {e5} karesine gidebilir.',
    'takeForward': 'Taş, {e5} karesindeki taşı alır. Arkasında, {c3} karesinde duranı alamaz.',
    'takeBoth': 'Taş, önünde {e5} karesinde ya da arkasında {c3} karesinde duran taşı alır.',
    'chainDiagonal': 'Taş {d2} karesindekini alıp {e3} karesine gelir, oradan {f4} karesindekini de alır: tek hamle, iki taş.',
    'sparesKings': 'Düz taş {e5} karesindeki damayı alamaz. {c5} karesine gider.',
    'ring': 'Dama dört taş alıp {c1} karesine döner. Dördü de hâlâ tahtadadır ama hiçbiri ikinci kez alınamaz.',
    'atEnd': 'Üç taş alıp {g5} karesine gelen dama, {d2} karesindeki taşı alamaz: {e3} karesindeki alınmıştır ama hâlâ yolunu kesmektedir.',
    'kingSteps': 'Dama dört yönün her birinde bir kare gidebilir.',
    'kingFlies': 'Dama, iki çaprazdaki her kareye gidebilir.',
    'kingTakesNear': 'Dama, önünde {e5} karesinde ya da arkasında {c3} karesinde duran taşı alır.',
    'kingLands': 'Dama, {e5} karesindeki taşı uzaktan alır ve onun arkasındaki herhangi bir karede durur.',
    'kingGoesOn': 'Dama {f6} karesinde durmak zorundadır, çünkü oradan {e7} karesindeki taşı da alır.',
    'longest': 'En çok taş: {c7} karesine doğru iki, {a5} karesine doğru yalnız bir taş alınır. İki taş alınmalıdır.',
    'freeChoice': 'Taş, iki taş alıp {c7} karesinde veya bir taş alıp {a5} karesinde durabilir. İki taşın ilkinden sonra duramaz.',
    'byKing': 'Dama ile: dama da düz taş da bir taş alabilir. Alması gereken damadır.',
    'mostKings': 'En çok dama: iki yolda da iki taş alınır. {a7} karesine giden yolda biri damadır, {e7} karesine giden yolda dama yoktur.',
    'mostKingsMan': 'En çok dama: iki yolda da iki taş alınır. {a7} karesine giden yolda biri damadır, {e7} karesine giden yolda dama yoktur.',
    'kingEarly': 'Dama daha erken: iki yolda da bir dama alınır. {a7} karesine giden yolda ilk taş, {e7} karesine giden yolda ikinci taş damadır.',
    'crown-stops': 'Taş son sırada dama olur ve hamle orada biter; bir dama alabilecek olsa da.',
    'crown-at-end': 'Taş son sırada daha alabilir: düz taş olarak devam eder ve dama olmaz.',
    'crown-at-once': 'Taş son sırada dama olur ve dama olarak ikinci taşı uzaktan alır.',
    'crown-at-end-straight': '{c8} karesinde hâlâ düz taştır, {f8} taşına yetişemez. Hamle orada bittiği için artık dama olur.',
  },
  compareRows: {
    board: 'Tahta',
    men: 'Her tarafın taşı',
    first: 'İlk hamle',
    takes: 'Taşın alışı',
    takesKings: 'Düz taş dama alır mı',
    king: 'Dama',
    choice: 'Hangi alış',
    crowning: 'Taş zincirde son sıraya varınca',
    lifted: 'Alınan taş kalkar',
    progress: 'İlerlemesiz beraberlik',
  },
  compare: {
    yes: 'evet',
    no: 'hayır',
    'cmp-number': '{n}',
    'cmp-board-plain': '{size} × {size}, bütün kareler',
    'cmp-board-a1': '{size} × {size}, sol köşe koyu',
    'cmp-board-b1': '{size} × {size}, sağ köşe koyu',
    'cmp-first-w': 'Beyaz',
    'cmp-first-b': 'Siyah',
    'cmp-takes-straight': 'ileri ve yana',
    'cmp-takes-forward': 'ileri',
    'cmp-takes-both': 'ileri ve geri',
    'cmp-king-straight': 'uzağa, sıra ve sütun boyunca',
    'cmp-king-flies': 'uzağa, çapraz',
    'cmp-king-steps': 'bir kare',
    'cmp-choice-free': 'serbest',
    'cmp-choice-pieces': 'en çok taş',
    'cmp-choice-pieces-kings': 'en çok taş; en çok dama',
    'cmp-choice-by-king': 'dama alabiliyorsa dama ile',
    'cmp-choice-pieces-by-king-kings-early': 'en çok taş; dama ile; en çok dama; dama daha erken',
    'cmp-crowning-stops': 'dama olur, hamle biter',
    'cmp-crowning-at-end': 'düz taş olarak sürdürür',
    'cmp-crowning-at-once': 'dama olarak sürdürür',
    'cmp-at-once': 'hemen',
    'cmp-at-end': 'hamle bitince',
    'cmp-progress-capture-man-move': 'her taraf {n} hamle yalnız dama oynar, taş alınmaz',
    'cmp-progress-capture-man-advance': 'her taraf {n} hamle oynar, taş alınmaz, düz taş ilerlemez',
    'cmp-progress-capture-crowning': 'her taraf {n} hamle oynar, taş alınmaz, dama olunmaz',
  },
  questions: {
    'q-must': 'Almak zorunda mıyım?',
    'q-choose': 'Birden çok alış varsa seçebilir miyim?',
    'q-back': 'Taş geriye alabilir mi?',
    'q-king': 'Düz taş dama alabilir mi?',
    'q-far': 'Dama ne kadar uzağa gider?',
    'q-crown': 'Taş alırken son sıraya varırsa ne olur?',
    'q-first': 'Önce kim oynar?',
    'q-blocked': 'Taşım var ama hamlem yoksa ne olur?',
  },
  shared: [
    'Eski bir ev kuralına göre almayı unutan taşı rakip tahtadan kaldırırdı. Burada alış zorunluysa oynanır.',
    'Bazı kural kitaplarında konum tekrarlanınca beraberliği oyuncunun istemesi gerekir. Burada aynı konum üçüncü kez oluşunca oyun kendiliğinden biter.',
  ],
  sets: {
    turkish: {
      lead: 'Bildiğimiz dama: taşlar 64 karenin hepsinde düz ileri ve yana gider, dama ise koca bir sırayı ve sütunu tutar.',
      tips: [
        'Yana giderek bekleyebilirsiniz. Bu, beraberlik sayımını durdurmaz; sayımı yalnız ilerleyen bir düz taş veya bir alış sıfırlar.',
        'Taşlarınızı bir arada tutun: bir taş ancak arkası boşsa alınabilir.',
      ],
      sources: [
        'Burada üç türlü ev kuralı vardır. Bunlar Kondavo’nun kural sayfasına uyar: zincirde son sıradan geçen taş düz taş olarak devam eder.',
        'Dama kurallarında böyle bir taş hemen dama olur; Ludoteka kurallarında birer taş kalınca oyun berabere biter. İkisinin de kendi sayfası vardır.',
      ],
    },
    'turkish-dama': {
      lead: 'Türk damasının sonu daha keskin olanı: son sıraya varan taş dama olarak devam eder ve tek dama tek düz taşı yener.',
      tips: [
        'Son sıraya değen bir zincir aynı hamlede damanın alışlarını da getirir: önce onu arayın.',
        'Tek damaya karşı tek düz taş kazançtır. Damanız varsa taşları değişerek oraya varın.',
      ],
      sources: [
        'Bu kurallar “Dama (Draft Game)” sayfasına uyar. O sayfada beraberlik için hamle sayısı yoktur; sayı olmazsa oyun bitmeyebilir, bu yüzden bilinen kuralların sayısı alınmıştır.',
        'Bilinen kurallarda ve Ludoteka kurallarında zincirde son sıradan geçen taş düz taş olarak devam eder.',
      ],
    },
    'turkish-ludoteka': {
      lead: 'Türk damasının çabuk berabere biteni: taraflarda birer taş kalınca oyun biter, yalnız damalarla oynanan on altışar sakin hamle de yeter.',
      tips: [
        'Gerideyseniz birer taş kalana kadar taş değişin: oyun hemen berabere biter.',
        'Düz taşın her hamlesi sayımı yeniden başlatır, yana gidişi de.',
      ],
      sources: [
        'Bu kurallar Ludoteka’nın sayfasına uyar. O sayfa, zincirin ortasında son sıraya varan taşın ne yapacağını söylemez; burada bilinen kurallardaki gibi düz taş olarak devam eder.',
      ],
    },
    italian: {
      lead: 'Taş yalnız ileri alır, dama ise hiç alamaz. Bütün oyunu bu biçimlendirir: ortadaki dama hiçbir düz taştan korkmaz.',
      tips: [
        'Damayı ancak dama alır. İlk dama çoğu zaman iki taşa bedeldir.',
        'Öncelik sırası bir silahtır: bir dama verirsiniz, rakip sizin tutmak istediğinizi almadan bırakmak zorunda kalabilir.',
      ],
      sources: [
        'Kurallar İtalya federasyonunundur. Orada oyun, konum dördüncü kez oluşunca berabere biter; burada öbür türlerdeki gibi üçüncüsü yeter.',
        'Tahta iki yönden de gösterilebilir. Önce oynayan Beyaz’dır.',
      ],
    },
    english: {
      lead: 'İngilizlerin draughts, Amerikalıların checkers dediği dama: dama bir kare gider, alış serbesttir, önce Siyah oynar.',
      tips: [
        'İki dama bir damayı yener, çift köşeye sığınmış olsa bile; onu oradan çıkarmayı öğrenin.',
        'Tempoyu sayın: az taş kalınca kimin yol vereceği çoğu zaman sıranın kimde olduğuna bağlıdır.',
      ],
      sources: [
        'Eski kitaplar kareleri ve tarafları türlü türlü sayıp adlandırır. Burada Siyah 1’den 12’ye kadar olan karelerdedir ve önce oynar.',
        'Evde oynanırken dama bazen uzağa gider veya almak zorunlu olmaz. Burada ikisi de yoktur.',
      ],
    },
    international: {
      lead: 'Yüz karede oynanan, Polonya daması da denen oyun: taşlar geri de alır, dama uzağa gider, en uzun zincir zorunludur.',
      tips: [
        'Ortayı birbirini destekleyen taşlarla tutun: oradan iki kanada da yetişirler.',
        'Kombinezonları öğrenin: bir iki taş verin, en uzun zincir rakibi yolunuzdan çeksin.',
      ],
      sources: [
        'Kurallar dünya federasyonunundur. Yalnız kalan dama, aralarında dama bulunan üç taşa karşı 16’şar, iki taşa veya tek damaya karşı 5’er hamle dayanmalıdır.',
        'Evde oynanırken en uzun zincir çoğu zaman aranmaz. Burada düz taş için de dama için de zorunludur.',
      ],
    },
    brazilian: {
      lead: 'Uluslararası damanın kuralları küçük tahtada: 64 karede on ikişer taş, hızlı ve keskin.',
      tips: [
        'Taşlar geri de alır: taşlarınızın arasından sıyrılan bir taş yine alınabilir.',
        'Uzun çaprazdaki yalnız damayı yakalamak zordur.',
      ],
      sources: [
        'Kurallar Brezilya konfederasyonunundur. Az taş kalınca hangi durumların 5’er hamle sonra berabere bittiği yukarıda yazılıdır.',
        'Evde oynayanların çoğunda taş geri almaz veya alış serbesttir. Burada ikisi de yoktur.',
      ],
    },
    spanish: {
      lead: 'Taşlar yalnız ileri alır, dama uzağa gider; eşit zincirlerden daha çok dama alanı oynanmalıdır.',
      tips: [
        'Taşlar geri alamadığı için dama burada çok güçlüdür: son sıraya önce siz varın.',
        'Uzun çaprazı gözden kaçırmayın: oradaki dama tahtaya hükmeder.',
      ],
      sources: [
        'Kurallar İspanya federasyonunundur. Portekiz damasının kuralları aynıdır, oyun dosyalarında numarası ayrıdır.',
        'Birçok evde alış serbesttir. Burada önce en çok taşa, sonra en çok damaya bakılır.',
      ],
    },
    portuguese: {
      lead: 'Portekiz’in klasik daması: kurallar İspanyol damasındakilerle aynıdır, her oyuncunun sağ köşesi koyudur.',
      tips: [
        'Taşlar geri alamadığı için dama burada çok güçlüdür: son sıraya önce siz varın.',
        'Uzun çaprazı gözden kaçırmayın: oradaki dama tahtaya hükmeder.',
      ],
      sources: [
        'Kurallar İspanyol damasındakilerle aynıdır; oyun dosyalarında ikisinin numarası ayrıdır.',
        'Birçok evde alış serbesttir. Burada önce en çok taşa, sonra en çok damaya bakılır.',
      ],
    },
    russian: {
      lead: 'Şaşki: taşlar geri de alır, alış serbesttir, son sıraya varan taş dama olarak devam eder.',
      tips: [
        'a1 ile h8 arasındaki uzun çaprazda yalnız bir dama birçok taşa dayanabilir: o çaprazı önce siz tutun.',
        'Son sıradan geçen bir zincir aynı hamlede damanın alışlarını da getirir.',
      ],
      sources: [
        'Kurallar uluslararası federasyonun 64 kare kolunundur. Beraberlik, yukarıda yazıldığı gibi kalan taşlara bağlıdır: üç veya daha çok damanın tek damayı yenmek için 15 hamlesi vardır.',
        'Oyun yazılırken alış iki nokta üst üste ile gösterilir: c3:e5.',
      ],
    },
    pool: {
      lead: 'Amerikan pool checkers: taşlar geri de alır, dama uzağa gider, alış serbesttir, önce Siyah oynar.',
      tips: [
        'Üç dama tek damayı 13’er hamle içinde yenmelidir: yakalamayı üçüncü damanız çıkmadan planlayın.',
        'Zincirde son sıradan yalnız geçen taş düz taş kalır. Dama istiyorsanız orada biten bir zincir seçin.',
      ],
      sources: [
        'Kurallar Amerikan pool checkers birliğinindir. Kareler İngiliz damasındaki gibi numaralanır.',
        'Damanın uzağa gittiği birçok türde en uzun zincir zorunludur; burada değildir.',
      ],
    },
    czech: {
      lead: 'Taşlar yalnız ileri alır, dama uzağa gider; dama alabiliyorsa alması gereken odur.',
      tips: [
        'Almak zorunda kalan dama yerinden çekilebilir: tam zamanında ona bir taş verin.',
        'Taş sayısı sizi bağlamaz. Sonunda güvende kalacağınız alışı seçin.',
      ],
      sources: [
        'Kurallar Çek federasyonunundur.',
        'Evde oynanırken bazen dama yerine düz taşla alınır. Burada dama önce gelir.',
      ],
    },
  },
}
