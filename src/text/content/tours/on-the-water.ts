import type { ContentDocument } from '#domain/content/block.ts';
import { outing } from '#text/content/outing.ts';

/** Tours by boat, and in the waves. */
export const ON_THE_WATER: Readonly<Record<string, ContentDocument>> = {
  'ballenas-jorobadas': outing({
    title: ['Ver ballenas jorobadas en lancha', 'Watching humpback whales by boat'],
    description: [
      'Qué se ve, qué se oye y cómo es el mar en un tour de ballenas jorobadas por la Bahía de Banderas.',
      'What you see, what you hear and what the sea is like on a humpback whale tour of the Bay of Banderas.',
    ],
    day: [
      [
        'Lo primero suele ser un soplo: una columna de vapor que queda suspendida sobre la superficie. Después asoman el lomo y la aleta, y si el animal se sumerge a fondo levanta la cola, cuyo dibujo blanco y negro distingue a cada individuo como una huella digital. Hay madres con ballenato que avanzan despacio, y grupos de machos que compiten a empujones.',
        'First comes a blow, usually: a column of vapour hanging above the surface. Then a back and a fin appear, and when the animal dives deep it lifts its tail, whose black and white pattern tells individuals apart like a fingerprint. Some are mothers with a calf, moving slowly; others are groups of males that jostle each other.',
      ],
      [
        'Cuando la lancha apaga el motor, el hidrófono baja al agua y se oye el canto: gruñidos, silbidos, frases que se repiten. La bióloga explica a qué distancia puede estar quien canta y por qué casi siempre es un macho.',
        'With the engine off, the hydrophone goes down and you hear the song: grunts, whistles, phrases that come round again. The biologist explains how far away the singer may be, and why it is nearly always a male.',
      ],
      [
        'Nadie sabe qué va a pasar: hay mañanas de puro respirar tranquilo y otras en que un animal de muchas toneladas sale entero junto a la proa. Por eso la guía pide paciencia, reparte turnos para la borda y enseña a leer huellas, esos círculos lisos que deja un aletazo.',
        'Nobody knows what will happen: some mornings it is all calm breathing, on others an animal of many tonnes comes right out next to the bow. So the guide asks for patience, shares out turns at the rail and teaches you to read footprints, those smooth circles left by a tail stroke.',
      ],
    ],
    season: [
      ['¿Qué mes conviene?', 'Which month is best?'],
      [
        'Al principio del invierno abundan los cortejos y los saltos; hacia el final quedan sobre todo crías que practican. El viento crece por la tarde, así que quien se marea agradece la primera salida.',
        'Early winter is for courtship and leaping; towards the end mostly calves remain, practising. Wind builds in the afternoon, so anyone prone to seasickness is happier on the first departure.',
      ],
    ],
    notes: [
      [
        'La pastilla contra el mareo se toma antes de embarcar: ya a bordo no alcanza a hacer efecto.',
        'Take a seasickness tablet before boarding: on the boat it comes too late to work.',
      ],
      [
        'Una cámara con correa vale más que un teléfono en la mano mojada; con ráfaga y paciencia se consigue la cola entera, goteando.',
        'A camera on a strap beats a phone in a wet hand; burst mode and patience get you the whole tail, dripping.',
      ],
      [
        'La espalda se cansa con el golpeteo de las olas; quien la tenga delicada se sienta atrás.',
        'Waves jolt the spine; people with a bad one sit at the stern.',
      ],
    ],
    questions: [
      [
        ['¿Qué términos usa la tripulación?', 'What terms does the crew use?'],
        [
          'Salto: cuerpo entero al aire. Espiar: sacar la cabeza, vertical, para mirar alrededor. Coletazo: golpe seco, advertencia o juego. Pectoral: aleta blanquísima, larga como un remo gigante. Escolta: macho que acompaña hembra y cría. Rorcual, orca, delfín tornillo: parientes que a veces se cruzan. Balsa: aves flotando juntas, señal de sardina.',
          'Breach: leaping clear. Spyhop: raising one’s head upright to look around. Lobtailing: slapping flukes, warning or game. Pectoral: gleaming white flipper, long like some giant oar. Escort: male accompanying cow plus calf. Bryde’s whale, orca, spinner dolphin: relatives occasionally crossing. Raft: seabirds floating together, meaning sardines.',
        ],
      ],
      [
        ['¿Por qué vienen a esta bahía?', 'Why do they come to this bay?'],
        [
          'Comen en verano, muy al norte, y viajan hasta aquí para parir y cortejar: la bahía es honda, tibia y cerrada al oleaje, lo que un recién nacido sin grasa necesita. Fueron cazadas casi hasta el final; desde la veda internacional su número se recupera, y registrar cada cola ayuda a contarlas.',
          'They feed in summer, far north, and travel here to calve and court: the bay is deep, tepid and closed to the swell, just what a newborn without blubber needs. Hunting nearly finished them; since the international ban their numbers have recovered, and recording every tail helps to count them.',
        ],
      ],
      [
        ['¿Se puede nadar con ellas?', 'Can we swim with them?'],
        [
          'No. La norma mexicana lo prohíbe y además las madres necesitan calma para amamantar.',
          'No. Mexican rules forbid it, and nursing mothers need quiet.',
        ],
      ],
      [
        ['¿Sirve para un bebé o una embarazada?', 'Is it suitable for a baby or during pregnancy?'],
        [
          'La lancha salta. Para embarazo o brazos conviene mirar desde el malecón, con binoculares.',
          'The boat bounces. When pregnant or carrying an infant, watch from the boardwalk with binoculars instead.',
        ],
      ],
    ],
  }),
  'islas-marietas': outing({
    title: ['Un día en las Islas Marietas', 'A day at the Marietas Islands'],
    description: [
      'Nidos de bobos de patas azules, arrecife y la playa escondida: cómo es la visita al parque nacional en barco.',
      'Blue-footed booby nests, reef and the hidden beach: what a visit to the national park by boat is like.',
    ],
    day: [
      [
        'Las islas son de roca volcánica, sin árboles ni muelle, y nadie pone pie en ellas salvo los guardaparques. Se recorren desde cubierta: cornisas blancas de guano, arcos que el oleaje perforó, fragatas que roban la pesca ajena y bobos que cortejan levantando una pata azul y luego la otra.',
        'The islands are volcanic rock, treeless and without a jetty, and nobody but the rangers walks on them. You see them from deck: ledges white with guano, arches pierced by the swell, frigatebirds stealing the catch of others and boobies courting by lifting one blue foot and then the other.',
      ],
      [
        'Bajo la superficie hay coral en parches, peces loro, erizos, morenas en sus grietas y a ratos una tortuga carey que come esponjas sin prisa. El esnórquel se hace en ensenadas resguardadas; quien nunca lo practicó ensaya junto a la escalera del barco, con flotador y alguien al lado.',
        'Below the surface are patches of coral, parrotfish, urchins, morays in their cracks and now and then a hawksbill turtle. Snorkelling is in sheltered coves; beginners practise by the ladder with a float and somebody beside them.',
      ],
      [
        'Fueron campo de tiro militar hasta que la protesta de científicos y buzos las salvó; de aquellas bombas quedaron cráteres, y de aquella campaña, un parque. A mediodía se come a bordo, fondeados al abrigo del viento, mientras los charranes pescan en picada y alguien cuenta la leyenda del cráter que se abre al cielo.',
        'They were a military firing range until protests by scientists and divers saved them; those bombs left craters, and that campaign a park. At noon lunch is served on board, anchored out of the breeze, while terns plunge for fish and somebody tells the legend of the crater open to the sky.',
      ],
    ],
    season: [
      ['Cuándo está más clara el agua', 'When the water is clearest'],
      [
        'En verano y otoño el mar llega tibio y transparente, aunque con tormentas vespertinas. De enero a mayo refresca, entra plancton y conviene neopreno; a cambio se cruzan ballenas y mantarrayas.',
        'In summer and autumn it is warm and transparent, though storms may come late in the day. From January to May it turns cool and cloudy with plankton, and a wetsuit helps; in exchange whales and rays cross the route.',
      ],
    ],
    notes: [
      [
        'La playa escondida se alcanza nadando por un túnel, solo con marea baja y casco, y hay días en que el parque la cierra.',
        'The hidden beach is reached by swimming through a tunnel, at low tide and with a helmet only, and on some days the park closes it.',
      ],
      [
        'No se lleva nada: conchas, piedras ni plumas, aunque estén sueltas; tampoco se da de comer a gaviotas, que luego persiguen huevos ajenos.',
        'Nothing may be taken: shells, stones or feathers, even loose ones; nor are gulls fed, for they go on to raid the eggs of others.',
      ],
      [
        'El bloqueador se pone en tierra, para que seque; mejor aún una camisa de lycra.',
        'Put sunscreen on ashore so that it dries; a rash vest is better still.',
      ],
    ],
    questions: [
      [
        ['¿Y qué peces?', 'And which fish?'],
        [
          'Sargento: rayas amarillas con negro, curioso. Cirujano: disco azulado, espina junto a cola. Loro: mastica coral, fabrica arena. Ángel de Cortés: manto oscuro, bandas pálidas. Trompeta: flaco, camuflado entre gorgonias. Botete: cara simpática, veneno serio. Raya: si descansa, rodéala. Erizo diadema: púas largas; mira dónde apoyas aletas.',
          'Sergeant major: yellow stripes, nosy. Surgeon: bluish disc, blade near tail. Parrotfish: chews coral, makes sand. Cortez angel: dark cloak, pale bands. Trumpetfish: skinny, camouflaged among gorgonians. Puffer: friendly face, serious poison. Stingray: if resting, swim round. Diadema urchin: long spines; mind where fins touch.',
        ],
      ],
      [
        ['¿Qué aves reconoceré?', 'Which birds will I recognise?'],
        [
          'Bobo café y bobo de patas azules anidan en el suelo y se dejan mirar; el rabijunco pico rojo lleva una pluma larguísima. Las gaviotas plomas gritan, los pelícanos se desploman y, en lo alto, la silueta de tijera es una fragata. Pregunta al guía por los polluelos: parecen bolas de algodón.',
          'Brown and blue-footed boobies nest on bare ground and let themselves be watched; the red-billed tropicbird trails a very long feather. Heermann’s gulls scream, pelicans drop like stones and, high up, a scissor shape is a frigatebird. Ask your guide about chicks: they look like cotton balls.',
        ],
      ],
      [
        ['Uso lentes, ¿veré algo?', 'I wear glasses: will I see anything?'],
        [
          'Los de armazón no caben en el visor. Trae de contacto desechables o un visor graduado propio.',
          'Frames do not fit under a mask. Bring disposable contact lenses or a prescription mask of your own.',
        ],
      ],
      [
        ['¿Y si no sé nadar?', 'What if I cannot swim?'],
        [
          'Te quedas a bordo con los pájaros, que para muchos son lo más alegre del paseo.',
          'Stay aboard with the birds, for many the merriest part of the trip.',
        ],
      ],
    ],
  }),
  'surf-en-sayulita': outing({
    title: ['Aprender a surfear en Sayulita', 'Learning to surf in Sayulita'],
    description: [
      'Tu primera clase de surf en Sayulita: olas, mareas, qué se aprende en la arena y cómo llegar en autobús.',
      'Your first surf lesson in Sayulita: waves, tides, what you learn on the sand and how to come by bus.',
    ],
    day: [
      [
        'Sayulita tiene un rompiente de derecha para quien ya sabe y, junto al arroyo, una orilla de espuma mansa donde casi todos se paran por primera vez. Ahí se aprende: acostado sobre la tabla, remando con brazos largos, y de un salto los pies al centro, rodillas flojas, mirada al frente.',
        'Sayulita has a right-hand break for those who know how and, by the creek, a shore of gentle foam where nearly everyone stands up for the first time. That is the classroom: lying on the board, paddling with long arms, then a hop that brings the feet to the centre, knees soft, eyes ahead.',
      ],
      [
        'La caída se ensaya también, plana y con la cabeza cubierta, porque el fondo es poco hondo. El instructor empuja la tabla en el momento justo; tú solo tienes que levantarte. Nadie sale sin haber tragado agua, y casi nadie sin haberse deslizado unos metros.',
        'Falling is rehearsed too, flat and with the head covered, because the bottom is shallow. The instructor pushes at the right moment; all you do is get up. No one leaves without swallowing water, and hardly anyone without gliding a few metres.',
      ],
      [
        'Hay reglas que nadie imprime: quien va más cerca de la rompiente tiene preferencia, no se suelta la tabla si viene alguien detrás, y se saluda. Aprenderlas evita golpes y abre amistades. Al terminar, los veteranos te preguntarán cuántas agarraste y no te creerán.',
        'Some rules are printed nowhere: whoever is nearest the breaking part has priority, never let go of your board when somebody is behind you, and say hello. Knowing them prevents bruises and opens friendships. Afterwards old hands will ask how many you caught, and not believe you.',
      ],
    ],
    season: [
      ['Mañana o tarde, invierno o verano', 'Morning or afternoon, winter or summer'],
      [
        'Temprano la playa está vacía y el mar, liso. En invierno las olas vienen ordenadas del noroeste; en verano llega mar de fondo del sur, más fuerte, y los instructores eligen dónde entrar según la bandera.',
        'Early on the beach is empty and the surface smooth. Winter waves come neatly from the northwest; summer brings southern swell, stronger, and instructors choose where to enter by the flag.',
      ],
    ],
    notes: [
      [
        'La parada está en la entrada del pueblo: se camina por la calle Revolución hasta el puente.',
        'The stop is at the entrance to town: walk along Revolución street to the bridge.',
      ],
      [
        'Deja reloj, anillos y aretes en casa; el cabello largo va trenzado.',
        'Leave watch, rings and earrings at home; braid long hair.',
      ],
      [
        'Come ligero antes: remar boca abajo con el estómago lleno es mala idea.',
        'Eat lightly beforehand: paddling face down on a full stomach is a bad idea.',
      ],
    ],
    questions: [
      [
        ['¿Dónde dejo mis cosas?', 'Where do I leave my things?'],
        [
          'En la palapa, a la vista del equipo. Aun así, trae solo lo que no te duela mojar.',
          'Under the palapa, in sight of the crew. Even so, bring only what may get wet.',
        ],
      ],
      [
        ['¿Hay regadera?', 'Is there a shower?'],
        [
          'En los baños públicos de la plaza, con monedas. Para volver en autobús ponte ropa seca: el aire acondicionado enfría.',
          'In the public toilets by the square, for coins. Change into dry clothes for the bus home: the air conditioning is cold.',
        ],
      ],
    ],
  }),
  'manglar-de-san-blas': outing({
    title: ['El estero de San Blas en lancha', 'The San Blas estuary by boat'],
    description: [
      'Garzas, tortugas, cocodrilos y un manantial al final del canal: cómo es el paseo por el manglar de San Blas.',
      'Herons, turtles, crocodiles and a spring at the end of the channel: what the San Blas mangrove trip is like.',
    ],
    day: [
      [
        'El embarcadero huele a lodo y a sal. Unos minutos después el estero se angosta, las raíces zancudas del mangle rojo forman un túnel y el lanchero baja la voz sin que nadie se lo pida. En los troncos caídos toman el sol tortugas jicoteas; un movimiento y desaparecen todas a la vez.',
        'The landing stage smells of mud and salt. Minutes later the estuary narrows, the stilt roots of red mangrove form a tunnel and the boatman lowers his voice unasked. Slider turtles sun themselves on fallen trunks; a movement, and they vanish all together.',
      ],
      [
        'Aves hay en cualquier rama: garza tigre inmóvil, martín pescador, ibis, anhingas con las alas abiertas para secarlas. Los cocodrilos parecen madera hasta que parpadean. Aguas arriba el color pasa de café a verde y por fin a un azul transparente, donde brota el manantial.',
        'Birds sit on every branch: motionless tiger heron, kingfisher, ibis, anhingas with wings spread to dry. Crocodiles look like timber until they blink. Upstream the colour changes from brown to green and at last to a clear blue, where the spring rises.',
      ],
      [
        'El puerto tuvo astilleros, aduana y un fuerte en el cerro de la Contaduría, de donde zarparon galeones hacia las Californias. Hoy el pueblo vive del camarón, del café de las laderas y de quienes vienen a mirar pájaros con guía en mano, porque pocos rincones del Pacífico reúnen tantas especies.',
        'The port had shipyards, a customs house and a fort on Contaduría hill, whence galleons sailed for the Californias. Today the town lives on shrimp, on coffee from the slopes and on people who come to look at birds, field guide in hand, for few corners of the Pacific gather so many species.',
      ],
    ],
    season: [
      ['La luz y los mosquitos', 'Light and mosquitoes'],
      [
        'Al amanecer y antes del ocaso se ven más animales, y también pican más los jejenes. De noviembre a abril llegan aves migratorias del norte; con las lluvias el estero crece y el túnel se vuelve más verde y más húmedo.',
        'Dawn and the last hour of sun show most wildlife, and bring most sandflies. Migrants from the north stay from November to April; with the rains the estuary swells and the tunnel grows greener and damper.',
      ],
    ],
    notes: [
      [
        'Manga larga clara y pantalón delgado protegen mejor que cualquier crema.',
        'Pale long sleeves and thin trousers protect better than any cream.',
      ],
      [
        'Los binoculares caben en una bolsa con cierre: salpica poco, pero salpica.',
        'Keep binoculars in a zip bag: there is little spray, but some.',
      ],
      ['Manos y pies siempre dentro, también para la foto.', 'Hands and feet stay inside, for photographs too.'],
    ],
    questions: [
      [
        ['¿Cómo llego si vengo de la costa?', 'How do I get there from the coast?'],
        [
          'Por Tepic o por Las Varas, con otra línea local hasta la plaza; el embarcadero queda junto al puente de la entrada. Ajusta el reloj a la hora de Nayarit.',
          'Through Tepic or Las Varas, with another local line to the square; the landing is next to the bridge as you enter town. Set your clock to Nayarit time.',
        ],
      ],
      [
        ['¿Se puede comer por ahí?', 'Is there food nearby?'],
        [
          'Pan de plátano en Matanchén y pescado zarandeado en las ramadas de Las Islitas.',
          'Banana bread in Matanchén, and grilled zarandeado fish under the thatched roofs of Las Islitas.',
        ],
      ],
    ],
  }),
};
