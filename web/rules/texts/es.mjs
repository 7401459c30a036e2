/** Las reglas en español. «Pieza» dice peón o dama; varias capturas seguidas son una cadena. */

export const es = {
  title: '{rules}: las reglas · damier',
  allRules: 'Todas las reglas',
  languages: 'Idiomas',
  onThisPage: 'En esta página',
  strong: 'En negrita, lo que cambia.',
  index: {
    title: 'Las reglas de las damas',
    lead: 'Doce maneras de jugar a las damas, cada una explicada con diagramas y comparada con las demás.',
  },
  headings: {
    aim: 'Objetivo del juego',
    board: 'Tablero y posición inicial',
    man: 'Cómo mueve el peón',
    capture: 'La captura',
    king: 'La dama',
    choice: 'Qué captura hay que hacer',
    crown: 'La coronación',
    end: 'Cómo acaba la partida',
    summary: 'En resumen',
    comparison: 'Comparación con las demás reglas',
    tips: 'Consejos',
    questions: 'Preguntas y respuestas',
    sources: 'Reglas caseras y fuentes',
  },
  say: {
    aim: 'Deja a tu rival sin jugadas: captura todas sus piezas o bloquea las que le queden. Quien tiene que mover y no puede pierde.',
    'board-plain':
      'El tablero tiene {size} × {size} casillas y se juega en todas; el color no importa.',
    'board-a1':
      'El tablero tiene {size} × {size} casillas y se juega solo en las oscuras. Cada jugador tiene una esquina oscura a su izquierda.',
    'board-b1':
      'El tablero tiene {size} × {size} casillas y se juega solo en las oscuras. Cada jugador tiene una esquina oscura a su derecha.',
    start: 'Cada bando tiene {men} peones, en las casillas oscuras de las {rows} filas más cercanas a su jugador.',
    startPlain:
      'Cada bando tiene {men} peones, que ocupan todas las casillas de su segunda y su tercera fila. La fila del borde queda vacía.',
    startCaption: 'La posición inicial, con los nombres de las casillas. Las Blancas están abajo.',
    'first-w': 'Empiezan las Blancas y después se juega por turnos. No se puede pasar.',
    'first-b': 'Empiezan las Negras y después se juega por turnos. No se puede pasar.',
    'naming-algebraic':
      'Cada casilla se nombra con la letra de su columna y el número de su fila, a partir de a1, abajo a la izquierda desde el punto de vista de las Blancas.',
    'naming-upper-left':
      'Las casillas en las que se juega están numeradas fila por fila, empezando arriba a la izquierda desde el punto de vista de las Blancas.',
    'naming-lower-right':
      'Las casillas en las que se juega están numeradas de derecha a izquierda y de abajo arriba, fila por fila, empezando abajo a la derecha desde el punto de vista de las Blancas.',
    'man-straight':
      'El peón mueve una casilla recto hacia delante o de lado, a una casilla vacía. Nunca va en diagonal ni retrocede.',
    'man-diagonal':
      'El peón mueve una casilla en diagonal hacia delante, a una casilla vacía. Nunca retrocede.',
    take: 'El peón captura saltando por encima de una pieza rival contigua hasta la casilla vacía que hay justo detrás.',
    'takes-straight': 'El peón captura recto hacia delante y de lado, pero no hacia atrás.',
    'takes-forward': 'El peón captura solo hacia delante.',
    'takes-both':
      'El peón captura hacia delante y hacia atrás, aunque cuando no captura solo avanza.',
    spares: 'Un peón no puede capturar nunca una dama, ni siquiera en mitad de una cadena.',
    takesKings: 'El peón captura tanto peones como damas.',
    compulsory: 'Capturar es obligatorio: quien puede tiene que hacerlo.',
    huffing:
      'Aquí no se sopla: una jugada que omite una captura no se admite, así que nadie pierde una pieza por haberla olvidado.',
    chain:
      'Si desde la casilla a la que llega la pieza puede capturar otra vez, sigue en la misma jugada, aunque sea en otra dirección, hasta que no pueda capturar más. No se puede parar a medio camino.',
    'lifted-at-once':
      'La pieza capturada se retira en el acto, antes del salto siguiente. Por eso, un salto posterior de la misma cadena puede pasar por su casilla o detenerse en ella, y se puede volver varias veces a una misma casilla.',
    'lifted-at-end':
      'Las piezas capturadas se quedan en el tablero hasta que acaba la jugada y ninguna se puede saltar dos veces. Por las casillas vacías sí se puede volver a pasar.',
    noReversal:
      'Entre un salto y el siguiente, la pieza no puede dar media vuelta, es decir, girar 180 grados.',
    'king-straight':
      'La dama mueve cuantas casillas quiera por su fila o su columna, hacia delante, hacia atrás y de lado, siempre que estén vacías.',
    'king-flies':
      'La dama es voladora: mueve cuantas casillas quiera en diagonal, hacia delante y hacia atrás, siempre que estén vacías.',
    'king-steps':
      'La dama mueve una sola casilla en diagonal, hacia delante o hacia atrás, y captura una pieza contigua en cualquiera de las cuatro direcciones. No es voladora.',
    kingTakes:
      'Captura a distancia: una pieza rival que solo tenga casillas vacías delante y al menos una casilla vacía detrás. Puede detenerse en cualquiera de las casillas vacías que siguen, antes de la pieza siguiente.',
    kingGoesOn:
      'Si desde alguna de esas casillas puede seguir capturando, tiene que detenerse en una que se lo permita.',
    'choice-free':
      'Si hay varias capturas posibles se elige libremente, incluso la más corta. Lo único obligado es acabar la cadena que se empieza.',
    'choice-pieces':
      'Si hay varias capturas posibles, hay que hacer una de las que más piezas capturan: es la ley de la cantidad. Peones y damas cuentan lo mismo, y da igual con qué pieza se capture. En caso de igualdad se elige.',
    'choice-pieces-kings':
      'Si hay varias capturas posibles, hay que hacer una de las que más piezas capturan: es la ley de la cantidad. A igual número de piezas, una de las que más damas capturan: es la ley de la calidad. Si siguen igualadas, se elige.',
    'choice-by-king':
      'Si una dama puede capturar, hay que capturar con una dama; con cuál y cómo, se elige. Si solo pueden los peones, se elige libremente. El número de piezas no importa, pero la cadena hay que acabarla.',
    'choice-pieces-by-king-kings-early':
      'Si hay varias capturas posibles, se aplican cuatro criterios en este orden, hasta que quede una sola. Primero: el mayor número de piezas. Segundo: con una dama antes que con un peón. Tercero: el mayor número de damas capturadas. Cuarto: la cadena que encuentra antes una dama, comparando pieza por pieza. Si aún quedan capturas igualadas, se elige.',
    crown:
      'El peón que acaba su jugada en la fila más alejada de su jugador se hace dama. Se le pone otro peón encima; aquí lleva además una corona.',
    'crowning-stops':
      'El peón que llega capturando a la última fila se hace dama y su jugada acaba allí, aunque como dama pudiera capturar más.',
    'crowning-at-end':
      'El peón que llega a la última fila en mitad de una cadena y puede seguir capturando continúa como peón. Solo se hace dama si la jugada acaba en la última fila.',
    'crowning-at-once':
      'El peón que llega a la última fila en mitad de una cadena se hace dama en el acto y sigue capturando como dama en la misma jugada.',
    end: 'Quien tiene que mover y no tiene jugada legal pierde, tanto si no le quedan piezas como si las tiene todas bloqueadas. Esto va antes que cualquier regla de tablas.',
    draws:
      'Se pueden acordar tablas: un bando las ofrece y el otro las acepta. Las tablas de la lista ponen fin a la partida por sí solas; nadie tiene que pedirlas. Las jugadas se cuentan por cada bando.',
    'ending-king-against-man':
      'Una dama contra un peón gana. La partida queda decidida en cuanto se llega a esa posición, salvo que el bando al que le toca pueda capturar.',
    'ending-one-piece-each':
      'Si a cada bando le queda una sola pieza, sea peón o dama, son tablas en el acto.',
    'tip-offer':
      'Como capturar es obligatorio, puedes llevar las piezas del rival adonde quieras: ofrece una y captura dos a cambio. Antes de cada jugada mira a qué va a obligar.',
    'tip-count':
      'Cuenta antes de tocar: la cadena más larga a menudo no es la que se ve primero, y tu rival también está obligado a hacerla.',
    'tip-choose':
      'Puedes elegir la captura más pequeña. Mira dónde quedará tu pieza y quién podrá capturarla después.',
    'tip-flying':
      'Una dama vale varios peones. Entregar dos o tres por conseguir la primera dama suele ser un buen negocio.',
    'tip-near':
      'Conserva un tiempo los peones de tu primera fila: mientras sigan ahí, a tu rival le costará hacer dama.',
    'tip-through':
      'Presta atención a las cadenas que tocan la última fila: lo que pasa allí decide muchas partidas.',
  },
  captions: {
    manStraight: 'El peón de {d4} puede ir a {c4}, {d5} o {e4}.',
    takeStraight:
      'El peón captura el de {d5} o el de {e4}, a elegir. No puede capturar el de {d3}, que está detrás.',
    chainStraight: 'Tras capturar en {d4}, el peón está en {d5} y captura también en {e5}: una jugada, dos piezas.',
    atOnce:
      'La dama captura en {c3}, {e5} y {g4}. Como para entonces {c3} está vacía, pasa por ella y captura en {b3}: cuatro piezas.',
    noReversal:
      'Desde {d6} la dama tendría que dar media vuelta para capturar en {d2}. No puede, así que captura una sola pieza: la de {d5} o la de {d2}.',
    kingStraight: 'La dama puede ir a cualquier casilla de su fila y de su columna.',
    landStraight: 'La dama captura en {d5} y se detiene en {d6}, {d7} o {d8}.',
    goOnStraight: 'La dama tiene que detenerse en {d7}, porque desde ahí captura también en {g7}.',
    longestStraight:
      'De frente el peón captura dos piezas; de lado, yendo a {b3}, solo una. Tiene que capturar las dos.',
    manDiagonal: 'El peón de {d4} puede ir a {c5} o a {e5}.',
    takeForward: 'El peón captura en {e5}. No puede capturar en {c3}, detrás de él.',
    takeBoth: 'El peón captura en {e5}, delante de él, o en {c3}, detrás.',
    chainDiagonal: 'Tras capturar en {d2}, el peón está en {e3} y captura también en {f4}: una jugada, dos piezas.',
    sparesKings: 'El peón no puede capturar la dama de {e5}. Va a {c5}.',
    ring: 'La dama captura cuatro piezas y vuelve a {c1}. Las cuatro siguen en el tablero, pero ninguna se puede saltar dos veces.',
    atEnd:
      'Después de tres piezas, la dama, en {g5}, no puede capturar en {d2}: la pieza de {e3} ya está capturada, pero todavía le cierra el paso.',
    kingSteps: 'La dama puede ir una casilla en cada una de las cuatro direcciones.',
    kingFlies: 'La dama puede ir a cualquier casilla de sus dos diagonales.',
    kingTakesNear: 'La dama captura en {e5}, delante de ella, o en {c3}, detrás.',
    kingLands:
      'La dama captura desde lejos en {e5} y se detiene en cualquiera de las casillas que siguen.',
    kingGoesOn: 'La dama tiene que detenerse en {f6}, porque desde ahí captura también en {e7}.',
    longest:
      'Más piezas: yendo a {c7} el peón captura dos; yendo a {a5}, solo una. Tiene que capturar las dos.',
    freeChoice:
      'El peón puede capturar dos piezas y acabar en {c7}, o una y acabar en {a5}. No puede pararse después de la primera de las dos.',
    byKing:
      'Con una dama: tanto la dama como el peón podrían capturar una pieza. Tiene que hacerlo la dama.',
    mostKings:
      'Más damas: dos piezas por cualquiera de los dos lados. Yendo a {a7}, una es dama; yendo a {e7}, ninguna.',
    mostKingsMan:
      'Más damas: dos piezas por cualquiera de los dos lados. Yendo a {a7}, una es dama; yendo a {e7}, ninguna.',
    kingEarly:
      'Antes la dama: una dama por cualquiera de los dos lados. Yendo a {a7} es la primera pieza; yendo a {e7}, la segunda.',
    'crown-stops':
      'En la última fila el peón se hace dama y la jugada acaba allí, aunque una dama podría seguir.',
    'crown-at-end':
      'En la última fila el peón aún puede capturar: sigue como peón y no se hace dama.',
    'crown-at-once':
      'En la última fila el peón se hace dama y, como dama, captura a distancia una segunda pieza.',
    'crown-at-end-straight':
      'En {c8} todavía es peón y no alcanza la pieza de {f8}. La jugada acaba ahí y ahora sí se hace dama.',
  },
  compareRows: {
    board: 'Tablero',
    men: 'Peones por bando',
    first: 'Empiezan',
    takes: 'El peón captura',
    takesKings: 'El peón captura damas',
    king: 'La dama',
    choice: 'Qué captura',
    crowning: 'Un peón llega a la última fila en plena cadena',
    lifted: 'Las piezas capturadas se retiran',
    progress: 'Tablas por falta de avances',
  },
  compare: {
    yes: 'sí',
    no: 'nunca',
    'cmp-number': '{n}',
    'cmp-board-plain': '{size} × {size}, todas las casillas',
    'cmp-board-a1': '{size} × {size}, esquina oscura a la izquierda',
    'cmp-board-b1': '{size} × {size}, esquina oscura a la derecha',
    'cmp-first-w': 'las Blancas',
    'cmp-first-b': 'las Negras',
    'cmp-takes-straight': 'hacia delante, de lado',
    'cmp-takes-forward': 'hacia delante',
    'cmp-takes-both': 'hacia delante, hacia atrás',
    'cmp-king-straight': 'voladora, filas y columnas',
    'cmp-king-flies': 'voladora, diagonales',
    'cmp-king-steps': 'de un paso',
    'cmp-choice-free': 'cualquiera',
    'cmp-choice-pieces': 'más piezas',
    'cmp-choice-pieces-kings': 'más piezas; más damas',
    'cmp-choice-by-king': 'con una dama, si puede',
    'cmp-choice-pieces-by-king-kings-early':
      'más piezas; con una dama; más damas; antes la dama',
    'cmp-crowning-stops': 'se hace dama y se para',
    'cmp-crowning-at-end': 'sigue como peón',
    'cmp-crowning-at-once': 'sigue como dama',
    'cmp-at-once': 'en el acto',
    'cmp-at-end': 'al acabar la jugada',
    'cmp-progress-capture-man-move': '{n} jugadas de cada bando, solo de damas y sin capturas',
    'cmp-progress-capture-man-advance': '{n} jugadas de cada bando sin capturas ni avances de peón',
    'cmp-progress-capture-crowning': '{n} jugadas de cada bando sin capturas ni coronaciones',
  },
  questions: {
    'q-must': '¿Es obligatorio capturar?',
    'q-choose': 'Hay varias capturas: ¿puedo elegir?',
    'q-back': '¿Puede un peón capturar hacia atrás?',
    'q-king': '¿Puede un peón capturar una dama?',
    'q-far': '¿Hasta dónde llega una dama?',
    'q-crown': '¿Qué pasa cuando un peón llega a la última fila durante una captura?',
    'q-first': '¿Quién empieza?',
    'q-blocked': '¿Y si me quedan piezas pero no tengo jugada?',
  },
  shared: [
    'Una vieja costumbre es «soplar»: quitarle al rival la pieza que no ha capturado. Aquí, la captura que toca hay que hacerla.',
    'En algunos reglamentos es el jugador quien reclama las tablas por repetición. Aquí, la tercera vez pone fin a la partida por sí sola.',
  ],
  sets: {
    turkish: {
      lead: 'Las damas de Turquía: los peones van rectos y de lado por las 64 casillas, y la dama domina filas y columnas enteras.',
      tips: [
        'Con una jugada de lado se puede esperar. Pero no pone a cero la cuenta hacia las tablas: solo lo hacen una captura o el avance de un peón.',
        'Mantén los peones juntos: para capturar una pieza hace falta un hueco detrás de ella.',
      ],
      sources: [
        'Las damas turcas se ofrecen aquí en tres variantes. Esta sigue la página de reglas de Kondavo: en una cadena que pasa por la última fila, el peón sigue como peón.',
        'Las reglas Dama coronan a ese peón en el acto; en las reglas Ludoteka, una pieza por bando son tablas. Cada una tiene su propia página.',
      ],
    },
    'turkish-dama': {
      lead: 'Unas damas turcas de final más vivo: el peón que llega a la última fila sigue como dama, y una dama gana a un peón.',
      tips: [
        'Una cadena que toca la última fila continúa con dama en la misma jugada: búscala primero.',
        'Una dama contra un peón gana. Si la dama es tuya, cambia piezas hasta llegar ahí.',
      ],
      sources: [
        'Estas reglas siguen la página «Dama (Draft Game)», que no dice a las cuántas jugadas son tablas; como así una partida podría no acabar nunca, aquí se toma el número de las reglas turcas habituales.',
        'En las reglas turcas habituales y en las de Ludoteka, el peón que pasa por la última fila en una cadena sigue como peón.',
      ],
    },
    'turkish-ludoteka': {
      lead: 'Unas damas turcas con tablas más rápidas: basta una pieza por bando, o dieciséis jugadas de cada bando solo de damas y sin capturas.',
      tips: [
        'Si vas por detrás, cambia piezas hasta que quede una por bando: son tablas en el acto.',
        'Cualquier jugada de peón pone la cuenta a cero, también una de lado.',
      ],
      sources: [
        'Estas reglas siguen la página de Ludoteka, que no dice qué hace el peón que llega a la última fila en mitad de una cadena; aquí sigue como peón, como en las reglas turcas habituales.',
      ],
    },
    italian: {
      lead: 'El peón captura solo hacia delante y nunca una dama. De ahí sale todo el juego: en mitad del tablero, una dama no teme a ningún peón.',
      tips: [
        'Solo una dama puede capturar otra dama. La primera dama suele valer dos peones.',
        'El orden de preferencia es un arma: ofrece una dama y quizá tu rival tenga que dejar lo que tú quieres conservar.',
      ],
      sources: [
        'Son las reglas de la federación italiana, para la que hay tablas cuando una posición sale por cuarta vez; aquí, como en las demás reglas, basta la tercera.',
        'El tablero se puede ver desde un lado o desde el otro. Quien mueve primero lleva las Blancas.',
      ],
    },
    english: {
      lead: 'Las damas de los británicos y las checkers de los estadounidenses: dama de un paso, captura libre, y empiezan las Negras.',
      tips: [
        'Dos damas ganan a una, aunque se refugie en una esquina doble: aprende a sacarla de ahí.',
        'Cuenta los tiempos: cuando quedan pocas piezas, quién tiene que ceder depende a menudo de a quién le toca.',
      ],
      sources: [
        'Los libros antiguos numeran las casillas y nombran los bandos de muchas maneras. Aquí las Negras ocupan las casillas 1 a 12 y mueven primero.',
        'En familia, a veces la dama es voladora o no es obligatorio capturar. Aquí, ni lo uno ni lo otro.',
      ],
    },
    international: {
      lead: 'El juego de las cien casillas, también llamado damas polacas: el peón captura hacia atrás, la dama vuela y la cadena más larga es obligatoria.',
      tips: [
        'Ocupa el centro con peones que se apoyen unos a otros: desde ahí llegan a las dos alas.',
        'Aprende los golpes: entrega uno o dos peones para que la cadena más larga aparte a tu rival del camino.',
      ],
      sources: [
        'Son las reglas de la federación mundial. Una dama sola contra tres piezas, entre ellas al menos una dama, tiene que aguantar 16 jugadas de cada bando; contra dos piezas o una, 5.',
        'En casa se suele pasar por alto la cadena más larga. Aquí es obligatoria, para los peones y para las damas.',
      ],
    },
    brazilian: {
      lead: 'Las reglas internacionales en el tablero pequeño: doce peones por bando y 64 casillas, un juego rápido y agudo.',
      tips: [
        'El peón captura también hacia atrás: un peón que se ha colado entre los tuyos todavía puede caer.',
        'Una dama sola en la diagonal mayor es difícil de cazar.',
      ],
      sources: [
        'Son las reglas de la confederación brasileña. La lista de arriba dice con qué piezas hay tablas a las 5 jugadas de cada bando.',
        'En casa muchos juegan sin que el peón capture hacia atrás, o eligiendo libremente la captura. Aquí, ni lo uno ni lo otro.',
      ],
    },
    spanish: {
      lead: 'Las damas clásicas: el peón captura solo hacia delante, la dama es voladora, y mandan la ley de la cantidad y la de la calidad.',
      tips: [
        'La dama es aquí muy fuerte, porque los peones no capturan hacia atrás: llega antes que tu rival a la última fila.',
        'Vigila la diagonal mayor: la dama que la ocupa manda en el tablero.',
      ],
      sources: [
        'Son las reglas de la federación española. Las damas portuguesas tienen las mismas, con un número propio en los archivos de partidas.',
        'En muchas casas la captura se elige libremente. Aquí deciden la cantidad de piezas y, después, la cantidad de damas.',
      ],
    },
    portuguese: {
      lead: 'Las damas clásicas de Portugal: las mismas reglas que las damas españolas, con una esquina oscura a la derecha.',
      tips: [
        'La dama es aquí muy fuerte, porque los peones no capturan hacia atrás: llega antes que tu rival a la última fila.',
        'Vigila la diagonal mayor: la dama que la ocupa manda en el tablero.',
      ],
      sources: [
        'Las reglas son las de las damas españolas; en los archivos de partidas solo cambia el número del juego.',
        'En muchas casas la captura se elige libremente. Aquí deciden la cantidad de piezas y, después, la cantidad de damas.',
      ],
    },
    russian: {
      lead: 'Las shashki: el peón captura hacia atrás, la captura se elige, y el peón que llega a la última fila sigue como dama.',
      tips: [
        'En la diagonal mayor, de a1 a h8, una dama sola puede resistir contra muchas piezas: ocúpala antes que tu rival.',
        'Una cadena que pasa por la última fila continúa con dama en la misma jugada.',
      ],
      sources: [
        'Son las reglas de la sección de 64 casillas de la federación internacional. Las tablas dependen de las piezas que quedan, como dice la lista de arriba: tres damas o más tienen 15 jugadas para ganar contra una.',
        'En la notación, la captura se escribe con dos puntos: c3:e5.',
      ],
    },
    pool: {
      lead: 'Las pool checkers de Estados Unidos: el peón captura hacia atrás, la dama es voladora, la captura se elige, y empiezan las Negras.',
      tips: [
        'Tres damas contra una tienen que ganar en 13 jugadas de cada bando: prepara la caza antes de que llegue la tercera.',
        'El peón que solo pasa por la última fila en una cadena sigue siendo peón. Si quieres una dama, elige una cadena que acabe allí.',
      ],
      sources: [
        'Son las reglas de la American Pool Checker Association. Las casillas se numeran como en las damas inglesas.',
        'En otros juegos con dama voladora la cadena más larga es obligatoria; aquí no.',
      ],
    },
    czech: {
      lead: 'El peón captura solo hacia delante, la dama es voladora y, si una dama puede capturar, hay que capturar con una dama.',
      tips: [
        'A una dama obligada a capturar se la puede desviar: ofrécele un peón en el momento justo.',
        'El número de piezas no te obliga. Elige la captura que te deje a salvo.',
      ],
      sources: [
        'Son las reglas de la federación checa.',
        'En casa, a veces se captura con un peón en lugar de con la dama. Aquí la dama va primero.',
      ],
    },
  },
}
