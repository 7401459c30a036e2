/** As regras em português, em palavras que servem em Portugal e no Brasil. «Peça» diz peão ou dama;
 * várias tomadas seguidas são uma sequência. */

export const pt = {
  title: '{rules}: as regras · damier',
  allRules: 'Todas as regras',
  languages: 'Idiomas',
  onThisPage: 'Nesta página',
  strong: 'Em negrito, o que é diferente.',
  index: {
    title: 'As regras do jogo de damas',
    lead: 'Doze maneiras de jogar às damas, cada uma explicada com diagramas e comparada com as outras.',
  },
  headings: {
    aim: 'Objetivo do jogo',
    board: 'Tabuleiro e posição inicial',
    man: 'Como anda o peão',
    capture: 'A tomada',
    king: 'A dama',
    choice: 'Que tomada é obrigatória',
    crown: 'A coroação',
    end: 'Como acaba a partida',
    summary: 'Em resumo',
    comparison: 'Comparação com as outras regras',
    tips: 'Conselhos',
    questions: 'Perguntas e respostas',
    sources: 'Regras caseiras e fontes',
  },
  say: {
    aim: 'Deixe o adversário sem lances: tome-lhe todas as peças ou bloqueie as que restarem. Quem tem de jogar e não pode perde.',
    'board-plain':
      'O tabuleiro tem {size} × {size} casas e joga-se em todas; a cor das casas não importa.',
    'board-a1':
      'O tabuleiro tem {size} × {size} casas e joga-se só nas escuras. Cada jogador tem um canto escuro à sua esquerda.',
    'board-b1':
      'O tabuleiro tem {size} × {size} casas e joga-se só nas escuras. Cada jogador tem um canto escuro à sua direita.',
    start: 'Cada lado tem {men} peões, nas casas escuras das {rows} linhas mais próximas do seu jogador.',
    startPlain:
      'Cada lado tem {men} peões, que ocupam todas as casas da sua segunda e da sua terceira linha. A linha da borda fica vazia.',
    startCaption: 'A posição inicial, com os nomes das casas. As Brancas estão na parte de baixo.',
    'first-w': 'Começam as Brancas e depois joga-se alternadamente. Não se pode passar a vez.',
    'first-b': 'Começam as Pretas e depois joga-se alternadamente. Não se pode passar a vez.',
    'naming-algebraic':
      'O nome de cada casa junta a letra da coluna e o número da linha, a partir de a1, no canto inferior esquerdo das Brancas.',
    'naming-upper-left':
      'As casas em que se joga são numeradas linha a linha, começando na parte superior esquerda do ponto de vista das Brancas.',
    'naming-lower-right':
      'As casas em que se joga são numeradas da direita para a esquerda e de baixo para cima, linha a linha, começando na parte inferior direita do ponto de vista das Brancas.',
    'man-straight':
      'O peão anda uma casa em frente ou para o lado, para uma casa vazia. Nunca anda na diagonal e nunca recua.',
    'man-diagonal':
      'O peão anda uma casa na diagonal para a frente, para uma casa vazia. Nunca recua.',
    take: 'O peão toma saltando por cima de uma peça adversária vizinha para a casa vazia logo atrás dela.',
    'takes-straight': 'O peão toma em frente e para os lados, mas não para trás.',
    'takes-forward': 'O peão só toma para a frente.',
    'takes-both':
      'O peão toma para a frente e para trás, embora, quando não toma, só ande para a frente.',
    spares: 'Um peão nunca pode tomar uma dama, nem mesmo no meio de uma sequência.',
    takesKings: 'O peão toma tanto peões como damas.',
    compulsory: 'Tomar é obrigatório: quem pode tomar tem de tomar.',
    huffing:
      'Aqui não se sopra: um lance que deixa de tomar é recusado, e por isso ninguém perde uma peça por esquecimento.',
    chain:
      'Se, da casa a que chega, a peça puder tomar outra vez, continua no mesmo lance, mesmo mudando de direção, e só acaba quando não puder tomar mais. Não se pode parar no meio.',
    'lifted-at-once':
      'A peça tomada sai logo do tabuleiro, antes do salto seguinte. Assim, um salto posterior da mesma sequência pode passar pela casa dela ou parar nela, e pode-se voltar várias vezes à mesma casa.',
    'lifted-at-end':
      'As peças tomadas ficam no tabuleiro enquanto o lance não acaba, e nenhuma pode ser saltada duas vezes. Já pelas casas vazias pode-se voltar a passar.',
    noReversal: 'De um salto para o seguinte, a peça não pode dar meia-volta, isto é, virar 180 graus.',
    'king-straight':
      'A dama anda quantas casas quiser pela sua linha ou pela sua coluna, para a frente, para trás e para os lados, desde que estejam vazias.',
    'king-flies':
      'A dama é voadora: anda quantas casas quiser na diagonal, para a frente e para trás, desde que estejam vazias.',
    'king-steps':
      'A dama anda uma só casa na diagonal, para a frente ou para trás, e toma uma peça vizinha em qualquer das quatro direções. Não é voadora.',
    kingTakes:
      'Toma à distância: uma peça adversária que só tenha casas vazias à frente e pelo menos uma casa vazia atrás. Pode parar em qualquer das casas vazias que se seguem, antes da peça seguinte.',
    kingGoesOn:
      'Se de alguma dessas casas puder continuar a tomar, tem de parar numa delas que o permita.',
    'choice-free':
      'Se houver várias tomadas possíveis, escolhe-se livremente, mesmo a mais curta. Só é obrigatório acabar a sequência começada.',
    'choice-pieces':
      'Se houver várias tomadas possíveis, tem de se fazer uma das que tomam mais peças: é a lei da maioria. Peões e damas contam o mesmo, e não importa que peça toma. Em caso de igualdade, escolhe-se.',
    'choice-pieces-kings':
      'Se houver várias tomadas possíveis, tem de se fazer uma das que tomam mais peças. Com igual número de peças, uma das que tomam mais damas. Se a igualdade se mantiver, escolhe-se.',
    'choice-by-king':
      'Se uma dama puder tomar, tem de se tomar com uma dama; qual das suas tomadas, escolhe-se. Se só os peões puderem, escolhe-se livremente. O número de peças não importa, mas a sequência tem de ser acabada.',
    'choice-pieces-by-king-kings-early':
      'Se houver várias tomadas possíveis, aplicam-se quatro critérios por esta ordem, enquanto restar mais de uma. Primeiro: o maior número de peças. Segundo: com uma dama, de preferência a um peão. Terceiro: o maior número de damas tomadas. Quarto: a sequência que encontra uma dama mais cedo, comparando peça por peça. Se ainda houver tomadas iguais, escolhe-se.',
    crown:
      'O peão que acaba o lance na linha mais afastada do seu jogador passa a dama. Põe-se outro peão em cima dele; aqui leva ainda uma coroa.',
    'crowning-stops':
      'O peão que, ao tomar, chega à última linha passa a dama e o lance acaba ali, mesmo que como dama pudesse tomar mais.',
    'crowning-at-end':
      'O peão que chega à última linha no meio de uma sequência e ainda pode tomar continua como peão. Só passa a dama se o lance acabar na última linha.',
    'crowning-at-once':
      'O peão que chega à última linha no meio de uma sequência passa logo a dama e continua a tomar como dama no mesmo lance.',
    end: 'Quem tem de jogar e não tem lance legal perde, quer já não tenha peças, quer as tenha todas bloqueadas. Isto vem antes de qualquer empate.',
    draws:
      'Pode-se combinar o empate: um lado propõe e o outro aceita. Os empates da lista põem por si fim à partida; ninguém precisa de os pedir. Os lances contam-se por cada lado.',
    'ending-king-against-man':
      'Uma dama contra um peão vence. A partida fica decidida assim que se chega a essa posição, a menos que o lado que joga possa tomar.',
    'ending-one-piece-each': 'Uma só peça de cada lado, peão ou dama, é logo empate.',
    'tip-offer':
      'Como tomar é obrigatório, pode conduzir as peças do adversário: ofereça uma e tome duas em troca. Antes de cada lance, veja o que ele vai forçar.',
    'tip-count':
      'Conte antes de tocar: a sequência mais longa muitas vezes não é a que se vê primeiro, e o adversário também é obrigado a fazê-la.',
    'tip-choose':
      'Pode escolher a tomada mais pequena. Veja onde a sua peça vai ficar e quem a poderá tomar depois.',
    'tip-flying':
      'Uma dama vale vários peões. Dar dois ou três peões pela primeira dama é muitas vezes um bom negócio.',
    'tip-near':
      'Guarde por algum tempo os peões da sua primeira linha: enquanto lá estiverem, o adversário terá dificuldade em fazer dama.',
    'tip-through':
      'Atenção às sequências que tocam a última linha: o que ali acontece decide muitas partidas.',
  },
  captions: {
    manStraight: 'O peão de {d4} pode ir para {c4}, {d5} ou {e4}.',
    takeStraight:
      'O peão toma o de {d5} ou o de {e4}, à escolha. Não pode tomar o de {d3}, que está atrás.',
    chainStraight: 'Depois de tomar em {d4}, o peão está em {d5} e toma também em {e5}: um lance, duas peças.',
    atOnce:
      'A dama toma em {c3}, {e5} e {g4}. Como então {c3} já está vazia, passa por ela e toma em {b3}: quatro peças.',
    noReversal:
      'De {d6}, a dama teria de dar meia-volta para tomar em {d2}. Não pode, e por isso toma uma só peça: a de {d5} ou a de {d2}.',
    kingStraight: 'A dama pode ir para qualquer casa da sua linha e da sua coluna.',
    landStraight: 'A dama toma em {d5} e para em {d6}, {d7} ou {d8}.',
    goOnStraight: 'A dama tem de parar em {d7}, porque dali toma também em {g7}.',
    longestStraight:
      'Em frente, o peão toma duas peças; para o lado, até {b3}, só uma. Tem de tomar as duas.',
    manDiagonal: 'O peão de {d4} pode ir para {c5} ou para {e5}.',
    takeForward: 'O peão toma em {e5}. Não pode tomar em {c3}, atrás dele.',
    takeBoth: 'O peão toma em {e5}, à sua frente, ou em {c3}, atrás dele.',
    chainDiagonal: 'Depois de tomar em {d2}, o peão está em {e3} e toma também em {f4}: um lance, duas peças.',
    sparesKings: 'O peão não pode tomar a dama de {e5}. Vai para {c5}.',
    ring: 'A dama toma quatro peças e volta a {c1}. As quatro ainda estão no tabuleiro, mas nenhuma pode ser saltada duas vezes.',
    atEnd:
      'Depois de três peças, a dama, em {g5}, não pode tomar em {d2}: a peça de {e3} já foi tomada, mas ainda lhe barra o caminho.',
    kingSteps: 'A dama pode andar uma casa em cada uma das quatro direções.',
    kingFlies: 'A dama pode ir para qualquer casa das suas duas diagonais.',
    kingTakesNear: 'A dama toma em {e5}, à sua frente, ou em {c3}, atrás dela.',
    kingLands: 'A dama toma de longe em {e5} e para em qualquer das casas que se seguem.',
    kingGoesOn: 'A dama tem de parar em {f6}, porque dali toma também em {e7}.',
    longest:
      'Mais peças: indo para {c7}, o peão toma duas; indo para {a5}, só uma. Tem de tomar as duas.',
    freeChoice:
      'O peão pode tomar duas peças e acabar em {c7}, ou uma e acabar em {a5}. Não pode parar depois da primeira das duas.',
    byKing:
      'Com uma dama: tanto a dama como o peão poderiam tomar uma peça. Tem de ser a dama a fazê-lo.',
    mostKings:
      'Mais damas: duas peças por qualquer dos lados. Indo para {a7}, uma é dama; indo para {e7}, nenhuma.',
    mostKingsMan:
      'Mais damas: duas peças por qualquer dos lados. Indo para {a7}, uma é dama; indo para {e7}, nenhuma.',
    kingEarly:
      'A dama mais cedo: uma dama por qualquer dos lados. Indo para {a7}, é a primeira peça; indo para {e7}, a segunda.',
    'crown-stops':
      'Na última linha, o peão passa a dama e o lance acaba ali, embora uma dama pudesse continuar.',
    'crown-at-end':
      'Na última linha, o peão ainda pode tomar: continua como peão e não passa a dama.',
    'crown-at-once':
      'Na última linha, o peão passa a dama e, como dama, toma à distância uma segunda peça.',
    'crown-at-end-straight':
      'Em {c8} ainda é peão e não alcança a peça de {f8}. O lance acaba ali e agora, sim, passa a dama.',
  },
  compareRows: {
    board: 'Tabuleiro',
    men: 'Peões de cada lado',
    first: 'Começam',
    takes: 'O peão toma',
    takesKings: 'O peão toma damas',
    king: 'A dama',
    choice: 'Que tomada',
    crowning: 'Um peão chega à última linha no meio de uma sequência',
    lifted: 'As peças tomadas saem',
    progress: 'Empate por falta de progresso',
  },
  compare: {
    yes: 'sim',
    no: 'nunca',
    'cmp-number': '{n}',
    'cmp-board-plain': '{size} × {size}, todas as casas',
    'cmp-board-a1': '{size} × {size}, canto escuro à esquerda',
    'cmp-board-b1': '{size} × {size}, canto escuro à direita',
    'cmp-first-w': 'as Brancas',
    'cmp-first-b': 'as Pretas',
    'cmp-takes-straight': 'para a frente e os lados',
    'cmp-takes-forward': 'para a frente',
    'cmp-takes-both': 'para a frente e para trás',
    'cmp-king-straight': 'voadora, linhas e colunas',
    'cmp-king-flies': 'voadora, diagonais',
    'cmp-king-steps': 'de um passo',
    'cmp-choice-free': 'qualquer uma',
    'cmp-choice-pieces': 'mais peças',
    'cmp-choice-pieces-kings': 'mais peças; mais damas',
    'cmp-choice-by-king': 'com uma dama, se ela puder',
    'cmp-choice-pieces-by-king-kings-early':
      'mais peças; com uma dama; mais damas; a dama mais cedo',
    'cmp-crowning-stops': 'passa a dama e para',
    'cmp-crowning-at-end': 'continua como peão',
    'cmp-crowning-at-once': 'continua como dama',
    'cmp-at-once': 'logo',
    'cmp-at-end': 'no fim do lance',
    'cmp-progress-capture-man-move': '{n} lances de cada lado, só de damas e sem tomadas',
    'cmp-progress-capture-man-advance': '{n} lances de cada lado sem tomadas nem avanços de peão',
    'cmp-progress-capture-crowning': '{n} lances de cada lado sem tomadas nem coroações',
  },
  questions: {
    'q-must': 'É obrigatório tomar?',
    'q-choose': 'Há várias tomadas: posso escolher?',
    'q-back': 'Um peão pode tomar para trás?',
    'q-king': 'Um peão pode tomar uma dama?',
    'q-far': 'Até onde vai uma dama?',
    'q-crown': 'O que acontece quando um peão chega à última linha durante uma tomada?',
    'q-first': 'Quem começa?',
    'q-blocked': 'E se eu tiver peças, mas nenhum lance?',
  },
  shared: [
    'Um velho costume é «soprar»: tira-se ao adversário a peça que não tomou. Aqui, a tomada que houver tem de ser feita.',
    'Em alguns regulamentos é o jogador que pede o empate por repetição. Aqui, a terceira vez põe por si fim à partida.',
  ],
  sets: {
    turkish: {
      lead: 'As damas da Turquia: os peões andam em frente e para os lados nas 64 casas, e a dama domina linhas e colunas inteiras.',
      tips: [
        'Um lance para o lado permite esperar. Mas não põe a zero a contagem para o empate: só o fazem uma tomada ou o avanço de um peão.',
        'Mantenha os peões juntos: para tomar uma peça é preciso um vazio atrás dela.',
      ],
      sources: [
        'As damas turcas têm aqui três variantes. Esta segue a página de regras de Kondavo: numa sequência que passa pela última linha, o peão continua como peão.',
        'Nas regras Dama, esse peão passa logo a dama; nas regras Ludoteka, uma peça de cada lado é empate. Ambas têm página própria.',
      ],
    },
    'turkish-dama': {
      lead: 'Umas damas turcas de final mais vivo: o peão que chega à última linha continua como dama, e uma dama vence um peão.',
      tips: [
        'Uma sequência que toca a última linha continua com dama no mesmo lance: procure-a primeiro.',
        'Uma dama contra um peão vence. Se a dama for sua, troque peças para lá chegar.',
      ],
      sources: [
        'Estas regras seguem a página «Dama (Draft Game)», que não diz ao fim de quantos lances há empate; como assim uma partida poderia nunca acabar, vale aqui o número das regras turcas habituais.',
        'Nas regras turcas habituais e nas de Ludoteka, o peão que passa pela última linha numa sequência continua como peão.',
      ],
    },
    'turkish-ludoteka': {
      lead: 'Umas damas turcas em que se empata mais depressa: basta uma peça de cada lado, ou 16 lances de cada lado só de damas e sem tomadas.',
      tips: [
        'Se estiver em desvantagem, troque peças para que reste uma de cada lado: é logo empate.',
        'Qualquer lance de peão põe a contagem a zero, mesmo para o lado.',
      ],
      sources: [
        'Estas regras seguem a página de Ludoteka, que não diz o que faz o peão que chega à última linha no meio de uma sequência; aqui continua como peão, como nas regras turcas habituais.',
      ],
    },
    italian: {
      lead: 'O peão só toma para a frente e nunca uma dama. Daí vem todo o jogo: no meio do tabuleiro, uma dama não teme peão nenhum.',
      tips: [
        'Só uma dama pode tomar outra dama. A primeira dama vale muitas vezes dois peões.',
        'A ordem de preferência é uma arma: ofereça uma dama, e o adversário talvez tenha de deixar o que quer conservar.',
      ],
      sources: [
        'São as regras da federação italiana, para a qual há empate quando uma posição surge pela quarta vez; aqui, como nas outras regras, basta a terceira.',
        'O tabuleiro pode ser visto de um lado ou do outro. Quem joga primeiro tem as Brancas.',
      ],
    },
    english: {
      lead: 'As damas dos britânicos e as checkers dos americanos: dama de um passo, tomada à escolha, e começam as Pretas.',
      tips: [
        'Duas damas vencem uma, mesmo refugiada num canto duplo: aprenda a tirá-la de lá.',
        'Conte os tempos: quando restam poucas peças, quem tem de ceder depende muitas vezes de quem joga.',
      ],
      sources: [
        'Os livros antigos numeram as casas e dão nome aos lados de muitas maneiras. Aqui as Pretas ocupam as casas 1 a 12 e jogam primeiro.',
        'Em família, às vezes a dama é voadora ou não é obrigatório tomar. Aqui, nem uma coisa nem outra.',
      ],
    },
    international: {
      lead: 'O jogo das cem casas, também chamado damas polacas: o peão toma para trás, a dama é voadora e a sequência mais longa é obrigatória.',
      tips: [
        'Ocupe o centro com peões que se apoiem uns aos outros: dali chegam às duas alas.',
        'Aprenda os golpes: dê um ou dois peões para que a sequência mais longa tire o adversário do caminho.',
      ],
      sources: [
        'São as regras da federação mundial. Uma dama sozinha contra três peças, entre elas pelo menos uma dama, tem de resistir 16 lances de cada lado; contra duas peças ou uma, 5.',
        'Em casa, muitas vezes não se cumpre a lei da maioria. Aqui ela é obrigatória, para peões e para damas.',
      ],
    },
    brazilian: {
      lead: 'As regras internacionais no tabuleiro pequeno: doze peões de cada lado e 64 casas, um jogo rápido e agudo.',
      tips: [
        'O peão também toma para trás: um peão que se infiltrou entre os seus ainda pode ser tomado.',
        'Uma dama sozinha na grande diagonal é difícil de capturar.',
      ],
      sources: [
        'São as regras da confederação brasileira. A lista acima diz com que peças há empate ao fim de 5 lances de cada lado.',
        'Em casa, muitos jogam sem tomada para trás do peão, ou com livre escolha da tomada. Aqui, nem uma coisa nem outra.',
      ],
    },
    spanish: {
      lead: 'O peão só toma para a frente, a dama é voadora e, com igual número de peças, tem de se tomar o maior número de damas.',
      tips: [
        'A dama é aqui muito forte, porque os peões não tomam para trás: chegue primeiro à última linha.',
        'Vigie a grande diagonal: a dama que a ocupa manda no tabuleiro.',
      ],
      sources: [
        'São as regras da federação espanhola. As damas portuguesas têm as mesmas, com um número próprio nas partidas gravadas.',
        'Em muitas casas a tomada é de livre escolha. Aqui decidem a quantidade de peças e, depois, a quantidade de damas.',
      ],
    },
    portuguese: {
      lead: 'As damas clássicas de Portugal: as mesmas regras das damas espanholas, com um canto escuro à direita.',
      tips: [
        'A dama é aqui muito forte, porque os peões não tomam para trás: chegue primeiro à última linha.',
        'Vigie a grande diagonal: a dama que a ocupa manda no tabuleiro.',
      ],
      sources: [
        'As regras são as das damas espanholas; nas partidas gravadas só muda o número do jogo.',
        'Em muitas casas a tomada é de livre escolha. Aqui decidem a quantidade de peças e, depois, a quantidade de damas.',
      ],
    },
    russian: {
      lead: 'As shashki: o peão toma para trás, a tomada é à escolha, e o peão que chega à última linha continua como dama.',
      tips: [
        'Na grande diagonal, de a1 a h8, uma dama sozinha pode resistir contra muitas peças: ocupe-a primeiro.',
        'Uma sequência que passa pela última linha continua com dama no mesmo lance.',
      ],
      sources: [
        'São as regras da divisão de 64 casas da federação internacional. Os empates dependem das peças que restam, como diz a lista acima: três damas ou mais têm 15 lances para vencer uma.',
        'Na notação, a tomada escreve-se com dois-pontos: c3:e5.',
      ],
    },
    pool: {
      lead: 'As pool checkers americanas: o peão toma para trás, a dama é voadora, a tomada é à escolha, e começam as Pretas.',
      tips: [
        'Três damas contra uma têm de vencer em 13 lances de cada lado: prepare a caça antes de chegar a terceira.',
        'O peão que apenas passa pela última linha numa sequência continua a ser peão. Se quer uma dama, escolha uma sequência que acabe ali.',
      ],
      sources: [
        'São as regras da American Pool Checker Association. As casas são numeradas como nas damas inglesas.',
        'Noutros jogos de dama voadora a sequência mais longa é obrigatória; aqui não.',
      ],
    },
    czech: {
      lead: 'O peão só toma para a frente, a dama é voadora e, se uma dama puder tomar, tem de se tomar com uma dama.',
      tips: [
        'Uma dama obrigada a tomar pode ser desviada: ofereça-lhe um peão no momento certo.',
        'O número de peças não obriga a nada. Escolha a tomada que o deixe a salvo.',
      ],
      sources: [
        'São as regras da federação checa.',
        'Em casa, às vezes toma-se com um peão em vez da dama. Aqui a dama vem primeiro.',
      ],
    },
  },
}
