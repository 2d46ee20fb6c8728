import type { ContentDocument } from '#domain/content/block.ts';
import { outing } from '#text/content/outing.ts';

/** Texts about the demo's adventures, by their codes. */
export const ADVENTURE_TEXTS: Readonly<Record<string, ContentDocument>> = {
  'ballenas-jorobadas': outing({
    title: ['Tras las ballenas desde Los Muertos', 'After the whales from Los Muertos pier'],
    description: [
      'Salir del muelle de Los Muertos a buscar jorobadas: qué hace la bióloga, cómo es la lancha y qué ponerse.',
      'Leaving Los Muertos pier to look for humpbacks: what the biologist does, what the boat is like and what to wear.',
    ],
    day: [
      [
        'El muelle en forma de vela es el punto más fácil de encontrar de la Zona Romántica. Te presentas con tu vale, te ajustan el chaleco y escuchas una charla breve: dónde sentarte, por qué no se grita y qué señas usa la tripulación. La lancha es abierta, con toldo, y navega pegada a la costa sur hasta pasar Los Arcos.',
        'The sail-shaped pier is the easiest landmark of the Zona Romántica. Show your voucher, have your life jacket fitted and listen to a short talk: where to sit, why nobody shouts and what signals the crew uses. The boat is open, with an awning, and follows the southern coast past Los Arcos.',
      ],
      [
        'A bordo la bióloga lleva una bitácora: hora, rumbo, cuántos animales, qué hacían. Pide ayuda para mirar en todas direcciones, y el primero que ve un soplo lo canta como en un reloj.',
        'On board the biologist keeps a log: time, heading, how many animals, what they did. She asks for help to look in every direction, and whoever spots a blow calls it out as on a clock face.',
      ],
      [
        'Un salto completo dura menos que un suspiro y suena como un portazo. Entre encuentro y encuentro hay esperas largas, pelícanos, delfines que juegan con la estela y fruta fresca con limón. De regreso se reparten los avistamientos en un mapa, y quien retrató una cola puede mandarla al catálogo de científicos que sigue a cada ejemplar por el Pacífico.',
        'A full leap is over in a breath and sounds like a slammed door. Between meetings there are long waits, pelicans, dolphins playing in the wake, and fresh fruit with lime. On the way back sightings are marked on a chart, and anyone who photographed a tail may send it to the scientists’ catalogue that follows each individual across the Pacific.',
      ],
      [
        'La charla sigue en tierra: por qué cantan, cuánto pesa un recién nacido, cómo cruzan un océano sin comer. Los niños curiosos salen de ahí queriendo ser biólogos, y más de un adulto también.',
        'The talk goes on ashore: why they sing, what a newborn weighs, how they cross an ocean without eating. Curious children leave wanting to be biologists, and more than one grown-up too.',
      ],
    ],
    season: [
      ['Fechas y horas', 'Dates and hours'],
      [
        'Las jorobadas pasan aquí el invierno y se marchan en primavera hacia Alaska y Columbia Británica. Por la mañana el agua parece aceite; por la tarde hay brisa, olas cortas y una luz dorada que agradecen las fotos.',
        'Humpbacks spend winter here and leave in spring for Alaska and British Columbia. In the morning the water looks like oil; later on there are breezes, short waves and a golden light that photographs love.',
      ],
    ],
    notes: [
      [
        'Sombrero con barbiquejo, porque el viento se queda con los demás.',
        'A hat with a chin strap, because wind keeps all others.',
      ],
      [
        'Ropa por capas: al sol se suda, con la brisa se tirita.',
        'Clothes in layers: you sweat in the sun and shiver in the breeze.',
      ],
      [
        'Una bolsa seca para documentos y teléfono; los asientos no tienen cajones.',
        'A dry bag for papers and telephone; seats have no lockers.',
      ],
      ['Ve al baño antes: la embarcación no tiene.', 'Use the toilet ashore: the vessel has none.'],
    ],
    questions: [
      [
        ['¿Qué más se ve?', 'What else is there to see?'],
        [
          'Los Arcos, islotes de granito con cuevas llenas de murciélagos; tortugas golfinas flotando; mantas que brincan; charranes, cormoranes, pelícanos. Tierra adentro, la silueta de la sierra cambia de verde a violeta.',
          'Los Arcos, granite islets whose caves are full of bats; olive ridley turtles adrift; leaping mobulas; terns, cormorants, pelicans. Inland, mountain silhouettes turn from green to violet.',
        ],
      ],
      [
        ['¿Y si no aparece ninguna?', 'What if none appears?'],
        [
          'Son animales silvestres y nadie puede asegurarlos. El operador explica en el muelle qué ofrece en ese caso.',
          'They are wild, and nobody can guarantee them. The provider explains at the pier what it offers in that case.',
        ],
      ],
      [
        ['Llego en autobús con maletas, ¿qué hago?', 'I come by bus with suitcases: what do I do?'],
        [
          'Déjalas en tu hospedaje o en la guarda de la Central: desde ahí, el urbano que dice Centro te acerca al Malecón y se sigue a pie.',
          'Leave them at your lodgings or at left luggage in the bus station: from there a city bus marked Centro takes you near the Malecón, and you continue on foot.',
        ],
      ],
      [
        ['¿Puedo llevar dron?', 'May I bring a drone?'],
        [
          'No: volarlo cerca de cetáceos requiere permiso y los inquieta.',
          'No: flying it near cetaceans needs a permit, and disturbs them.',
        ],
      ],
    ],
  }),
  'tirolesas-en-la-sierra-madre': outing({
    title: ['Tirolesas sobre la selva', 'Zip lines above the jungle'],
    description: [
      'Arnés, casco, plataformas y puente colgante: cómo es volar entre los árboles de la Sierra Madre y quién puede.',
      'Harness, helmet, platforms and a hanging bridge: flying between the trees of the Sierra Madre, and who can do it.',
    ],
    day: [
      [
        'La camioneta deja la ciudad, cruza el río y trepa por terracería hasta el campamento. Ahí se pesa y se viste a cada quien: arnés de cuerpo entero, guantes con refuerzo de cuero, casco. En un cable a ras del suelo se practica la postura —sentado, piernas cruzadas, mano atrás— y cómo frenar sin brusquedad.',
        'The van leaves the city, crosses the river and climbs a dirt track to base camp. Everyone is weighed and dressed: full-body harness, gloves with leather palms, helmet. On a cable close to the ground you rehearse the posture (seated, ankles crossed, hand behind) and how to brake without a jerk.',
      ],
      [
        'Luego viene lo bueno. Las plataformas abrazan parotas y capomos enormes, y de árbol en árbol el valle se abre cada vez más hondo. Los primeros cables son cortos, para agarrar confianza; los últimos silban. Siempre hay guía en la salida y guía en la llegada, y nunca se suelta un mosquetón sin enganchar el siguiente.',
        'Then the fun begins. Platforms embrace enormous parota and capomo trees, and from trunk to trunk the valley drops ever deeper. The first cables are short, to build confidence; the last ones whistle. A guide launches you and another receives you, and no carabiner is ever opened before the next is clipped.',
      ],
      [
        'El puente colgante se mece y hace reír a los valientes. Abajo corre un arroyo entre piedras redondas, y con suerte cruza una parvada de guacamayas verdes. Ya sin arnés hay tiempo para secarse la camisa, comprar cacao molido a las vecinas del ejido y comparar moretones con orgullo antes de bajar.',
        'The hanging bridge sways and makes brave people giggle. A brook runs beneath between round stones, and with luck a flock of military macaws flies over. Out of the harness there is time to dry your shirt, buy ground cacao from village women and compare bruises with pride before heading down.',
      ],
    ],
    season: [
      ['Con sol o con lluvia', 'Sun or rain'],
      [
        'La llovizna no detiene el circuito; los rayos sí, y entonces se espera bajo techo. Tras el temporal, de agosto a noviembre, el bosque está exuberante. En primavera muchos árboles pierden hojas y las vistas ganan.',
        'Drizzle does not stop the circuit; lightning does, and then you wait under a roof. After the rains, August to November, forest is lush. In spring many trees shed leaves, and views gain.',
      ],
    ],
    notes: [
      [
        'Pantalón hasta la rodilla o más largo, tenis amarrados, camiseta que cubra los hombros.',
        'Trousers to the knee or longer, laced trainers, a T-shirt that covers shoulders.',
      ],
      [
        'Bolsillos vacíos: lo que cae entre la maleza no se recupera.',
        'Empty pockets: whatever falls into undergrowth is gone.',
      ],
      [
        'Con cirugía reciente, lesión cervical, embarazo o vértigo fuerte, mejor quedarse en tierra.',
        'After recent surgery, with a neck injury, pregnancy or strong vertigo, better stay on the ground.',
      ],
      [
        'El sudor borra el repelente; póntelo de nuevo al llegar arriba.',
        'Sweat washes repellent off; apply it again up there.',
      ],
    ],
    questions: [
      [
        ['¿Y si me arrepiento en la plataforma?', 'What if I change my mind on a platform?'],
        [
          'Dilo. Puedes volar acompañado por un guía o bajar por una escalera desde las primeras torres.',
          'Say so. You may fly in tandem with a guide, or climb down a ladder from the early towers.',
        ],
      ],
      [
        ['¿Hay límite de peso?', 'Is there a weight limit?'],
        [
          'Sí, lo fija el fabricante del arnés y el operador lo revisa en el campamento. Llámale antes si dudas.',
          'Yes: the harness maker sets it, and the provider checks it at camp. Ring beforehand when in doubt.',
        ],
      ],
      [
        ['¿Cómo llego a Plaza Marina?', 'How do I reach Plaza Marina?'],
        [
          'Cualquier urbano de la Central hacia el sur pasa enfrente; baja donde se ve el faro.',
          'Any southbound city bus from our station passes by; get off where you see the lighthouse.',
        ],
      ],
    ],
  }),
  'islas-marietas': outing({
    title: ['Remar alrededor de las Marietas', 'Paddling around the Marietas'],
    description: [
      'Kayak entre cuevas y arrecifes de las Islas Marietas: esfuerzo, seguridad, fauna y qué llevar al muelle.',
      'Kayaking among caves and reefs of the Marietas Islands: effort, safety, wildlife and what to bring to the pier.',
    ],
    day: [
      [
        'Una panga lleva los kayaks hasta el parque, porque el canal es largo y tiene corriente; se rema ya en aguas protegidas. Antes se practica lo esencial en la ensenada: palada corta, girar, volver a subir desde el mar. Los kayaks son abiertos y estables, individuales o en pareja, y el guía abre camino.',
        'A panga carries the kayaks to the park, since the channel is long and has currents; paddling starts in protected water. First come basics in the cove: short strokes, turning, climbing back in from the sea. Kayaks are sit-on-top and stable, single or tandem, and the guide leads.',
      ],
      [
        'A ras del agua todo cambia de tamaño. Los acantilados gotean, las cuevas respiran con el oleaje y un bobo puede posarse en tu proa. En los bajos se amarran en fila, cada quien se pone aletas y baja a mirar: abanicos de mar, pez cirujano, pulpos que cambian de traje.',
        'At water level everything changes scale. Cliffs drip, caves breathe with the swell and a booby may land on your bow. Over the shallows kayaks are tied in line, fins go on and down you look: sea fans, surgeonfish, octopuses changing costume.',
      ],
      [
        'Al final cansan los hombros, no las piernas. Quien se agota sube a la panga, que acompaña siempre cerca. De vuelta en Punta de Mita hay enramadas con ceviche, hamacas y un chorro de manguera para quitarse la sal antes del autobús.',
        'In the end shoulders are tired, not legs. Whoever runs out of strength boards the panga, which stays near. Back at Punta de Mita there are ceviche shacks, hammocks and a garden hose for rinsing salt away before the bus.',
      ],
    ],
    season: [
      ['Oleaje y visibilidad', 'Swell and visibility'],
      [
        'El puerto de abrigo abre o cierra según el viento; con bandera roja no se navega. Octubre y noviembre suelen juntar calma y transparencia. En febrero refresca mucho: pide traje corto.',
        'The harbour opens or shuts with the wind; under a red flag no one sails. October and November tend to combine calm and transparency. February is chilly: ask for a shorty wetsuit.',
      ],
    ],
    notes: [
      [
        'Camisa de manga larga para remar, gorra que no vuele y sandalia con talón.',
        'A long-sleeved top for paddling, a cap that stays on and sandals with a heel strap.',
      ],
      [
        'Botella propia: en el parque no se permite plástico desechable.',
        'A bottle of your own: the park allows no disposable plastic.',
      ],
      [
        'Cena ligero y duerme: se empieza temprano y con energía.',
        'Dine lightly and sleep: it begins early and takes energy.',
      ],
      [
        'Guarda distancia con las aves: con los nidos ocupados se pasa por fuera de la boya.',
        'Keep clear of birds: while nests are occupied, everybody passes outside the buoy.',
      ],
    ],
    questions: [
      [
        ['¿Necesito experiencia con el remo?', 'Do I need paddling experience?'],
        [
          'No, pero sí buena condición y saber flotar tranquilo con chaleco.',
          'No, but you need to be fit and to float calmly in a life vest.',
        ],
      ],
      [
        ['¿Entraremos a la playa escondida?', 'Will we enter the hidden beach?'],
        [
          'No forma parte de este recorrido: tiene su propio cupo, y el permiso incluido es para rodear las islas.',
          'It is not part of this route: it has a quota of its own, and the permit included is for going around the islands.',
        ],
      ],
      [
        ['¿Qué autobús me deja cerca?', 'Which bus stops nearby?'],
        [
          'Baja en Mezcales o Bucerías y sigue en un local a Punta de Mita; reserva la vuelta con holgura.',
          'Get off at Mezcales or Bucerías and continue on a local to Punta de Mita; book your return with time to spare.',
        ],
      ],
    ],
  }),
};
