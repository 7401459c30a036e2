/** Les règles en français. Une prise de plusieurs pièces s’appelle une rafle ; « pièce » dit pion ou
 * dame. */

export const fr = {
  title: '{rules} : les règles · damier',
  allRules: 'Toutes les règles',
  languages: 'Langues',
  onThisPage: 'Sur cette page',
  strong: 'Ce qui diffère est en gras.',
  index: {
    title: 'Les règles du jeu de dames',
    lead: 'Douze façons de jouer aux dames, chacune expliquée par des schémas et comparée aux autres.',
  },
  headings: {
    aim: 'But du jeu',
    board: 'Damier et position de départ',
    man: 'La marche du pion',
    capture: 'La prise',
    king: 'La dame',
    choice: 'Quelle prise faut-il jouer ?',
    crown: 'La promotion',
    end: 'Fin de la partie',
    summary: 'En bref',
    comparison: 'Comparaison avec les autres règles',
    tips: 'Conseils',
    questions: 'Questions et réponses',
    sources: 'Variantes et sources',
  },
  say: {
    aim: 'Privez votre adversaire de coup : prenez toutes ses pièces, ou bloquez celles qui lui restent. Celui qui a le trait et ne peut pas jouer a perdu.',
    'board-plain':
      'Le damier compte {size} × {size} cases et l’on joue sur toutes ; leur couleur est sans importance.',
    'board-a1':
      'Le damier compte {size} × {size} cases et l’on ne joue que sur les foncées. Chaque joueur a un coin foncé à sa gauche.',
    'board-b1':
      'Le damier compte {size} × {size} cases et l’on ne joue que sur les foncées. Chaque joueur a un coin foncé à sa droite.',
    start: 'Chaque camp a {men} pions, placés sur les cases foncées des {rows} rangées les plus proches de son joueur.',
    startPlain:
      'Chaque camp a {men} pions, qui occupent toutes les cases de sa deuxième et de sa troisième rangée. La rangée du bord reste vide.',
    startCaption: 'La position de départ, avec le nom des cases. Les Blancs sont en bas.',
    'first-w': 'Les Blancs commencent, puis chacun joue à son tour. On ne peut pas passer son tour.',
    'first-b': 'Les Noirs commencent, puis chacun joue à son tour. On ne peut pas passer son tour.',
    'naming-algebraic':
      'Une case se désigne par la lettre de sa colonne et le numéro de sa rangée, à partir de a1, en bas à gauche du point de vue des Blancs.',
    'naming-upper-left':
      'Les cases où l’on joue sont numérotées rangée par rangée, en commençant en haut à gauche du point de vue des Blancs.',
    'naming-lower-right':
      'Les cases où l’on joue sont numérotées de droite à gauche et de bas en haut, rangée par rangée, en commençant en bas à droite du point de vue des Blancs.',
    'man-straight':
      'Le pion se déplace d’une case, tout droit vers l’avant ou sur le côté, vers une case vide. Il ne va jamais en diagonale et ne recule jamais.',
    'man-diagonal':
      'Le pion avance d’une case en diagonale, vers une case vide. Il ne recule jamais.',
    take: 'Le pion prend en sautant par-dessus une pièce adverse voisine, vers la case vide située juste derrière elle.',
    'takes-straight': 'Le pion prend tout droit devant lui et sur les côtés, mais pas en arrière.',
    'takes-forward': 'Le pion ne prend que vers l’avant.',
    'takes-both':
      'Le pion prend en avant comme en arrière, mais lorsqu’il ne prend pas, il ne fait qu’avancer.',
    spares: 'Un pion ne peut jamais prendre une dame, pas même au milieu d’une rafle.',
    takesKings: 'Le pion prend les pions comme les dames.',
    compulsory: 'La prise est obligatoire : qui peut prendre doit prendre.',
    huffing:
      'On ne souffle pas : un coup qui oublie une prise est refusé, et personne ne perd donc de pièce pour l’avoir oubliée.',
    chain:
      'Si, de sa case d’arrivée, la pièce peut prendre encore, elle continue dans le même coup, en changeant au besoin de direction, jusqu’à ne plus pouvoir prendre. On ne s’arrête pas en chemin.',
    'lifted-at-once':
      'Une pièce prise quitte le damier aussitôt, avant le saut suivant. Un saut ultérieur de la même rafle peut donc passer par sa case ou s’y arrêter, et l’on peut revenir plusieurs fois sur une même case.',
    'lifted-at-end':
      'Les pièces prises restent sur le damier jusqu’à la fin du coup, et aucune ne peut être sautée deux fois. On peut en revanche repasser par une case vide.',
    noReversal:
      'D’un saut au suivant, la pièce ne peut pas faire demi-tour, c’est-à-dire tourner de 180 degrés.',
    'king-straight':
      'La dame se déplace d’autant de cases qu’elle veut le long de sa rangée ou de sa colonne, en avant, en arrière et sur les côtés, tant que les cases sont vides.',
    'king-flies':
      'La dame est volante : elle se déplace d’autant de cases qu’elle veut en diagonale, en avant et en arrière, tant que les cases sont vides.',
    'king-steps':
      'La dame se déplace d’une seule case en diagonale, en avant ou en arrière, et prend une pièce voisine dans l’une des quatre directions. Elle n’est pas volante.',
    kingTakes:
      'Elle prend à distance : une pièce adverse, avec seulement des cases vides devant elle et au moins une case vide derrière. Elle s’arrête au choix sur l’une des cases vides qui suivent, avant la pièce suivante.',
    kingGoesOn:
      'Si elle peut continuer à prendre depuis une de ces cases, elle doit s’arrêter sur une case qui le permet.',
    'choice-free':
      'Si plusieurs prises sont possibles, on choisit librement, même la moins longue. Seule obligation : terminer la rafle commencée.',
    'choice-pieces':
      'Si plusieurs prises sont possibles, il faut en jouer une qui prend le plus de pièces : c’est la prise majoritaire. Une dame ne compte pas plus qu’un pion, et peu importe la pièce qui prend. À nombre égal, on choisit.',
    'choice-pieces-kings':
      'Si plusieurs prises sont possibles, il faut en jouer une qui prend le plus de pièces. À nombre égal, une qui prend le plus de dames. Si l’égalité demeure, on choisit.',
    'choice-by-king':
      'Si une dame peut prendre, c’est une dame qui doit prendre ; on choisit laquelle de ses prises. Si seuls des pions le peuvent, on choisit librement. Le nombre de pièces ne compte pas, mais une rafle doit être menée à son terme.',
    'choice-pieces-by-king-kings-early':
      'Si plusieurs prises sont possibles, quatre critères s’appliquent dans cet ordre, jusqu’à ce qu’il n’en reste qu’une. Premièrement : le plus de pièces. Deuxièmement : avec une dame plutôt qu’avec un pion. Troisièmement : le plus de dames prises. Quatrièmement : la rafle qui rencontre une dame le plus tôt, en comparant pièce après pièce. Si des prises restent à égalité, on choisit.',
    crown:
      'Un pion qui termine son coup sur la rangée la plus éloignée de son joueur devient dame. On pose sur lui un deuxième pion ; ici, il porte en plus une couronne.',
    'crowning-stops':
      'Un pion qui atteint la dernière rangée en prenant devient dame et son coup s’arrête là, même si une dame pouvait continuer à prendre.',
    'crowning-at-end':
      'Un pion qui atteint la dernière rangée au milieu d’une rafle et peut prendre encore continue comme pion. Il ne devient dame que si le coup se termine sur la dernière rangée.',
    'crowning-at-once':
      'Un pion qui atteint la dernière rangée au milieu d’une rafle devient dame aussitôt et continue à prendre comme dame dans le même coup.',
    end: 'Celui qui a le trait sans avoir de coup permis a perdu, qu’il n’ait plus de pièces ou que toutes soient bloquées. Cette règle passe avant toute nulle.',
    draws:
      'Les joueurs peuvent convenir de la nulle : l’un propose, l’autre accepte. Les nulles de la liste mettent d’elles-mêmes fin à la partie, sans que personne ait à les demander. Les coups se comptent pour chaque camp.',
    'ending-king-against-man':
      'Une dame contre un pion : la dame gagne. La partie est décidée dès que cette position survient, sauf si le camp au trait peut prendre.',
    'ending-one-piece-each': 'Quand il reste une pièce à chacun, pion ou dame, la partie est aussitôt nulle.',
    'tip-offer':
      'La prise étant obligatoire, vous pouvez mener les pièces de l’adversaire : offrez-en une, prenez-en deux en retour. Avant chaque coup, regardez ce qu’il va forcer.',
    'tip-count':
      'Comptez avant de toucher : la plus longue rafle n’est pas toujours celle qu’on voit d’abord, et votre adversaire y est tenu lui aussi.',
    'tip-choose':
      'Vous avez le droit de choisir la plus petite prise. Regardez où sera votre pièce ensuite, et ce qui pourra la reprendre.',
    'tip-flying':
      'Une dame vaut plusieurs pions. Donner deux ou trois pions pour obtenir la première dame est souvent une bonne affaire.',
    'tip-near':
      'Gardez un moment des pions sur votre rangée de fond : tant qu’ils y sont, l’adversaire aura du mal à faire dame.',
    'tip-through':
      'Surveillez les rafles qui touchent la dernière rangée : ce qui s’y passe décide bien des parties.',
  },
  captions: {
    manStraight: 'Le pion en {d4} peut aller en {c4}, {d5} ou {e4}.',
    takeStraight:
      'Le pion prend en {d5} ou en {e4}, au choix. Il ne peut pas prendre en {d3}, derrière lui.',
    chainStraight: 'Après avoir pris en {d4}, le pion est en {d5} et prend encore en {e5} : un seul coup, deux pièces.',
    atOnce:
      'La dame prend en {c3}, {e5} et {g4}. Comme {c3} est vide à ce moment, elle passe par cette case et prend en {b3} : quatre pièces.',
    noReversal:
      'De {d6}, la dame devrait faire demi-tour pour prendre en {d2}. C’est interdit : elle ne prend donc qu’une pièce, en {d5} ou en {d2}.',
    kingStraight: 'La dame peut aller sur toutes les cases de sa rangée et de sa colonne.',
    landStraight: 'La dame prend en {d5} et s’arrête en {d6}, {d7} ou {d8}.',
    goOnStraight: 'La dame doit s’arrêter en {d7}, car de là elle prend aussi en {g7}.',
    longestStraight:
      'Tout droit, le pion prend deux pièces ; sur le côté, en arrivant en {b3}, une seule. Il doit prendre les deux.',
    manDiagonal: 'Le pion en {d4} peut aller en {c5} ou en {e5}.',
    takeForward: 'Le pion prend en {e5}. Il ne peut pas prendre en {c3}, derrière lui.',
    takeBoth: 'Le pion prend en {e5} devant lui, ou en {c3} derrière lui.',
    chainDiagonal: 'Après avoir pris en {d2}, le pion est en {e3} et prend encore en {f4} : un seul coup, deux pièces.',
    sparesKings: 'Le pion ne peut pas prendre la dame en {e5}. Il va en {c5}.',
    ring: 'La dame prend quatre pièces et revient en {c1}. Les quatre sont encore là, mais aucune ne peut être sautée deux fois.',
    atEnd:
      'Après trois pièces, la dame, en {g5}, ne peut pas prendre en {d2} : la pièce en {e3} est prise, mais elle barre encore le chemin.',
    kingSteps: 'La dame peut aller d’une case dans chacune des quatre directions.',
    kingFlies: 'La dame peut aller sur toutes les cases de ses deux diagonales.',
    kingTakesNear: 'La dame prend en {e5} devant elle, ou en {c3} derrière elle.',
    kingLands:
      'La dame prend de loin en {e5} et s’arrête sur l’une des cases situées derrière.',
    kingGoesOn: 'La dame doit s’arrêter en {f6}, car de là elle prend aussi en {e7}.',
    longest:
      'Le plus de pièces : en allant en {c7}, le pion en prend deux ; en allant en {a5}, une seule. Il doit prendre les deux.',
    freeChoice:
      'Le pion peut prendre deux pièces et finir en {c7}, ou une seule et finir en {a5}. Il ne peut pas s’arrêter après la première des deux.',
    byKing:
      'Avec une dame : la dame et le pion pourraient chacun prendre une pièce. C’est à la dame de le faire.',
    mostKings:
      'Le plus de dames : deux pièces d’un côté comme de l’autre. Vers {a7}, l’une des deux est une dame ; vers {e7}, aucune.',
    mostKingsMan:
      'Le plus de dames : deux pièces d’un côté comme de l’autre. Vers {a7}, l’une des deux est une dame ; vers {e7}, aucune.',
    kingEarly:
      'La dame le plus tôt : une dame d’un côté comme de l’autre. Vers {a7}, elle vient en premier ; vers {e7}, en second.',
    'crown-stops':
      'Le pion devient dame sur la dernière rangée et le coup s’arrête là, bien qu’une dame puisse continuer.',
    'crown-at-end':
      'Sur la dernière rangée, le pion peut prendre encore : il continue comme pion et ne devient pas dame.',
    'crown-at-once':
      'Sur la dernière rangée, le pion devient dame et, comme dame, prend une deuxième pièce à distance.',
    'crown-at-end-straight':
      'En {c8}, il est encore pion, et la pièce en {f8} est hors d’atteinte. Le coup se termine là, et le voilà dame.',
  },
  compareRows: {
    board: 'Damier',
    men: 'Pions par camp',
    first: 'Qui commence',
    takes: 'Le pion prend',
    takesKings: 'Le pion prend une dame',
    king: 'La dame',
    choice: 'Quelle prise',
    crowning: 'Un pion atteint la dernière rangée en pleine rafle',
    lifted: 'Les pièces prises sont ôtées',
    progress: 'Nulle faute de progrès',
  },
  compare: {
    yes: 'oui',
    no: 'non',
    'cmp-number': '{n}',
    'cmp-board-plain': '{size} × {size}, toutes les cases',
    'cmp-board-a1': '{size} × {size}, coin foncé à gauche',
    'cmp-board-b1': '{size} × {size}, coin foncé à droite',
    'cmp-first-w': 'les Blancs',
    'cmp-first-b': 'les Noirs',
    'cmp-takes-straight': 'en avant, sur le côté',
    'cmp-takes-forward': 'en avant',
    'cmp-takes-both': 'en avant, en arrière',
    'cmp-king-straight': 'volante, rangées et colonnes',
    'cmp-king-flies': 'volante, diagonales',
    'cmp-king-steps': 'à un pas',
    'cmp-choice-free': 'libre',
    'cmp-choice-pieces': 'le plus de pièces',
    'cmp-choice-pieces-kings': 'le plus de pièces ; le plus de dames',
    'cmp-choice-by-king': 'par une dame, si elle peut',
    'cmp-choice-pieces-by-king-kings-early':
      'le plus de pièces ; par une dame ; le plus de dames ; la dame le plus tôt',
    'cmp-crowning-stops': 'devient dame, le coup s’arrête',
    'cmp-crowning-at-end': 'continue comme pion',
    'cmp-crowning-at-once': 'continue comme dame',
    'cmp-at-once': 'aussitôt',
    'cmp-at-end': 'à la fin du coup',
    'cmp-progress-capture-man-move': '{n} coups chacun, de dames seulement et sans prise',
    'cmp-progress-capture-man-advance': '{n} coups chacun sans prise ni avance de pion',
    'cmp-progress-capture-crowning': '{n} coups chacun sans prise ni promotion',
  },
  questions: {
    'q-must': 'Est-on obligé de prendre ?',
    'q-choose': 'Il y a plusieurs prises : peut-on choisir ?',
    'q-back': 'Un pion peut-il prendre en arrière ?',
    'q-king': 'Un pion peut-il prendre une dame ?',
    'q-far': 'Jusqu’où va une dame ?',
    'q-crown': 'Que se passe-t-il quand un pion atteint la dernière rangée au cours d’une prise ?',
    'q-first': 'Qui commence ?',
    'q-blocked': 'Et s’il me reste des pièces, mais aucun coup ?',
  },
  shared: [
    '« Souffler n’est pas jouer » : selon un vieil usage, on ôtait du damier la pièce qui avait oublié de prendre. Ici, une prise possible doit être jouée.',
    'Dans certains règlements, c’est au joueur de demander la nulle par répétition. Ici, la troisième fois met d’elle-même fin à la partie.',
  ],
  sets: {
    turkish: {
      lead: 'Le dama de Turquie : les pions vont tout droit et de côté sur les 64 cases, et la dame règne sur des rangées et des colonnes entières.',
      tips: [
        'Un coup de côté permet d’attendre. Il ne remet pas à zéro le décompte vers la nulle ; seules une prise ou l’avance d’un pion le font.',
        'Gardez vos pions serrés : pour prendre une pièce, il faut un vide derrière elle.',
      ],
      sources: [
        'Les dames turques sont proposées ici en trois variantes. Celle-ci suit la page de règles de Kondavo : dans une rafle qui passe par la dernière rangée, le pion continue comme pion.',
        'Les règles Dama font aussitôt dame de ce pion ; les règles Ludoteka déclarent nulle la partie où il reste une pièce à chacun. Elles ont leur propre page.',
      ],
    },
    'turkish-dama': {
      lead: 'Des dames turques aux finales plus vives : le pion qui atteint la dernière rangée continue comme dame, et une dame l’emporte sur un pion.',
      tips: [
        'Une rafle qui touche la dernière rangée se poursuit en dame dans le même coup : cherchez-la d’abord.',
        'Une dame contre un pion, c’est gagné. Si vous avez la dame, échangez jusque-là.',
      ],
      sources: [
        'Ces règles suivent la page « Dama (Draft Game) ». Elle ne fixe aucun nombre de coups menant à la nulle ; comme une partie pourrait alors ne jamais finir, celui des règles turques usuelles est repris ici.',
        'Dans les règles turques usuelles et dans celles de Ludoteka, le pion qui passe par la dernière rangée au cours d’une rafle continue comme pion.',
      ],
    },
    'turkish-ludoteka': {
      lead: 'Des dames turques où la nulle vient plus vite : il suffit d’une pièce chacun, ou de seize coups de dames chacun sans prise.',
      tips: [
        'Si vous êtes en retard, échangez jusqu’à ce qu’il reste une pièce à chacun : c’est aussitôt nulle.',
        'Tout coup de pion remet le décompte à zéro, même un coup de côté.',
      ],
      sources: [
        'Ces règles suivent la page de Ludoteka. Elle ne dit pas ce que fait un pion qui atteint la dernière rangée au cours d’une rafle ; ici, il continue comme pion, comme dans les règles turques usuelles.',
      ],
    },
    italian: {
      lead: 'Le pion ne prend que vers l’avant, et jamais une dame. Tout le jeu en découle : au milieu du damier, une dame ne craint aucun pion.',
      tips: [
        'Seule une dame peut prendre une dame. La première dame vaut souvent deux pions.',
        'L’ordre des priorités est une arme : offrez une dame, et votre adversaire devra peut-être laisser ce que vous voulez garder.',
      ],
      sources: [
        'Ce sont les règles de la fédération italienne. Chez elle, la partie est nulle quand une position survient pour la quatrième fois ; ici, comme dans les autres règles, la troisième suffit.',
        'Le damier peut être montré dans un sens ou dans l’autre. Celui qui joue le premier a les Blancs.',
      ],
    },
    english: {
      lead: 'Les dames des Britanniques, les checkers des Américains : dame à un pas, prise au choix, et ce sont les Noirs qui commencent.',
      tips: [
        'Deux dames en battent une, même réfugiée dans un double coin ; apprenez à l’en déloger.',
        'Comptez les temps : quand il reste peu de pièces, celui qui doit céder dépend souvent de qui a le trait.',
      ],
      sources: [
        'Les livres anciens numérotent et nomment les camps de bien des manières. Ici, les Noirs occupent les cases 1 à 12 et commencent.',
        'En famille, on joue parfois avec une dame volante ou sans obligation de prendre. Ici, ni l’un ni l’autre.',
      ],
    },
    international: {
      lead: 'Le jeu aux cent cases, dit aussi dames polonaises : le pion prend en arrière, la dame est volante et la plus longue rafle est obligatoire.',
      tips: [
        'Tenez le centre avec des pions qui se soutiennent : de là, ils atteignent les deux ailes.',
        'Apprenez les combinaisons : donnez un ou deux pions pour que la prise majoritaire écarte l’adversaire du passage.',
      ],
      sources: [
        'Ce sont les règles de la fédération mondiale. Une dame seule face à trois pièces, dont au moins une dame, doit tenir 16 coups de chacun ; face à deux pièces ou à une, 5 coups.',
        'En famille, on oublie souvent la prise majoritaire. Ici, elle est obligatoire, pour les pions comme pour les dames.',
      ],
    },
    brazilian: {
      lead: 'Les règles internationales sur le petit damier : douze pions par camp et 64 cases, pour un jeu rapide et vif.',
      tips: [
        'Le pion prend aussi en arrière : un pion qui s’est faufilé derrière les vôtres peut encore être pris.',
        'Une dame seule sur la grande diagonale est difficile à capturer.',
      ],
      sources: [
        'Ce sont les règles de la confédération brésilienne. La liste ci-dessus dit avec quelles pièces la partie est nulle après 5 coups de chacun.',
        'En famille, beaucoup jouent sans prise en arrière pour le pion, ou avec libre choix de la prise. Ici, ni l’un ni l’autre.',
      ],
    },
    spanish: {
      lead: 'Le pion ne prend que vers l’avant, la dame est volante et, à nombre égal, il faut prendre le plus de dames.',
      tips: [
        'La dame est très forte ici, car les pions ne prennent pas en arrière : atteignez la dernière rangée le premier.',
        'Surveillez la grande diagonale : une dame qui l’occupe commande le damier.',
      ],
      sources: [
        'Ce sont les règles de la fédération espagnole. Les dames portugaises ont les mêmes, avec un numéro à elles dans les fichiers de parties.',
        'Dans bien des familles, on choisit sa prise librement. Ici, c’est le nombre de pièces qui décide, puis le nombre de dames.',
      ],
    },
    portuguese: {
      lead: 'Les dames classiques du Portugal : mêmes règles que les dames espagnoles, avec un coin foncé à droite.',
      tips: [
        'La dame est très forte ici, car les pions ne prennent pas en arrière : atteignez la dernière rangée le premier.',
        'Surveillez la grande diagonale : une dame qui l’occupe commande le damier.',
      ],
      sources: [
        'Les règles sont celles des dames espagnoles ; seul le numéro du jeu diffère dans les fichiers de parties.',
        'Dans bien des familles, on choisit sa prise librement. Ici, c’est le nombre de pièces qui décide, puis le nombre de dames.',
      ],
    },
    russian: {
      lead: 'Les chachki : le pion prend en arrière, on choisit sa prise, et le pion qui atteint la dernière rangée continue comme dame.',
      tips: [
        'Sur la grande diagonale, de a1 à h8, une dame seule peut résister à plusieurs : occupez-la le premier.',
        'Une rafle qui passe par la dernière rangée se poursuit en dame dans le même coup.',
      ],
      sources: [
        'Ce sont les règles de la section des 64 cases de la fédération internationale. Les nulles y dépendent des pièces restantes, comme le dit la liste ci-dessus : trois dames ou plus ont 15 coups pour gagner contre une.',
        'Dans la notation, la prise s’écrit par deux-points : c3:e5.',
      ],
    },
    pool: {
      lead: 'Les pool checkers des États-Unis : le pion prend en arrière, la dame est volante, on choisit sa prise et les Noirs commencent.',
      tips: [
        'Trois dames contre une n’ont que 13 coups de chacun pour gagner : préparez la capture avant l’arrivée de la troisième.',
        'Un pion qui ne fait que passer par la dernière rangée reste pion. Pour faire dame, choisissez une rafle qui s’y termine.',
      ],
      sources: [
        'Ce sont les règles de l’American Pool Checker Association. Les cases sont numérotées comme aux dames anglaises.',
        'Dans d’autres jeux à dame volante, la plus longue rafle est obligatoire ; ici, non.',
      ],
    },
    czech: {
      lead: 'Le pion ne prend que vers l’avant, la dame est volante et, si une dame peut prendre, c’est une dame qui doit prendre.',
      tips: [
        'Une dame obligée de prendre se laisse détourner : offrez-lui un pion au bon moment.',
        'Le nombre de pièces ne vous oblige à rien. Choisissez la prise qui vous laisse en sécurité.',
      ],
      sources: [
        'Ce sont les règles de la fédération tchèque.',
        'En famille, on laisse parfois un pion prendre à la place d’une dame. Ici, la dame passe d’abord.',
      ],
    },
  },
}
