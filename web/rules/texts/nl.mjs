/** De regelpagina’s in het Nederlands. Wat geen dam is heet schijf; „stuk” is het een of het ander. */

export const nl = {
  title: '{rules}: de spelregels · damier',
  allRules: 'Alle damspelen',
  languages: 'Talen',
  onThisPage: 'Op deze pagina',
  strong: 'Vet is wat verschilt.',
  index: {
    title: 'De spelregels van het dammen',
    lead: 'Twaalf damspelen, elk met diagrammen uitgelegd en naast de andere gezet.',
  },
  headings: {
    aim: 'Doel',
    board: 'Bord en beginstand',
    man: 'Zo gaat een schijf',
    capture: 'Slaan',
    king: 'De dam',
    choice: 'Welke slag moet',
    crown: 'Promotie',
    end: 'Hoe het eindigt',
    summary: 'In het kort',
    comparison: 'Naast de andere damspelen',
    tips: 'Speeltips',
    questions: 'Vragen en antwoorden',
    sources: 'Huisregels en bronnen',
  },
  say: {
    aim: 'Zet je tegenstander zonder zet: sla al zijn stukken, of sluit op wat er nog staat. Wie aan zet is en niet kan, heeft verloren.',
    'board-plain':
      'Het bord heeft {size} bij {size} velden en op alle wordt gespeeld; hun kleur doet er niet toe.',
    'board-a1':
      'Het bord heeft {size} bij {size} velden; alleen op de donkere wordt gespeeld. Elke speler heeft links een donker hoekveld.',
    'board-b1':
      'Het bord heeft {size} bij {size} velden; alleen op de donkere wordt gespeeld. Elke speler heeft rechts een donker hoekveld.',
    start: 'Elke kleur heeft {men} schijven, op de donkere velden van de {rows} rijen die het dichtst bij de speler liggen.',
    startPlain:
      'Elke kleur heeft {men} schijven, op alle velden van haar tweede en derde rij. De rij aan de rand blijft leeg.',
    startCaption: 'De beginstand, met de namen van de velden. Wit staat onder.',
    'first-w': 'Wit begint, daarna zet je om beurten. Overslaan mag niet.',
    'first-b': 'Zwart begint, daarna zet je om beurten. Overslaan mag niet.',
    'naming-algebraic':
      'Een veld heet naar de letter van zijn kolom en het nummer van zijn rij; a1 is de hoek linksonder voor wit.',
    'naming-upper-left':
      'De speelvelden zijn genummerd, rij voor rij, vanaf de hoek linksboven voor wit.',
    'naming-lower-right':
      'De speelvelden zijn genummerd vanaf de hoek rechtsonder voor wit: in elke rij van rechts naar links, rij na rij omhoog.',
    'man-straight': 'Een schijf gaat één veld recht vooruit of opzij, naar een leeg veld. Schuin of achteruit gaat zij nooit.',
    'man-diagonal': 'Een schijf gaat één veld schuin vooruit, naar een leeg veld. Achteruit schuift zij nooit.',
    take: 'Een schijf slaat door over een vijandelijk stuk op het veld ernaast te springen, naar het lege veld er vlak achter.',
    'takes-straight': 'Een schijf slaat recht vooruit en opzij, niet achteruit.',
    'takes-forward': 'Een schijf slaat alleen vooruit.',
    'takes-both': 'Een schijf slaat vooruit en achteruit, al gaat zij zonder te slaan alleen vooruit.',
    spares: 'Een schijf kan nooit een dam slaan, ook niet midden in een slag.',
    takesKings: 'Een schijf slaat schijven en dammen.',
    compulsory: 'Er is slagplicht: wie kan slaan, moet slaan.',
    huffing: 'Een zet die een slag overslaat wordt hier niet aangenomen; er wordt dus ook geen stuk voor straf weggenomen.',
    chain: 'Kan het stuk van zijn nieuwe veld opnieuw slaan, dan slaat het in dezelfde zet door, zo nodig in een andere richting, tot er niets meer te slaan is. Halverwege stoppen mag niet.',
    'lifted-at-once':
      'Een geslagen stuk gaat meteen van het bord, nog voor de volgende sprong. Een latere sprong van dezelfde slag mag over dat veld gaan of er eindigen, en een veld mag meer dan eens worden aangedaan.',
    'lifted-at-end':
      'Geslagen stukken blijven staan tot de zet klaar is, en over geen ervan mag je twee keer springen. Over lege velden mag je wel vaker gaan.',
    noReversal: 'Van de ene sprong op de andere mag het stuk niet recht terug, 180 graden gedraaid.',
    'king-straight': 'Een dam gaat zo ver hij wil langs zijn rij of zijn kolom, vooruit, achteruit en opzij, over lege velden.',
    'king-flies': 'Een dam gaat zo ver hij wil langs een diagonaal, vooruit en achteruit, over lege velden.',
    'king-steps':
      'Een dam gaat één veld schuin, vooruit of achteruit, en slaat een stuk op het veld ernaast in elk van de vier richtingen. Verder gaat hij niet.',
    kingTakes:
      'Hij slaat op afstand: één vijandelijk stuk, met alleen lege velden ervoor en minstens één leeg veld er vlak achter. Hij mag op elk leeg veld daarachter landen, tot aan het volgende stuk.',
    kingGoesOn: 'Kan hij van een van die velden doorslaan, dan moet hij op zo’n veld landen.',
    'choice-free':
      'Zijn er meer slagen mogelijk, dan kies je vrij, ook een kleinere. Alleen moet je een begonnen slag afmaken.',
    'choice-pieces':
      'Zijn er meer slagen mogelijk, dan gaat meerslag voor: je slaat de meeste stukken. Schijven en dammen tellen even zwaar, en het maakt niet uit waarmee je slaat. Is het aantal gelijk, dan kies jij.',
    'choice-pieces-kings':
      'Zijn er meer slagen mogelijk, dan gaat meerslag voor: je slaat de meeste stukken. Is dat aantal gelijk, dan sla je de meeste dammen. Is ook dat gelijk, dan kies jij.',
    'choice-by-king':
      'Kan een dam slaan, dan moet een dam slaan; welke van zijn slagen kies je zelf. Kunnen alleen schijven slaan, dan kies je vrij. Het aantal stukken telt niet, maar een slag moet je afmaken.',
    'choice-pieces-by-king-kings-early':
      'Zijn er meer slagen mogelijk, dan gelden vier regels na elkaar, tot er één slag over is. Eerst: de meeste stukken. Dan: met een dam in plaats van een schijf. Dan: de meeste geslagen dammen. Ten slotte: de slag die het eerst een dam tegenkomt, stuk voor stuk vergeleken. Is het daarna nog gelijk, dan kies jij.',
    crown: 'Een schijf die haar zet eindigt op de rij die het verst van haar speler ligt, de damlijn, wordt dam. Een dam herken je aan een tweede schijf erop, hier ook aan een kroon.',
    'crowning-stops':
      'Een schijf die slaand op de damlijn komt, wordt dam en haar zet is daar uit, ook als zij als dam had kunnen doorslaan.',
    'crowning-at-end':
      'Een schijf die midden in een slag op de damlijn komt en kan doorslaan, gaat als schijf verder. Dam wordt zij alleen als de zet op de damlijn eindigt.',
    'crowning-at-once':
      'Een schijf die midden in een slag op de damlijn komt, wordt meteen dam en slaat in dezelfde zet als dam door.',
    end: 'Wie aan zet is en geen geldige zet heeft, verliest: geen stukken meer, of alle stukken opgesloten. Dat gaat voor elke remise.',
    draws: 'Remise kan worden afgesproken: de een biedt aan, de ander neemt aan. De remises in de lijst gaan vanzelf in; niemand hoeft ze te vragen. De zetten tellen voor elke kleur apart.',
    'ending-king-against-man':
      'Eén dam tegen één schijf is gewonnen voor de dam. De partij is uit zodra die stand er is, tenzij wie aan zet is kan slaan.',
    'ending-one-piece-each': 'Hebben beide kleuren nog één stuk, schijf of dam, dan is het meteen remise.',
    'tip-offer':
      'Door de slagplicht kun je de stukken van je tegenstander sturen: geef er een, en sla er twee terug. Kijk voor elke zet wat hij afdwingt.',
    'tip-count': 'Tel voor je iets aanraakt: de langste slag is vaak niet die je het eerst ziet, en ook je tegenstander moet die nemen.',
    'tip-choose': 'Je mag de kleinere slag kiezen. Kijk waar je stuk daarna staat, en wat het terug kan slaan.',
    'tip-flying': 'Een dam is meerdere schijven waard. Twee of drie schijven geven voor de eerste dam is vaak een goede ruil.',
    'tip-near': 'Houd een tijd schijven op je achterste rij: zolang die daar staan, haalt je tegenstander moeilijk dam.',
    'tip-through': 'Let op slagen die de damlijn raken: wat daar gebeurt beslist veel partijen.',
  },
  captions: {
    'manStraight': 'De schijf op {d4} mag naar {c4}, {d5} of {e4}.',
    'takeStraight': 'De schijf slaat {d5} of {e4}, wat je maar wilt. Wat achter haar staat, {d3}, kan zij niet slaan.',
    'chainStraight': 'De schijf slaat het stuk op {d4}, staat dan op {d5} en slaat ook dat op {e5}: één zet, twee stukken.',
    'atOnce': 'De dam slaat {c3}, {e5} en {g4}. Omdat {c3} dan leeg is, gaat hij over dat veld en slaat {b3}: vier stukken.',
    'noReversal': 'Van {d6} zou de dam recht terug moeten om {d2} te slaan. Dat mag niet, dus slaat hij één stuk: {d5} of {d2}.',
    'kingStraight': 'De dam mag naar elk veld van zijn rij en zijn kolom.',
    'landStraight': 'De dam slaat {d5} en landt op {d6}, {d7} of {d8}.',
    'goOnStraight': 'De dam moet op {d7} landen, want van daar slaat hij ook {g7}.',
    'longestStraight': 'Vooruit slaat de schijf er twee, opzij naar {b3} maar één. Zij moet er twee slaan.',
    'manDiagonal': 'De schijf op {d4} mag naar {c5} of {e5}.',
    'takeForward': 'De schijf slaat het stuk op {e5}. Wat achter haar staat, op {c3}, kan zij niet slaan.',
    'takeBoth': 'De schijf slaat het stuk voor zich, op {e5}, of achter zich, op {c3}.',
    'chainDiagonal': 'De schijf slaat het stuk op {d2}, staat dan op {e3} en slaat ook dat op {f4}: één zet, twee stukken.',
    'sparesKings': 'Een schijf kan de dam op {e5} niet slaan. Zij gaat naar {c5}.',
    'ring': 'De dam slaat vier stukken en is terug op {c1}. Alle vier staan er nog, maar geen ervan mag twee keer geslagen worden.',
    'atEnd': 'Na drie stukken kan de dam op {g5} dat op {d2} niet ook slaan: het stuk op {e3} is geslagen, maar staat nog in de weg.',
    'kingSteps': 'De dam mag één veld in elk van de vier richtingen.',
    'kingFlies': 'De dam mag naar elk veld van beide diagonalen.',
    'kingTakesNear': 'De dam slaat het stuk voor zich, op {e5}, of achter zich, op {c3}.',
    'kingLands': 'De dam slaat het stuk op {e5} van ver en landt op een veld naar keuze erachter.',
    'kingGoesOn': 'De dam moet op {f6} landen, want van daar slaat hij ook het stuk op {e7}.',
    'longest': 'De meeste stukken: naar veld {c7} slaat de schijf er twee, naar veld {a5} maar één. Zij moet er twee slaan.',
    'freeChoice': 'De schijf mag er twee slaan en op {c7} eindigen, of één en op {a5} eindigen. Na de eerste van de twee mag zij niet stoppen.',
    'byKing': 'Met een dam: dam en schijf kunnen elk één stuk slaan. De dam moet het doen.',
    'mostKings': 'De meeste dammen: beide wegen slaan twee stukken. Op weg naar veld {a7} is een van de twee een dam, naar veld {e7} geen.',
    'mostKingsMan': 'De meeste dammen: beide wegen slaan twee stukken. Op weg naar veld {a7} is een van de twee een dam, naar veld {e7} geen.',
    'kingEarly': 'Het eerst een dam: beide wegen slaan één dam. Op weg naar veld {a7} komt die eerst, naar veld {e7} als tweede.',
    'crown-stops': 'De schijf wordt dam op de damlijn en de zet is daar uit, al zou een dam kunnen doorslaan.',
    'crown-at-end': 'Op de damlijn kan de schijf nog slaan: zij gaat als schijf verder en wordt geen dam.',
    'crown-at-once': 'Op de damlijn wordt de schijf dam, en als dam slaat zij op afstand een tweede stuk.',
    'crown-at-end-straight': 'Op {c8} is het nog een schijf, en {f8} staat buiten haar bereik. De zet eindigt daar, dus nu wordt zij dam.',
  },
  compareRows: {
    board: 'Bord',
    men: 'Schijven per kleur',
    first: 'Eerste zet',
    takes: 'Een schijf slaat',
    takesKings: 'Een schijf slaat een dam',
    king: 'De dam',
    choice: 'Welke slag',
    crowning: 'Schijf midden in een slag op de damlijn',
    lifted: 'Geslagen stukken gaan weg',
    progress: 'Remise zonder vooruitgang',
  },
  compare: {
    yes: 'ja',
    no: 'nee',
    'cmp-number': '{n}',
    'cmp-board-plain': '{size} × {size}, alle velden',
    'cmp-board-a1': '{size} × {size}, donkere hoek links',
    'cmp-board-b1': '{size} × {size}, donkere hoek rechts',
    'cmp-first-w': 'wit',
    'cmp-first-b': 'zwart',
    'cmp-takes-straight': 'vooruit, opzij',
    'cmp-takes-forward': 'vooruit',
    'cmp-takes-both': 'vooruit, achteruit',
    'cmp-king-straight': 'ver, langs rijen en kolommen',
    'cmp-king-flies': 'ver, langs diagonalen',
    'cmp-king-steps': 'één veld',
    'cmp-choice-free': 'naar keuze',
    'cmp-choice-pieces': 'de meeste stukken',
    'cmp-choice-pieces-kings': 'de meeste stukken; de meeste dammen',
    'cmp-choice-by-king': 'met een dam, als die kan',
    'cmp-choice-pieces-by-king-kings-early':
      'de meeste stukken; met een dam; de meeste dammen; het eerst een dam',
    'cmp-crowning-stops': 'wordt dam, zet uit',
    'cmp-crowning-at-end': 'slaat door als schijf',
    'cmp-crowning-at-once': 'slaat door als dam',
    'cmp-at-once': 'meteen',
    'cmp-at-end': 'na de zet',
    'cmp-progress-capture-man-move': 'elk {n} zetten met alleen dammen, niets geslagen',
    'cmp-progress-capture-man-advance': 'elk {n} zetten, niets geslagen, geen schijf vooruit',
    'cmp-progress-capture-crowning': 'elk {n} zetten, niets geslagen, geen promotie',
  },
  questions: {
    'q-must': 'Moet ik slaan?',
    'q-choose': 'Er zijn meer slagen. Mag ik kiezen?',
    'q-back': 'Mag een schijf achteruit slaan?',
    'q-king': 'Mag een schijf een dam slaan?',
    'q-far': 'Hoe ver gaat een dam?',
    'q-crown': 'Wat gebeurt er als een schijf tijdens het slaan op de damlijn komt?',
    'q-first': 'Wie begint?',
    'q-blocked': 'En als ik stukken heb, maar geen zet?',
  },
  shared: [
    'Volgens een oude huisregel mocht je een stuk dat verzuimde te slaan „blazen”: van het bord nemen. Hier moet een slag die kan ook gebeuren.',
    'Volgens sommige reglementen moet een speler remise door herhaling zelf vragen. Hier is de partij de derde keer vanzelf uit.',
  ],
  sets: {
    turkish: {
      lead: 'Dama: schijven gaan recht vooruit en opzij over alle 64 velden, en een dam beheerst hele rijen en kolommen.',
      tips: [
        'Met zetten opzij kun je wachten. De remiseteller loopt dan door; alleen een schijf die vooruitgaat of een slag zet hem terug.',
        'Houd je schijven bij elkaar: om een schijf te slaan moet het veld erachter leeg zijn.',
      ],
      sources: [
        'Er zijn hier drie soorten huisregels. Deze volgen de regelpagina van Kondavo: midden in een slag over de damlijn gaat een schijf als schijf verder.',
        'Volgens de Dama-regels wordt zo’n schijf meteen dam; volgens de Ludoteka-regels is elk één stuk remise. Ze hebben hun eigen pagina.',
      ],
    },
    'turkish-dama': {
      lead: 'Turks dammen met een scherper einde: op de damlijn slaat een schijf als dam door, en één dam wint van één schijf.',
      tips: [
        'Een slag die de damlijn raakt geeft je in dezelfde zet de slagen van een dam: zoek die het eerst.',
        'Eén dam tegen één schijf is gewonnen. Heb jij de dam, ruil dan af tot die stand.',
      ],
      sources: [
        'Deze regels volgen de pagina „Dama (Draft Game)”. Die noemt geen aantal zetten tot remise; zonder zo’n aantal hoeft een partij niet te eindigen, dus geldt dat van de gewone Turkse regels.',
        'Volgens de gewone regels en de Ludoteka-regels gaat een schijf midden in een slag over de damlijn als schijf verder.',
      ],
    },
    'turkish-ludoteka': {
      lead: 'Turks dammen dat eerder remise wordt: elk één stuk is remise, en zestien rustige zetten van elk met dammen zijn genoeg.',
      tips: [
        'Sta je achter, ruil dan af tot elk nog één stuk heeft: dat is meteen remise.',
        'Elke zet met een schijf laat de teller opnieuw beginnen, ook een zet opzij.',
      ],
      sources: [
        'Deze regels volgen de pagina van Ludoteka. Die zegt niet wat een schijf doet die midden in een slag op de damlijn komt; hier gaat zij als schijf verder, zoals in de gewone Turkse regels.',
      ],
    },
    italian: {
      lead: 'Een schijf slaat alleen vooruit en nooit een dam. Dat bepaalt het hele spel: een dam in het midden is voor alle schijven veilig.',
      tips: [
        'Alleen een dam slaat een dam. De eerste dam is vaak twee schijven waard.',
        'De volgorde van de slagen is een wapen: bied een dam aan, en je tegenstander moet misschien laten staan wat jij wilt houden.',
      ],
      sources: [
        'De regels zijn die van de Italiaanse bond. Daar is het remise als een stand voor de vierde keer ontstaat; hier is, net als in de andere damspelen, de derde keer genoeg.',
        'Het bord mag van beide kanten worden getoond. Wie begint heeft wit.',
      ],
    },
    english: {
      lead: 'Draughts uit Groot-Brittannië, in Amerika checkers: de dam gaat één veld, de slag is naar keuze en zwart begint.',
      tips: [
        'Twee dammen winnen van één, zelfs in een dubbele hoek; leer hoe je hem daaruit jaagt.',
        'Tel de tempi: met weinig stukken hangt wie moet wijken vaak af van wie aan zet is.',
      ],
      sources: [
        'Oude boeken nummeren de velden en noemen de kleuren op allerlei manieren. Hier staat zwart op de velden 1 tot en met 12 en begint.',
        'In de huiskamer gaat de dam soms ver of hoef je niet te slaan. Hier is dat allebei niet zo.',
      ],
    },
    international: {
      lead: 'Het spel op honderd velden, ook Pools dammen genoemd: schijven slaan achteruit, de dam gaat ver en meerslag gaat voor.',
      tips: [
        'Bezet het centrum met schijven die elkaar steunen: van daar kunnen ze naar beide vleugels.',
        'Leer de combinaties: geef een of twee schijven, zodat de meerslag je tegenstander uit de weg leidt.',
      ],
      sources: [
        'De regels zijn die van de wereldbond. Een dam alleen moet het tegen drie stukken met een dam erbij 16 zetten van elk volhouden, tegen twee zulke stukken of één dam 5.',
        'Thuis wordt meerslag vaak vergeten. Hier is die verplicht, voor schijven en dammen.',
      ],
    },
    brazilian: {
      lead: 'De internationale regels op het kleine bord: elk twaalf schijven op 64 velden, snel en scherp.',
      tips: [
        'Schijven slaan ook achteruit: een schijf die langs de jouwe is geglipt kun je nog slaan.',
        'Een dam alleen op de lange lijn is moeilijk te vangen.',
      ],
      sources: [
        'De regels zijn die van de Braziliaanse bond. Met welke paar stukken het na 5 zetten van elk remise is, staat hierboven.',
        'Thuis slaat een schijf vaak niet achteruit, of is elke slag goed. Hier is dat allebei niet zo.',
      ],
    },
    spanish: {
      lead: 'Schijven slaan alleen vooruit, de dam gaat ver, en van even lange slagen moet je die met de meeste dammen nemen.',
      tips: [
        'Een dam is hier heel sterk, want schijven slaan niet achteruit: wees als eerste op de damlijn.',
        'Let op de lange lijn: een dam daarop beheerst het bord.',
      ],
      sources: [
        'De regels zijn die van de Spaanse bond. Portugees dammen heeft dezelfde regels en een eigen nummer in partijbestanden.',
        'In veel gezinnen is elke slag goed. Hier beslissen eerst de meeste stukken, dan de meeste dammen.',
      ],
    },
    portuguese: {
      lead: 'Het klassieke damspel van Portugal: dezelfde regels als Spaans dammen, met rechts een donker hoekveld.',
      tips: [
        'Een dam is hier heel sterk, want schijven slaan niet achteruit: wees als eerste op de damlijn.',
        'Let op de lange lijn: een dam daarop beheerst het bord.',
      ],
      sources: [
        'De regels zijn dezelfde als die van Spaans dammen; in partijbestanden hebben de twee een verschillend nummer.',
        'In veel gezinnen is elke slag goed. Hier beslissen eerst de meeste stukken, dan de meeste dammen.',
      ],
    },
    russian: {
      lead: 'Sjasjki: schijven slaan ook achteruit, de slag is naar keuze, en op de damlijn slaat een schijf als dam door.',
      tips: [
        'Een dam alleen op de lange lijn van a1 naar h8 kan het tegen velen houden: bezet die lijn het eerst.',
        'Een slag over de damlijn geeft je in dezelfde zet de slagen van een dam.',
      ],
      sources: [
        'De regels zijn die van de afdeling 64 velden van de internationale bond. De remises hangen af van wat er nog staat, zie hierboven: drie of meer dammen hebben 15 zetten om van één te winnen.',
        'In de notatie is een dubbele punt een slag, zoals in c3:e5.',
      ],
    },
    pool: {
      lead: 'Amerikaans pool checkers: schijven slaan ook achteruit, de dam gaat ver, de slag is naar keuze en zwart begint.',
      tips: [
        'Drie dammen moeten binnen 13 zetten van elk van één dam winnen: bedenk de vangst voordat de derde dam er is.',
        'Een schijf die midden in een slag alleen over de damlijn gaat, blijft schijf. Wil je een dam, kies dan een slag die daar eindigt.',
      ],
      sources: [
        'De regels zijn die van de Amerikaanse bond voor pool checkers. De velden zijn genummerd als in Engels dammen.',
        'In veel andere damspelen waarin de dam ver gaat is meerslag verplicht; hier niet.',
      ],
    },
    czech: {
      lead: 'Schijven slaan alleen vooruit, de dam gaat ver, en als een dam kan slaan, moet een dam slaan.',
      tips: [
        'Een dam die moet slaan laat zich weglokken: bied hem op het juiste moment een schijf aan.',
        'Het aantal stukken bindt je niet. Kies de slag waarna je veilig staat.',
      ],
      sources: [
        'De regels zijn die van de Tsjechische bond.',
        'Thuis mag soms een schijf slaan in plaats van een dam. Hier gaat de dam voor.',
      ],
    },
  },
}
