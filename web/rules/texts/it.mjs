/** Le regole in italiano. «Pezzo» dice pedina o dama; più prese di seguito sono una presa multipla;
 * le righe della damiera sono traverse. */

export const it = {
  title: '{rules}: le regole · damier',
  allRules: 'Tutte le regole',
  languages: 'Lingue',
  onThisPage: 'In questa pagina',
  strong: 'In grassetto ciò che cambia.',
  index: {
    title: 'Le regole della dama',
    lead: 'Dodici modi di giocare a dama, ciascuno spiegato con i diagrammi e messo a confronto con gli altri.',
  },
  headings: {
    aim: 'Scopo del gioco',
    board: 'Damiera e posizione iniziale',
    man: 'Come muove la pedina',
    capture: 'La presa',
    king: 'La dama',
    choice: 'Quale presa si deve fare',
    crown: 'La promozione',
    end: 'Come finisce la partita',
    summary: 'In breve',
    comparison: 'Confronto con le altre regole',
    tips: 'Consigli',
    questions: 'Domande e risposte',
    sources: 'Regole di casa e fonti',
  },
  say: {
    aim: 'Lascia l’avversario senza mosse: prendi tutti i suoi pezzi o blocca quelli che restano. Chi deve muovere e non può ha perso.',
    'board-plain':
      'La damiera ha {size} × {size} caselle e si gioca su tutte; il loro colore non conta.',
    'board-a1':
      'La damiera ha {size} × {size} caselle e si gioca solo su quelle scure. Ogni giocatore ha alla sua sinistra una casella d’angolo scura.',
    'board-b1':
      'La damiera ha {size} × {size} caselle e si gioca solo su quelle scure. Ogni giocatore ha alla sua destra una casella d’angolo scura.',
    start: 'Ogni giocatore ha {men} pedine, disposte sulle caselle scure delle {rows} traverse a lui più vicine.',
    startPlain:
      'Ogni giocatore ha {men} pedine, su tutte le caselle della sua seconda e terza traversa. La traversa di bordo resta vuota.',
    startCaption: 'La posizione iniziale, con i nomi delle caselle. Il Bianco è in basso.',
    'first-w': 'Comincia il Bianco, poi si muove a turno. Non si può passare.',
    'first-b': 'Comincia il Nero, poi si muove a turno. Non si può passare.',
    'naming-algebraic':
      'Ogni casella prende il nome dalla lettera della colonna e dal numero della traversa, a partire da a1, in basso a sinistra dal punto di vista del Bianco.',
    'naming-upper-left':
      'Le caselle su cui si gioca sono numerate traversa per traversa, cominciando in alto a sinistra dal punto di vista del Bianco.',
    'naming-lower-right':
      'Le caselle su cui si gioca sono numerate da destra a sinistra e dal basso in alto, traversa per traversa, cominciando in basso a destra dal punto di vista del Bianco.',
    'man-straight':
      'La pedina muove di una casella diritto in avanti o di lato, in una casella vuota. Non muove mai in diagonale e non torna mai indietro.',
    'man-diagonal':
      'La pedina muove di una casella in diagonale in avanti, in una casella vuota. Non torna mai indietro.',
    take: 'La pedina prende saltando un pezzo avversario vicino e fermandosi nella casella vuota subito dietro.',
    'takes-straight': 'La pedina prende diritto in avanti e di lato, non all’indietro.',
    'takes-forward': 'La pedina prende solo in avanti.',
    'takes-both':
      'La pedina prende sia in avanti sia all’indietro, ma quando non prende muove solo in avanti.',
    spares: 'La pedina non può mai prendere una dama, nemmeno a metà di una presa multipla.',
    takesKings: 'La pedina prende sia pedine sia dame.',
    compulsory: 'La presa è obbligatoria: chi può prendere deve farlo.',
    huffing:
      'Il soffio non c’è: una mossa che tralascia una presa non viene accettata, e quindi nessuno perde un pezzo per averla dimenticata.',
    chain:
      'Se dalla casella d’arrivo il pezzo può prendere ancora, continua nella stessa mossa, anche cambiando direzione, finché non può più prendere. Non ci si può fermare a metà.',
    'lifted-at-once':
      'Il pezzo preso si toglie subito dalla damiera, prima del salto seguente. Un salto successivo della stessa presa può perciò passare sulla sua casella o fermarvisi, e su una casella si può tornare più volte.',
    'lifted-at-end':
      'I pezzi presi restano sulla damiera fino alla fine della mossa e nessuno può essere saltato due volte. Sulle caselle vuote invece si può ripassare.',
    noReversal:
      'Da un salto al seguente il pezzo non può invertire la direzione, cioè girarsi di 180 gradi.',
    'king-straight':
      'La dama muove di quante caselle vuole lungo la sua traversa o la sua colonna, in avanti, all’indietro e di lato, purché siano vuote.',
    'king-flies':
      'La dama è volante: muove di quante caselle vuole in diagonale, in avanti e all’indietro, purché siano vuote.',
    'king-steps':
      'La dama muove di una sola casella in diagonale, in avanti o all’indietro, e prende un pezzo vicino in ognuna delle quattro direzioni. Non è volante.',
    kingTakes:
      'Prende a distanza: un pezzo avversario, con sole caselle vuote davanti e almeno una casella vuota dietro. Può fermarsi in una qualsiasi delle caselle vuote che seguono, prima del pezzo successivo.',
    kingGoesOn:
      'Se da qualcuna di quelle caselle può continuare a prendere, deve fermarsi in una di esse.',
    'choice-free':
      'Se ci sono più prese possibili si sceglie liberamente, anche la più corta. C’è un solo obbligo: la presa cominciata va portata a termine.',
    'choice-pieces':
      'Se ci sono più prese possibili, se ne deve fare una che prende il maggior numero di pezzi. Pedine e dame contano allo stesso modo, e non importa quale pezzo prende. A parità di pezzi si sceglie.',
    'choice-pieces-kings':
      'Se ci sono più prese possibili, se ne deve fare una che prende il maggior numero di pezzi; a parità di pezzi, una che prende il maggior numero di dame. Se sono ancora pari, si sceglie.',
    'choice-by-king':
      'Se una dama può prendere, si deve prendere con una dama; si è liberi di scegliere quale delle sue prese. Se possono solo le pedine, si sceglie liberamente. Il numero dei pezzi non conta, ma una presa multipla va portata a termine.',
    'choice-pieces-by-king-kings-early':
      'Se ci sono più prese possibili, si applicano quattro criteri in quest’ordine, finché ne resta una sola. Primo: il maggior numero di pezzi. Secondo: con la dama anziché con la pedina. Terzo: il maggior numero di dame prese. Quarto: la presa che incontra prima una dama, confrontando pezzo per pezzo. Se dopo tutto ciò restano prese pari, si sceglie.',
    crown:
      'La pedina che finisce la mossa sulla traversa più lontana dal suo giocatore diventa dama. Le si mette sopra un’altra pedina; qui porta anche una corona.',
    'crowning-stops':
      'La pedina che con una presa arriva sull’ultima traversa diventa dama e la mossa finisce lì, anche se da dama potrebbe prendere ancora.',
    'crowning-at-end':
      'La pedina che arriva sull’ultima traversa a metà di una presa e può prendere ancora continua come pedina. Diventa dama solo se la mossa finisce sull’ultima traversa.',
    'crowning-at-once':
      'La pedina che arriva sull’ultima traversa a metà di una presa diventa subito dama e continua a prendere come dama nella stessa mossa.',
    end: 'Chi deve muovere e non ha mosse regolari perde, sia che non abbia più pezzi sia che li abbia tutti bloccati. Questo viene prima di ogni patta.',
    draws:
      'La patta si può concordare: uno la offre, l’altro accetta. Le patte elencate qui sotto chiudono la partita da sé, senza che nessuno debba chiederle. Le mosse si contano per ciascun giocatore.',
    'ending-king-against-man':
      'Una dama contro una pedina vince. La partita è decisa appena si arriva a questa posizione, a meno che chi deve muovere possa prendere.',
    'ending-one-piece-each': 'Un solo pezzo per parte, pedina o dama che sia, è subito patta.',
    'tip-offer':
      'Poiché la presa è obbligatoria, puoi guidare i pezzi dell’avversario: offrine uno e prendine due in cambio. Prima di ogni mossa guarda che cosa lo costringerà a fare.',
    'tip-count':
      'Conta prima di toccare: la presa più lunga spesso non è quella che si vede per prima, e anche l’avversario è obbligato a farla.',
    'tip-choose':
      'Puoi scegliere anche la presa più piccola. Guarda dove starà poi il tuo pezzo e chi potrà riprenderlo.',
    'tip-flying':
      'Una dama vale più pedine. Dare due o tre pedine per avere la prima dama è spesso un buon affare.',
    'tip-near':
      'Tieni per un po’ le pedine sulla tua traversa di base: finché sono lì, l’avversario fatica ad andare a dama.',
    'tip-through':
      'Fai attenzione alle prese che toccano l’ultima traversa: quel che vi succede decide molte partite.',
  },
  captions: {
    manStraight: 'La pedina in {d4} può andare in {c4}, {d5} o {e4}.',
    takeStraight:
      'La pedina prende in {d5} o in {e4}, a scelta. Non può prendere in {d3}, dietro di sé.',
    chainStraight: 'Dopo aver preso in {d4}, la pedina è in {d5} e prende ancora in {e5}: una mossa, due pezzi.',
    atOnce:
      'La dama prende in {c3}, {e5} e {g4}. A quel punto {c3} è vuota: la dama vi passa sopra e prende in {b3}. Sono quattro pezzi.',
    noReversal:
      'Da {d6} la dama dovrebbe invertire la direzione per prendere in {d2}. Non può farlo, e così prende un solo pezzo: in {d5} o in {d2}.',
    kingStraight: 'La dama può andare in tutte le caselle della sua traversa e della sua colonna.',
    landStraight: 'La dama prende in {d5} e si ferma in {d6}, {d7} o {d8}.',
    goOnStraight: 'La dama deve fermarsi in {d7}, perché da lì prende anche in {g7}.',
    longestStraight:
      'In avanti la pedina prende due pezzi, di lato, arrivando in {b3}, uno solo. Deve prenderne due.',
    manDiagonal: 'La pedina in {d4} può andare in {c5} o in {e5}.',
    takeForward: 'La pedina prende in {e5}. Non può prendere in {c3}, dietro di sé.',
    takeBoth: 'La pedina prende in {e5}, davanti a sé, o in {c3}, dietro di sé.',
    chainDiagonal: 'Dopo aver preso in {d2}, la pedina è in {e3} e prende ancora in {f4}: una mossa, due pezzi.',
    sparesKings: 'La pedina non può prendere la dama in {e5}. Va in {c5}.',
    ring: 'La dama prende quattro pezzi e torna in {c1}. I quattro sono ancora sulla damiera, ma nessuno può essere saltato due volte.',
    atEnd:
      'Dopo tre pezzi la dama, in {g5}, non può prendere in {d2}: il pezzo in {e3} è già preso, ma sta ancora sulla strada.',
    kingSteps: 'La dama può muovere di una casella in ognuna delle quattro direzioni.',
    kingFlies: 'La dama può andare in tutte le caselle delle sue due diagonali.',
    kingTakesNear: 'La dama prende in {e5}, davanti a sé, o in {c3}, dietro di sé.',
    kingLands:
      'La dama prende da lontano in {e5} e si ferma in una qualsiasi delle caselle che seguono.',
    kingGoesOn: 'La dama deve fermarsi in {f6}, perché da lì prende anche in {e7}.',
    longest:
      'Più pezzi: andando in {c7} la pedina ne prende due, andando in {a5} uno solo. Deve prenderne due.',
    freeChoice:
      'La pedina può prendere due pezzi e finire in {c7}, oppure uno e finire in {a5}. Non può fermarsi dopo il primo dei due.',
    byKing:
      'Con la dama: sia la dama sia la pedina potrebbero prendere un pezzo. Deve farlo la dama.',
    mostKings:
      'Più dame: due pezzi da una parte e dall’altra. Andando in {a7} uno è una dama, andando in {e7} nessuno.',
    mostKingsMan:
      'Più dame: due pezzi da una parte e dall’altra. Andando in {a7} uno è una dama, andando in {e7} nessuno.',
    kingEarly:
      'Prima la dama: una dama da una parte e dall’altra. Andando in {a7} si incontra per prima, andando in {e7} per seconda.',
    'crown-stops':
      'Sull’ultima traversa la pedina diventa dama e la mossa finisce lì, anche se una dama potrebbe continuare.',
    'crown-at-end':
      'Sull’ultima traversa la pedina può prendere ancora: continua come pedina e non diventa dama.',
    'crown-at-once':
      'Sull’ultima traversa la pedina diventa dama e, come dama, prende a distanza un secondo pezzo.',
    'crown-at-end-straight':
      'In {c8} è ancora pedina e al pezzo in {f8} non arriva. La mossa finisce lì, e ora è dama.',
  },
  compareRows: {
    board: 'Damiera',
    men: 'Pedine per parte',
    first: 'Comincia',
    takes: 'La pedina prende',
    takesKings: 'La pedina prende la dama',
    king: 'La dama',
    choice: 'Quale presa',
    crowning: 'La pedina arriva sull’ultima traversa a metà di una presa',
    lifted: 'I pezzi presi si tolgono',
    progress: 'Patta per mancanza di progressi',
  },
  compare: {
    yes: 'sì',
    no: 'mai',
    'cmp-number': '{n}',
    'cmp-board-plain': '{size} × {size}, tutte le caselle',
    'cmp-board-a1': '{size} × {size}, angolo scuro a sinistra',
    'cmp-board-b1': '{size} × {size}, angolo scuro a destra',
    'cmp-first-w': 'il Bianco',
    'cmp-first-b': 'il Nero',
    'cmp-takes-straight': 'in avanti, di lato',
    'cmp-takes-forward': 'in avanti',
    'cmp-takes-both': 'in avanti, all’indietro',
    'cmp-king-straight': 'volante, traverse e colonne',
    'cmp-king-flies': 'volante, diagonali',
    'cmp-king-steps': 'di un passo',
    'cmp-choice-free': 'a scelta',
    'cmp-choice-pieces': 'più pezzi',
    'cmp-choice-pieces-kings': 'più pezzi; più dame',
    'cmp-choice-by-king': 'con la dama, se può',
    'cmp-choice-pieces-by-king-kings-early': 'più pezzi; con la dama; più dame; prima la dama',
    'cmp-crowning-stops': 'diventa dama e si ferma',
    'cmp-crowning-at-end': 'continua come pedina',
    'cmp-crowning-at-once': 'continua come dama',
    'cmp-at-once': 'subito',
    'cmp-at-end': 'a fine mossa',
    'cmp-progress-capture-man-move': '{n} mosse per parte, solo di dame e senza prese',
    'cmp-progress-capture-man-advance': '{n} mosse per parte senza prese né avanzate di pedina',
    'cmp-progress-capture-crowning': '{n} mosse per parte senza prese né promozioni',
  },
  questions: {
    'q-must': 'È obbligatorio prendere?',
    'q-choose': 'Ci sono più prese: posso scegliere?',
    'q-back': 'La pedina può prendere all’indietro?',
    'q-king': 'La pedina può prendere una dama?',
    'q-far': 'Quanto lontano va una dama?',
    'q-crown': 'Che cosa succede quando una pedina arriva sull’ultima traversa durante una presa?',
    'q-first': 'Chi comincia?',
    'q-blocked': 'E se ho ancora pezzi ma nessuna mossa?',
  },
  shared: [
    'Una vecchia usanza è il «soffio»: si toglie all’avversario il pezzo che non ha preso. Qui la presa dovuta si deve fare.',
    'In alcuni regolamenti la patta per ripetizione va chiesta dal giocatore. Qui la terza volta chiude la partita da sé.',
  ],
  sets: {
    turkish: {
      lead: 'La dama turca: le pedine vanno diritte e di lato su tutte le 64 caselle, e la dama domina intere traverse e colonne.',
      tips: [
        'Con una mossa di lato si può aspettare. Il conto verso la patta però continua: lo azzerano solo una presa o l’avanzata di una pedina.',
        'Tieni le pedine unite: per prendere un pezzo serve un vuoto dietro di esso.',
      ],
      sources: [
        'La dama turca è proposta qui in tre varianti. Questa segue la pagina di regole di Kondavo: la pedina che durante una presa passa sull’ultima traversa continua come pedina.',
        'Le regole Dama promuovono subito quella pedina; per le regole Ludoteka un pezzo per parte è patta. Hanno ciascuna la propria pagina.',
      ],
    },
    'turkish-dama': {
      lead: 'Una dama turca dal finale più acceso: la pedina che arriva sull’ultima traversa continua come dama, e una dama vince contro una pedina.',
      tips: [
        'Una presa che tocca l’ultima traversa prosegue come dama nella stessa mossa: cercala per prima.',
        'Una dama contro una pedina è partita vinta. Se la dama è tua, fai cambi fino ad arrivarci.',
      ],
      sources: [
        'Queste regole seguono la pagina «Dama (Draft Game)». La pagina non indica dopo quante mosse è patta; poiché così una partita potrebbe non finire mai, vale qui il numero delle regole turche consuete.',
        'Nelle regole turche consuete e in quelle Ludoteka la pedina che durante una presa passa sull’ultima traversa continua come pedina.',
      ],
    },
    'turkish-ludoteka': {
      lead: 'Una dama turca in cui si fa patta prima: basta un pezzo per parte, o bastano sedici mosse per parte di sole dame e senza prese.',
      tips: [
        'Se sei in svantaggio, fai cambi finché resta un pezzo per parte: è subito patta.',
        'Qualsiasi mossa di pedina azzera il conto, anche di lato.',
      ],
      sources: [
        'Queste regole seguono la pagina di Ludoteka. La pagina non dice che cosa fa la pedina che arriva sull’ultima traversa a metà di una presa; qui continua come pedina, come nelle regole turche consuete.',
      ],
    },
    italian: {
      lead: 'La pedina prende solo in avanti e mai una dama. Tutto il gioco ne dipende: in mezzo alla damiera una dama non teme nessuna pedina.',
      tips: [
        'Solo una dama può prendere una dama. La prima dama vale spesso due pedine.',
        'L’ordine di precedenza delle prese è un’arma: offri una dama, e l’avversario dovrà forse lasciare ciò che vuoi salvare.',
      ],
      sources: [
        'Sono le regole della Federazione Italiana Dama, per la quale è patta quando una posizione si ripete per la quarta volta; qui, come nelle altre regole, basta la terza.',
        'La damiera si può mostrare da una parte o dall’altra. Chi muove per primo ha il Bianco.',
      ],
    },
    english: {
      lead: 'La dama dei britannici, i checkers degli americani: dama di un passo, presa a scelta, e comincia il Nero.',
      tips: [
        'Due dame ne battono una, anche rifugiata in un angolo doppio: impara a stanarla.',
        'Conta i tempi: quando restano pochi pezzi, chi deve cedere dipende spesso da chi ha la mossa.',
      ],
      sources: [
        'I libri antichi numerano le caselle e chiamano i colori in molti modi. Qui il Nero occupa le caselle da 1 a 12 e muove per primo.',
        'In famiglia a volte la dama è volante o la presa non è obbligatoria. Qui no.',
      ],
    },
    international: {
      lead: 'Il gioco delle cento caselle, detto anche dama polacca: la pedina prende all’indietro, la dama è volante e la presa più lunga è d’obbligo.',
      tips: [
        'Tieni il centro con pedine che si sostengono: da lì raggiungono tutte e due le ali.',
        'Impara i tiri: dai una o due pedine perché la presa più lunga porti l’avversario fuori strada.',
      ],
      sources: [
        'Sono le regole della federazione mondiale. Una dama sola contro tre pezzi, di cui almeno uno dama, deve resistere 16 mosse per parte; contro due pezzi o uno, 5.',
        'In famiglia spesso si trascura la presa più lunga. Qui è obbligatoria, per le pedine come per le dame.',
      ],
    },
    brazilian: {
      lead: 'Le regole internazionali sulla damiera piccola: dodici pedine per parte e 64 caselle, un gioco rapido e tagliente.',
      tips: [
        'La pedina prende anche all’indietro: una pedina sgusciata dietro le tue si può ancora prendere.',
        'Una dama sola sulla diagonale principale è difficile da catturare.',
      ],
      sources: [
        'Sono le regole della confederazione brasiliana. L’elenco qui sopra dice con quali pezzi è patta dopo 5 mosse per parte.',
        'In famiglia molti giocano senza la presa all’indietro della pedina, o scegliendo liberamente la presa. Qui no.',
      ],
    },
    spanish: {
      lead: 'La pedina prende solo in avanti, la dama è volante e, a parità di pezzi, si deve prendere il maggior numero di dame.',
      tips: [
        'Qui la dama è fortissima, perché le pedine non prendono all’indietro: arriva per primo sull’ultima traversa.',
        'Tieni d’occhio la diagonale principale: una dama che la occupa comanda la damiera.',
      ],
      sources: [
        'Sono le regole della federazione spagnola. La dama portoghese ha le stesse, con un numero proprio nei file delle partite.',
        'In molte famiglie la presa si sceglie liberamente. Qui decidono prima i pezzi, poi le dame.',
      ],
    },
    portuguese: {
      lead: 'La dama classica del Portogallo: le stesse regole della dama spagnola, con una casella d’angolo scura a destra.',
      tips: [
        'Qui la dama è fortissima, perché le pedine non prendono all’indietro: arriva per primo sull’ultima traversa.',
        'Tieni d’occhio la diagonale principale: una dama che la occupa comanda la damiera.',
      ],
      sources: [
        'Le regole sono quelle della dama spagnola; cambia solo il numero del gioco nei file delle partite.',
        'In molte famiglie la presa si sceglie liberamente. Qui decidono prima i pezzi, poi le dame.',
      ],
    },
    russian: {
      lead: 'Gli shashki: la pedina prende all’indietro, la presa si sceglie, e la pedina che arriva sull’ultima traversa continua come dama.',
      tips: [
        'Sulla diagonale principale, da a1 a h8, una dama sola può resistere a molti pezzi: occupala per primo.',
        'Una presa che passa sull’ultima traversa prosegue come dama nella stessa mossa.',
      ],
      sources: [
        'Sono le regole della sezione 64 caselle della federazione internazionale. Le patte dipendono dai pezzi rimasti, come dice l’elenco qui sopra: tre o più dame hanno 15 mosse per vincere contro una.',
        'Nella notazione la presa si scrive con i due punti: c3:e5.',
      ],
    },
    pool: {
      lead: 'La pool checkers americana: la pedina prende all’indietro, la dama è volante, la presa si sceglie, e comincia il Nero.',
      tips: [
        'Tre dame contro una devono vincere entro 13 mosse per parte: prepara la cattura prima che arrivi la terza.',
        'La pedina che passa soltanto sull’ultima traversa resta pedina. Se vuoi la dama, scegli una presa che finisca lì.',
      ],
      sources: [
        'Sono le regole dell’American Pool Checker Association. Le caselle sono numerate come nella dama inglese.',
        'In altri giochi con la dama volante la presa più lunga è obbligatoria; qui no.',
      ],
    },
    czech: {
      lead: 'La pedina prende solo in avanti, la dama è volante e, se una dama può prendere, si deve prendere con la dama.',
      tips: [
        'Una dama obbligata a prendere si può sviare: offrile una pedina al momento giusto.',
        'Il numero dei pezzi non ti vincola. Scegli la presa che ti lascia al sicuro.',
      ],
      sources: [
        'Sono le regole della federazione ceca.',
        'In famiglia a volte si prende con una pedina al posto della dama. Qui la dama viene prima.',
      ],
    },
  },
}
