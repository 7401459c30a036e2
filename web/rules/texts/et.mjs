/** Reeglite leheküljed eesti keeles. Lihtnupp on „mees“, kõrgendatud „tamm“, mõlemad koos „nupp“. */

export const et = {
  title: '{rules}: mängureeglid · damier',
  allRules: 'Kõik kabeliigid',
  languages: 'Keeled',
  onThisPage: 'Sellel lehel',
  strong: 'Erinevused on paksus kirjas.',
  index: {
    title: 'Kabereeglid',
    lead: 'Kaksteist kabeliiki, igaüks joonistega seletatud ja teistega kõrvutatud.',
  },
  headings: {
    aim: 'Mängu eesmärk',
    board: 'Laud ja algseis',
    man: 'Kuidas mees käib',
    capture: 'Löömine',
    king: 'Tamm',
    choice: 'Milline löömine valida',
    crown: 'Tammeks saamine',
    end: 'Kuidas partii lõpeb',
    summary: 'Lühidalt',
    comparison: 'Teiste kabeliikide kõrval',
    tips: 'Nõuandeid',
    questions: 'Küsimused ja vastused',
    sources: 'Kodureeglid ja allikad',
  },
  say: {
    aim: 'Jäta vastane käiguta: löö kõik tema nupud või sulge need, mis alles on. Kes on käigul, aga käia ei saa, on kaotanud.',
    'board-plain': 'Laual on {size} × {size} ruutu ja mängitakse kõigil; ruutude värv ei loe.',
    'board-a1':
      'Laual on {size} × {size} ruutu ja mängitakse ainult tumedatel. Mõlema mängija vasakul käel on tume nurgaruut.',
    'board-b1':
      'Laual on {size} × {size} ruutu ja mängitakse ainult tumedatel. Mõlema mängija paremal käel on tume nurgaruut.',
    start: 'Kummalgi poolel on {men} meest; need seisavad mängijale lähima {rows} rea tumedatel ruutudel.',
    startPlain:
      'Kummalgi poolel on {men} meest; need seisavad mängija teise ja kolmanda rea kõigil ruutudel. Äärmine rida jääb tühjaks.',
    startCaption: 'Algseis koos ruutude nimedega. Valge on all.',
    'first-w': 'Valge alustab, edasi käiakse kordamööda. Käiku vahele jätta ei tohi.',
    'first-b': 'Must alustab, edasi käiakse kordamööda. Käiku vahele jätta ei tohi.',
    'naming-algebraic':
      'Ruudu nimi on tema veeru täht ja rea number; a1 on valge poolt vaadates alumises vasakus nurgas.',
    'naming-upper-left':
      'Mänguruudud on nummerdatud ridade kaupa, alates ülemisest vasakust nurgast valge poolt vaadates.',
    'naming-lower-right':
      'Mänguruudud on nummerdatud valge alumisest paremast nurgast alates: igas reas paremalt vasakule, rida rea järel üles.',
    'man-straight': 'Mees käib ühe ruudu otse edasi või küljele, tühjale ruudule. Diagonaalis ja tagasi ta ei käi.',
    'man-diagonal': 'Mees käib ühe ruudu diagonaalis edasi, tühjale ruudule. Tagasi ta ei käi.',
    take: 'Mees lööb, hüpates üle kõrvalruudul seisva vastase nupu tühjale ruudule otse selle taga.',
    'takes-straight': 'Mees lööb otse edasi ja küljele, mitte tagasi.',
    'takes-forward': 'Mees lööb ainult edasi.',
    'takes-both': 'Mees lööb nii edasi kui ka tagasi, kuigi löömata käib ta ainult edasi.',
    spares: 'Mees ei löö kunagi tammi, ka mitte keset ahelat.',
    takesKings: 'Mees lööb nii mehi kui ka tamme.',
    compulsory: 'Löömine on kohustuslik: kes saab lüüa, peab lööma.',
    huffing: 'Käiku, mis jätab löömata, siin vastu ei võeta; seepärast ei võeta kelleltki ka nuppu trahviks ära.',
    chain: 'Kui nupp saab uuelt ruudult jälle lüüa, lööb ta sama käiguga edasi, vajaduse korral teises suunas, kuni enam midagi lüüa ei ole. Poolel teel peatuda ei tohi.',
    'lifted-at-once':
      'Löödud nupp võetakse laualt kohe, enne järgmist hüpet. Sama ahela hilisem hüpe võib minna üle tema ruudu või seal peatuda ning ühel ruudul võib käia mitu korda.',
    'lifted-at-end':
      'Löödud nupud jäävad lauale käigu lõpuni ja ühestki neist ei hüpata kaks korda üle. Tühjadest ruutudest võib mitu korda üle minna.',
    noReversal: 'Ühelt hüppelt teisele minnes ei tohi pöörata otse tagasi, 180 kraadi.',
    'king-straight': 'Tamm käib mööda oma rida või veergu üle tühjade ruutude nii kaugele kui tahab: edasi, tagasi ja küljele.',
    'king-flies': 'Tamm käib mööda diagonaali üle tühjade ruutude nii kaugele kui tahab: edasi ja tagasi.',
    'king-steps':
      'Tamm käib diagonaalis ühe ruudu edasi või tagasi ja lööb kõrvalruudul seisva nupu kõigis neljas suunas. Kaugele ta ei käi.',
    kingTakes:
      'Ta lööb kaugelt: ühe vastase nupu, mille ees on ainult tühjad ruudud ja mille taga on kohe vähemalt üks tühi ruut. Peatuda võib ta mis tahes tühjal ruudul selle taga, kuni järgmise nupuni.',
    kingGoesOn: 'Kui ta saab mõnelt neist ruutudest edasi lüüa, peab ta peatuma just sellisel.',
    'choice-free':
      'Kui lüüa saab mitut moodi, valid vabalt, ka vähem nuppe. Ainult alustatud ahel tuleb lõpuni lüüa.',
    'choice-pieces':
      'Kui lüüa saab mitut moodi, tuleb lüüa võimalikult palju nuppe. Mehed ja tammid loevad ühepalju ning pole vahet, millega lüüakse. Võrdsete seast valid ise.',
    'choice-pieces-kings':
      'Kui lüüa saab mitut moodi, tuleb lüüa võimalikult palju nuppe. Kui nuppe on ühepalju, tuleb lüüa võimalikult palju tamme. Kui ka neid on ühepalju, valid ise.',
    'choice-by-king':
      'Kui tamm saab lüüa, peab lööma tammiga; millise löömise ta teeb, valid ise. Kui lüüa saavad ainult mehed, valid vabalt. Nuppude arv ei loe, aga ahel tuleb lõpuni lüüa.',
    'choice-pieces-by-king-kings-early':
      'Kui lüüa saab mitut moodi, vaadatakse järgemööda nelja tunnust, kuni jääb üks löömine. Esiteks: kõige rohkem nuppe. Teiseks: pigem tammiga kui mehega. Kolmandaks: kõige rohkem löödud tamme. Neljandaks: ahel, mis kohtab tammi varem; võrreldakse nupp nupu haaval. Kui löömised on ka siis võrdsed, valid ise.',
    crown: 'Mees, kes lõpetab käigu oma mängijast kaugeimal real, saab tammeks. Tammi märgib teine nupp tema peal, siin ka kroon.',
    'crowning-stops':
      'Mees, kes jõuab lüües viimasele reale, saab tammeks ja tema käik lõpeb seal, isegi kui ta saaks tammina edasi lüüa.',
    'crowning-at-end':
      'Mees, kes jõuab keset ahelat viimasele reale ja saab edasi lüüa, jätkab mehena. Tammeks saab ta ainult siis, kui käik viimasel real lõpeb.',
    'crowning-at-once':
      'Mees, kes jõuab keset ahelat viimasele reale, saab kohe tammeks ja lööb sama käiguga edasi tammina.',
    end: 'Kes on käigul, aga kellel reeglipärast käiku ei ole, kaotab: nuppe ei ole enam või on kõik suletud. See on tähtsam kui ükski viik.',
    draws: 'Viigis saab kokku leppida: üks pakub, teine nõustub. Loetletud viigid lõpetavad partii iseenesest, keegi ei pea neid nõudma. Kummagi poole käike loetakse eraldi.',
    'ending-king-against-man':
      'Üks tamm ühe mehe vastu on tammi võit. Partii lõpeb kohe, kui selline seis tekib, välja arvatud siis, kui käigul olev pool saab lüüa.',
    'ending-one-piece-each': 'Kui kummalgi on üks nupp, olgu mees või tamm, on kohe viik.',
    'tip-offer':
      'Et löömine on kohustuslik, saad vastase nuppe juhtida: anna üks ja löö kaks vastu. Enne igat käiku vaata, mida see peale sunnib.',
    'tip-count': 'Loe enne, kui puudutad: pikim ahel ei ole sageli see, mida esimesena näed, ja ka vastane peab just selle lööma.',
    'tip-choose': 'Võid valida ka väiksema löömise. Vaata, kuhu su nupp lõpuks jääb ja kas teda saab vastu lüüa.',
    'tip-flying': 'Tamm on mitut meest väärt. Kahe või kolme mehe andmine esimese tammi eest on sageli hea vahetus.',
    'tip-near': 'Hoia mõnda aega mehi oma tagareas: kuni nad seal seisavad, on vastasel raske tammi saada.',
    'tip-through': 'Jälgi ahelaid, mis puudutavad viimast rida: seal otsustatakse palju partiisid.',
  },
  captions: {
    'manStraight': 'Ruudul {d4} seisev mees võib käia ruudule {c4}, {d5} või {e4}.',
    'takeStraight': 'Mees lööb nupu ruudul {d5} või {e4}, kumba tahad. Tema taga seisvat nuppu ruudul {d3} ta lüüa ei saa.',
    'chainStraight': 'Löönud nupu ruudul {d4}, seisab mees ruudul {d5} ja lööb ka nupu ruudul {e5}: üks käik, kaks nuppu.',
    'atOnce': 'Tamm lööb nupud ruutudel {c3}, {e5} ja {g4}. Ruut {c3} on siis juba tühi, nii et ta läheb sellest üle ja lööb ka nupu ruudul {b3}: neli nuppu.',
    'noReversal': 'Et lüüa nuppu ruudul {d2}, peaks tamm ruudult {d6} pöörama otse tagasi. Seda ta ei tohi, seega lööb ta ühe nupu: {d5} või {d2}.',
    'kingStraight': 'Tamm võib käia igale ruudule oma reas ja veerus.',
    'landStraight': 'Tamm lööb nupu ruudul {d5} ja peatub ruudul {d6}, {d7} või {d8}.',
    'goOnStraight': 'Tamm peab peatuma ruudul {d7}, sest sealt lööb ta ka nupu ruudul {g7}.',
    'longestStraight': 'Otse edasi lööb mees kaks, küljele, ruudule {b3}, ainult ühe. Lüüa tuleb kaks.',
    'manDiagonal': 'Ruudul {d4} seisev mees võib käia ruudule {c5} või {e5}.',
    'takeForward': 'Mees lööb nupu ruudul {e5}. Tema taga seisvat nuppu ruudul {c3} ta lüüa ei saa.',
    'takeBoth': 'Mees lööb nupu enda ees, ruudul {e5}, või enda taga, ruudul {c3}.',
    'chainDiagonal': 'Löönud nupu ruudul {d2}, seisab mees ruudul {e3} ja lööb ka nupu ruudul {f4}: üks käik, kaks nuppu.',
    'sparesKings': 'Mees ei saa lüüa tammi ruudul {e5}. Ta käib ruudule {c5}.',
    'ring': 'Tamm lööb neli nuppu ja on tagasi ruudul {c1}. Kõik neli seisavad veel laual, aga ühtegi ei saa lüüa kaks korda.',
    'atEnd': 'Pärast kolme nuppu ei saa tamm ruudult {g5} lüüa nuppu ruudul {d2}: nupp ruudul {e3} on löödud, aga seisab veel tee peal ees.',
    'kingSteps': 'Tamm võib käia ühe ruudu igas neljas suunas.',
    'kingFlies': 'Tamm võib käia mõlema diagonaali igale ruudule.',
    'kingTakesNear': 'Tamm lööb nupu enda ees, ruudul {e5}, või enda taga, ruudul {c3}.',
    'kingLands': 'Tamm lööb nupu ruudul {e5} kaugelt ja peatub mis tahes ruudul selle taga.',
    'kingGoesOn': 'Tamm peab peatuma ruudul {f6}, sest sealt lööb ta ka nupu ruudul {e7}.',
    'longest': 'Kõige rohkem nuppe: ruudule {c7} minnes lööb mees kaks, ruudule {a5} minnes ainult ühe. Lüüa tuleb kaks.',
    'freeChoice': 'Mees võib lüüa kaks ja lõpetada ruudul {c7} või lüüa ühe ja lõpetada ruudul {a5}. Kahest esimese järel peatuda ta ei tohi.',
    'byKing': 'Tammiga: nii tamm kui ka mees saaksid lüüa ühe nupu. Lööma peab tamm.',
    'mostKings': 'Kõige rohkem tamme: mõlemal teel lüüakse kaks nuppu. Teel ruudule {a7} on üks neist tamm, teel ruudule {e7} mitte ükski.',
    'mostKingsMan': 'Kõige rohkem tamme: mõlemal teel lüüakse kaks nuppu. Teel ruudule {a7} on üks neist tamm, teel ruudule {e7} mitte ükski.',
    'kingEarly': 'Tamm varem: mõlemal teel lüüakse üks tamm. Teel ruudule {a7} on ta esimene, teel ruudule {e7} teine.',
    'crown-stops': 'Viimasel real saab mees tammeks ja käik lõpeb seal, kuigi tamm saaks edasi lüüa.',
    'crown-at-end': 'Viimasel real saab mees veel lüüa: ta jätkab mehena ja tammeks ei saa.',
    'crown-at-once': 'Viimasel real saab mees tammeks ja lööb tammina kaugelt teise nupu.',
    'crown-at-end-straight': 'Ruudul {c8} on ta veel mees ja nupuni ruudul {f8} ta ei ulatu. Käik lõpeb seal, nii et nüüd saab ta tammeks.',
  },
  compareRows: {
    board: 'Laud',
    men: 'Mehi kummalgi',
    first: 'Alustab',
    takes: 'Mees lööb',
    takesKings: 'Mees lööb tammi',
    king: 'Tamm',
    choice: 'Milline löömine',
    crowning: 'Mees keset ahelat viimasel real',
    lifted: 'Löödud nupud võetakse ära',
    progress: 'Viik edenemiseta',
  },
  compare: {
    yes: 'jah',
    no: 'ei',
    'cmp-number': '{n}',
    'cmp-board-plain': '{size} × {size}, kõik ruudud',
    'cmp-board-a1': '{size} × {size}, tume nurk vasakul',
    'cmp-board-b1': '{size} × {size}, tume nurk paremal',
    'cmp-first-w': 'valge',
    'cmp-first-b': 'must',
    'cmp-takes-straight': 'edasi ja küljele',
    'cmp-takes-forward': 'edasi',
    'cmp-takes-both': 'edasi ja tagasi',
    'cmp-king-straight': 'kaugele, mööda ridu ja veerge',
    'cmp-king-flies': 'kaugele, mööda diagonaale',
    'cmp-king-steps': 'üks ruut',
    'cmp-choice-free': 'vabal valikul',
    'cmp-choice-pieces': 'kõige rohkem nuppe',
    'cmp-choice-pieces-kings': 'kõige rohkem nuppe; kõige rohkem tamme',
    'cmp-choice-by-king': 'tammiga, kui tamm saab',
    'cmp-choice-pieces-by-king-kings-early':
      'kõige rohkem nuppe; tammiga; kõige rohkem tamme; tamm varem',
    'cmp-crowning-stops': 'saab tammeks, käik lõpeb',
    'cmp-crowning-at-end': 'lööb edasi mehena',
    'cmp-crowning-at-once': 'lööb edasi tammina',
    'cmp-at-once': 'kohe',
    'cmp-at-end': 'käigu lõpus',
    'cmp-progress-capture-man-move': 'kumbki {n} käiku ainult tammidega, löömata',
    'cmp-progress-capture-man-advance': 'kumbki {n} käiku löömata, ükski mees ei edene',
    'cmp-progress-capture-crowning': 'kumbki {n} käiku löömata, keegi ei saa tammeks',
  },
  questions: {
    'q-must': 'Kas ma pean lööma?',
    'q-choose': 'Lüüa saab mitut moodi. Kas võin valida?',
    'q-back': 'Kas mees võib tagasi lüüa?',
    'q-king': 'Kas mees võib tammi lüüa?',
    'q-far': 'Kui kaugele tamm käib?',
    'q-crown': 'Mis saab siis, kui mees jõuab lüües viimasele reale?',
    'q-first': 'Kes alustab?',
    'q-blocked': 'Mis saab siis, kui nuppe on, aga käia ei saa?',
  },
  shared: [
    'Vana kodureegli järgi võttis vastane laualt nupu, mis jättis löömata. Siin tuleb kohustuslik löömine teha.',
    'Mõne reeglistiku järgi peab mängija seisu kordumisel viiki ise nõudma. Siin lõpetab kolmas kord partii iseenesest.',
  ],
  sets: {
    turkish: {
      lead: 'Dama: mehed käivad otse edasi ja küljele kõigil 64 ruudul ning tamm valitseb terveid ridu ja veerge.',
      tips: [
        'Küljele käies saab oodata. Viigiloendur jookseb siis edasi; algusse viib selle ainult edasi käiv mees või löömine.',
        'Hoia mehed koos: lüüa saab ainult siis, kui mehe taga on tühi ruut.',
      ],
      sources: [
        'Siin on kolm kodureeglite valikut. See järgib Kondavo reeglilehte: viimast rida läbivas ahelas jätkab mees mehena.',
        'Dama reeglite järgi saab selline mees kohe tammeks; Ludoteka reeglite järgi on viik, kui kummalgi on üks nupp. Neil on oma lehed.',
      ],
    },
    'turkish-dama': {
      lead: 'Türgi kabe teravama lõpuga: viimasele reale jõudnud mees lööb edasi tammina ja üks tamm võidab ühe mehe.',
      tips: [
        'Kui ahel puudutab viimast rida, lööb mees sama käiguga edasi juba tammina: otsi selliseid kõigepealt.',
        'Üks tamm ühe mehe vastu on võit. Kui tamm on sinul, vaheta nuppe selle seisuni.',
      ],
      sources: [
        'Need reeglid järgivad lehte „Dama (Draft Game)“. See ei nimeta käikude arvu viigini; ilma selleta ei pruugi partii lõppeda, nii et arv on võetud tavalistest Türgi reeglitest.',
        'Tavaliste ja Ludoteka reeglite järgi jätkab mees viimast rida läbivas ahelas mehena.',
      ],
    },
    'turkish-ludoteka': {
      lead: 'Türgi kabe, kus viik tuleb varem: piisab, kui kummalgi on üks nupp või kui kumbki teeb kuusteist vaikset käiku tammidega.',
      tips: [
        'Kui oled taga, vaheta nuppe, kuni kummalgi on üks: see on kohe viik.',
        'Iga mehe käik alustab loendust uuesti, ka käik küljele.',
      ],
      sources: [
        'Need reeglid järgivad Ludoteka lehte. Seal ei öelda, mida teeb mees, kes jõuab keset ahelat viimasele reale; siin jätkab ta mehena nagu tavalistes Türgi reeglites.',
      ],
    },
    italian: {
      lead: 'Mees lööb ainult edasi ja tammi ei löö kunagi. See määrab kogu mängu: tammi laua keskel ei ohusta ükski mees.',
      tips: [
        'Tammi lööb ainult tamm. Esimene tamm on sageli kaht meest väärt.',
        'Löömise järjekord on relv: paku tammi ja vastane peab ehk puutumata jätma selle, mida tahad alles hoida.',
      ],
      sources: [
        'Reeglid on Itaalia kabeliidu omad. Seal on viik siis, kui seis tekib neljandat korda; siin nagu teisteski kabeliikides piisab kolmandast.',
        'Lauda võib näidata kummalt poolt tahes. Kes alustab, mängib valgega.',
      ],
    },
    english: {
      lead: 'Briti draughts ja Ameerika checkers: tamm käib ühe ruudu, löömine on vabal valikul ja alustab must.',
      tips: [
        'Kaks tammi võidavad ühe ka siis, kui see on topeltnurgas; õpi teda sealt välja ajama.',
        'Loe temposid: kui nuppe on vähe, oleneb see, kes peab taanduma, sageli sellest, kelle käik on.',
      ],
      sources: [
        'Vanades raamatutes loetakse ruute ja nimetatakse pooli mitut moodi. Siin seisab must ruutudel 1 kuni 12 ja alustab.',
        'Kodus lastakse tammil vahel kaugele käia või lubatakse löömata jätta. Siin kumbagi ei ole.',
      ],
    },
    international: {
      lead: 'Mäng sajal ruudul, ka Poola kabe: mehed löövad ka tagasi, tamm käib kaugele ja lüüa tuleb pikim ahel.',
      tips: [
        'Hoia keskust meestega, kes üksteist toetavad: sealt jõuavad nad mõlemale tiivale.',
        'Õpi kombinatsioone: anna üks või kaks meest, et pikim ahel viiks vastase eest ära.',
      ],
      sources: [
        'Reeglid on maailma kabeliidu omad. Üksik tamm peab kolme nupu vastu, mille seas on tamm, vastu pidama kummagi 16 käiku, kahe niisuguse nupu või ühe tammi vastu 5.',
        'Kodus unustatakse pikim ahel sageli ära. Siin on see kohustuslik nii meestele kui ka tammidele.',
      ],
    },
    brazilian: {
      lead: 'Rahvusvahelised reeglid väikesel laual: kummalgi kaksteist meest 64 ruudul, kiire ja terav.',
      tips: [
        'Mehed löövad ka tagasi: sinu meestest mööda pääsenud meest saab veel lüüa.',
        'Üksikut tammi pikal diagonaalil on raske kätte saada.',
      ],
      sources: [
        'Reeglid on Brasiilia kabeliidu omad. Milliste väheste nuppudega tuleb viik pärast kummagi 5 käiku, on kirjas eespool.',
        'Kodus mängivad paljud nii, et mees tagasi ei löö või et lüüa võib vabal valikul. Siin kumbagi ei ole.',
      ],
    },
    spanish: {
      lead: 'Mehed löövad ainult edasi, tamm käib kaugele ja võrdsetest ahelatest tuleb lüüa see, kus on rohkem tamme.',
      tips: [
        'Tamm on siin väga tugev, sest mehed tagasi ei löö: jõua viimasele reale esimesena.',
        'Jälgi pikka diagonaali: tamm sellel valitseb lauda.',
      ],
      sources: [
        'Reeglid on Hispaania kabeliidu omad. Portugali kabes on samad reeglid, aga partiifailides on sel oma number.',
        'Paljudes peredes võib lüüa vabal valikul. Siin otsustab nuppude arv, seejärel tammide arv.',
      ],
    },
    portuguese: {
      lead: 'Portugali klassikaline kabe: samad reeglid mis Hispaania kabes, tume nurk on paremal käel.',
      tips: [
        'Tamm on siin väga tugev, sest mehed tagasi ei löö: jõua viimasele reale esimesena.',
        'Jälgi pikka diagonaali: tamm sellel valitseb lauda.',
      ],
      sources: [
        'Reeglid on samad mis Hispaania kabes; partiifailides on neil kahel eri number.',
        'Paljudes peredes võib lüüa vabal valikul. Siin otsustab nuppude arv, seejärel tammide arv.',
      ],
    },
    russian: {
      lead: 'Šaški: mehed löövad ka tagasi, löömine on vabal valikul ja viimasele reale jõudnud mees lööb edasi tammina.',
      tips: [
        'Üksik tamm pikal diagonaalil a1 kuni h8 peab paljudele vastu: võta see diagonaal esimesena.',
        'Kui ahel puudutab viimast rida, lööb mees sama käiguga edasi juba tammina.',
      ],
      sources: [
        'Reeglid on rahvusvahelise kabeliidu 64 ruudu sektsiooni omad. Viigid olenevad alles jäänud nuppudest, nagu eespool kirjas: kolmel või enamal tammil on 15 käiku, et ühte võita.',
        'Partii üleskirjutuses tähistab löömist koolon, näiteks c3:e5.',
      ],
    },
    pool: {
      lead: 'Ameerika pool checkers: mehed löövad ka tagasi, tamm käib kaugele, löömine on vabal valikul ja alustab must.',
      tips: [
        'Kolm tammi peavad ühe võitma kummagi 13 käiguga: mõtle püüdmine läbi enne kolmanda tammi saamist.',
        'Mees, kes ahelas viimast rida ainult läbib, jääb meheks. Kui tahad tammi, vali ahel, mis seal lõpeb.',
      ],
      sources: [
        'Reeglid on Ameerika pool checkersi liidu omad. Ruudud on nummerdatud nagu inglise kabes.',
        'Paljudes kabeliikides, kus tamm käib kaugele, on pikim ahel kohustuslik; siin ei ole.',
      ],
    },
    czech: {
      lead: 'Mehed löövad ainult edasi, tamm käib kaugele, ja kui tamm saab lüüa, peab lööma tamm.',
      tips: [
        'Tammi, kes peab lööma, saab eemale meelitada: paku talle õigel hetkel mees.',
        'Nuppude arv sind ei seo. Vali löömine, mille järel oled kaitstud.',
      ],
      sources: [
        'Reeglid on Tšehhi kabeliidu omad.',
        'Kodus tohib vahel tammi asemel lüüa mehega. Siin lööb enne tamm.',
      ],
    },
  },
}
