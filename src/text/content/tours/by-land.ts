import type { ContentDocument } from '#domain/content/block.ts';
import { outing } from '#text/content/outing.ts';

/** Tours of an evening, a still and a town. */
export const BY_LAND: Readonly<Record<string, ContentDocument>> = {
  'fuego-y-tambor': outing({
    title: ['Una noche en la caleta', 'A night at the cove'],
    description: [
      'Travesía al atardecer, cena a la luz de las velas y danza con fuego entre la selva: qué esperar de la noche.',
      'A crossing at sunset, dinner by candlelight and fire dance in the jungle: what to expect of the evening.',
    ],
    day: [
      [
        'La travesía ya es parte del programa: el sol se pone detrás de la punta, se encienden las luces de los hoteles y poco a poco quedan atrás. Al desembarcar hay un sendero de piedra entre palmas, alumbrado con mecheros, y un anfitrión que reparte mesas en terrazas. El rumor es de grillos y oleaje; nadie usa micrófono.',
        'The crossing is part of the programme: the sun drops behind the headland, hotel lights come on and slowly fall astern. Ashore a stone path leads between palms, lit by torches, and a host gives out tables on terraces. You hear crickets and surf; there is no microphone.',
      ],
      [
        'Después del postre suenan los tambores. La danza no cuenta una historia con palabras, así que da igual qué idioma hables: máscaras, plumas, cuerpos pintados, llamas que giran en la oscuridad y un final que se ve de pie. El regreso es callado, bajo las estrellas.',
        'After dessert come the drums. The dance tells no story in words, so it does not matter what language you speak: masks, feathers, painted bodies, flames whirling in darkness and a finale watched standing. The way back is quiet, beneath stars.',
      ],
      [
        'La historia del sitio ayuda a entenderlo: sin carretera, la caleta perteneció a pescadores que aún fondean enfrente sus pangas. Por eso todo llega por barco, desde el hielo hasta los tambores, y por eso tampoco hay prisa: el último viaje zarpa cuando la concurrencia completa ha vuelto al embarcadero.',
        'The history of the place explains it: without a road, the cove belonged to fishermen who still anchor their pangas off it. Everything therefore arrives by boat, from ice to drums, and there is no hurry either: the last crossing sails when the entire company is back at the landing.',
      ],
    ],
    season: [
      ['Según la luna y la lluvia', 'By moon and rain'],
      [
        'Sin luna las velas lucen más; con luna llena brilla el mar. De julio a septiembre puede caer un aguacero: la cena se cubre con lonas, y si el puerto cierra no zarpa ningún barco.',
        'Moonless nights flatter candles; a full moon makes the water shine. From July to September a downpour may come: dinner is covered by awnings, and if the port closes no boat sails.',
      ],
    ],
    notes: [
      [
        'Los tacones se hunden en la arena y los escalones no tienen barandal en todo el camino.',
        'Heels sink into sand, and the steps lack a handrail in places.',
      ],
      [
        'Avísanos de alergias al embarcar; la cocina es abierta y el menú, de maíz, pescado y mole.',
        'Mention allergies when boarding; the kitchen is open, and the menu is maize, fish and mole.',
      ],
      [
        'El humo del copal molesta a quien padece asma: pide mesa en la orilla.',
        'Copal smoke troubles people with asthma: ask for a table by the shore.',
      ],
    ],
    questions: [
      [
        ['¿Aguantan los niños despiertos?', 'Will children stay awake?'],
        [
          'Los tambores despiertan a cualquiera, pero las máscaras asustan a los más chicos. Elige el barco que sale antes.',
          'Drums wake anybody, yet masks frighten the smallest. Choose the earlier boat.',
        ],
      ],
      [
        ['¿Cómo vuelvo a mi hotel?', 'How do I get back to my hotel?'],
        [
          'A esa hora quedan taxis afuera de la terminal marítima; acuerda el precio antes de subir.',
          'At that hour taxis wait outside the maritime terminal; agree on a price before getting in.',
        ],
      ],
      [
        ['¿Se permiten fotos?', 'Are photographs allowed?'],
        [
          'Durante la comida, sí; en la función, sin flash, porque deslumbra a quienes bailan con lumbre.',
          'Over the meal, yes; in the performance without flash, which dazzles those dancing with flames.',
        ],
      ],
    ],
  }),
  'ruta-del-agave': outing({
    title: ['Del agave a la copa', 'From the agave to the glass'],
    description: [
      'Campo, horno, alambique y cata en la sierra de El Tuito: cómo es la ruta del agave y la raicilla.',
      'Field, oven, still and tasting in the hills of El Tuito: what the agave and raicilla route is like.',
    ],
    day: [
      [
        'La carretera sube entre encinos y el calor se queda abajo. En el potrero, un jimador enseña la coa: golpes cortos que rasuran las pencas hasta dejar la piña, blanca y pesada. Después se ve el horno de tierra, la tahona de piedra, las tinas donde la miel burbujea sola y el alambique de cobre que gotea.',
        'The road climbs among oaks and leaves the heat below. In the field a jimador shows his coa: short strokes that shave the leaves until the heart lies bare, white and heavy. Next are the earth oven, the stone mill, vats where the syrup bubbles by itself and a dripping copper still.',
      ],
      [
        'Tequila y raicilla son parientes: el primero sale de agave azul y tiene denominación famosa; la segunda, de magueyes silvestres de esta costa, y sabe a hierba, a humo o a fruta según quién la haga. Se cata despacio: mirar, oler con la boca entreabierta, mojar los labios.',
        'Tequila and raicilla are cousins: the former comes from blue agave and bears a famous name; the latter from wild magueys of this coast, tasting of grass, smoke or fruit depending on its maker. Tasting is slow: look, smell with parted lips, barely sip.',
      ],
      [
        'En la mesa aparecen tortillas recién hechas, queso fresco de la región, frijol de la olla y un guiso de birria o de pipián. El maestro tabernero suele sentarse a platicar: cuenta cómo aprendió de su abuelo, qué árbol da la mejor leña y por qué desconfía de las etiquetas doradas. Pregunta; le gusta.',
        'The table fills with fresh tortillas, local white cheese, pot beans and a stew of birria or pumpkin-seed sauce. The master distiller often sits down to chat: how he learnt from his grandfather, which tree gives the best firewood and why he mistrusts golden labels. Do ask; he enjoys it.',
      ],
    ],
    season: [
      ['El campo a lo largo del año', 'The field through the year'],
      [
        'En secas se cosecha y se hornea, así que de diciembre a mayo hay más faena que ver. Con las lluvias el cerro reverdece y las brechas se enlodan; la cocina de la hacienda cambia entonces a hongos y elote.',
        'The dry months are for harvest and roasting, so December to May shows most work. Rain turns hills green and tracks muddy; the hacienda kitchen then changes to mushrooms and sweetcorn.',
      ],
    ],
    notes: [
      [
        'Desayuna bien: probar con el estómago vacío arruina el paladar y la tarde.',
        'Have a proper breakfast: tasting on an empty stomach spoils palate and afternoon.',
      ],
      [
        'Se camina sobre surcos; las puntas de las pencas rasguñan las piernas descubiertas.',
        'You walk over furrows; leaf tips scratch bare legs.',
      ],
      [
        'Las botellas van en el equipaje documentado del autobús, envueltas en ropa.',
        'On the bus, bottles go in checked baggage, wrapped in clothes.',
      ],
    ],
    questions: [
      [
        ['¿Qué tan lejos queda El Tuito?', 'How far away is El Tuito?'],
        [
          'Se va por la carretera libre del sur, pasando Mismaloya y Boca de Tomatlán, con vistas a barrancas. El pueblo pinta sus fachadas con barro ocre de los alrededores, y el frescor de la sierra sorprende a quien salió en chanclas.',
          'Take the southern highway past Mismaloya and Boca de Tomatlán, above ravines. Villagers paint their façades with ochre clay dug nearby, and mountain coolness surprises anyone who set out in flip-flops.',
        ],
      ],
      [
        ['No bebo alcohol, ¿vale la pena?', 'I do not drink: is it worthwhile?'],
        [
          'Sí: el oficio, el paisaje y la mesa se disfrutan igual, y hay agua de jamaica y café de olla.',
          'Yes: craft, landscape and table are as enjoyable, and there is hibiscus water and spiced coffee.',
        ],
      ],
      [
        ['¿Se permite manejar después?', 'May I drive afterwards?'],
        [
          'No lo hagas. Te llevan y te traen; deja el coche en casa y regresa en camión.',
          'Please do not. You are driven both ways; leave the car at home and ride back by coach.',
        ],
      ],
      [
        ['¿Se puede pagar allá con tarjeta?', 'Are cards accepted there?'],
        [
          'La tienda del productor a veces no tiene señal. Lleva efectivo si quieres comprar.',
          'The producer’s shop sometimes has no signal. Carry cash if you mean to buy.',
        ],
      ],
    ],
  }),
  'san-sebastian-del-oeste': outing({
    title: ['San Sebastián del Oeste en un día', 'San Sebastián del Oeste in a day'],
    description: [
      'Calles empedradas, café de altura y minas de plata: qué se ve en San Sebastián del Oeste y cómo vestirse.',
      'Cobbled streets, mountain coffee and silver mines: what you see in San Sebastián del Oeste and what to wear.',
    ],
    day: [
      [
        'Fue real de minas, con casas de ensaye y haciendas de beneficio, y después casi se vació. Por eso conserva portales, tejas rojas, balcones de fierro y un kiosco donde no pasa nada con mucha elegancia. La iglesia guarda bóvedas pintadas; el panteón, apellidos ingleses y vascos.',
        'It was a royal mining camp, with assay offices and ore mills, and later nearly emptied. Hence its arcades, red tiles, iron balconies and a bandstand where nothing happens very elegantly. The church keeps painted vaults; the cemetery, English and Basque surnames.',
      ],
      [
        'En la finca, una familia cultiva café bajo la sombra, lo seca en patios y lo tuesta en comal. La bocamina se recorre con lámpara: vetas, madera vieja, murciélagos dormidos. Desde el mirador, si no hay niebla, se adivina el océano detrás de las cumbres.',
        'On the farm a family grows coffee in shade, dries it in courtyards and roasts it on a griddle. The mine mouth is walked by lamp: veins, old timber, sleeping bats. From the lookout, fog permitting, you can guess the ocean beyond the ridges.',
      ],
      [
        'Con el rato libre se puede subir hasta La Bufa si hay transporte, visitar el museo que una vecina armó en su sala con baúles, retratos y loza, o simplemente escuchar el reloj. Casi todas las tiendas son la entrada de una casa: licor de frutas, jamoncillos, plata trabajada a mano, cajeta de membrillo.',
        'Free time is enough to ride up La Bufa if there is transport, to visit the museum that a neighbour set up in her parlour with trunks, portraits and crockery, or simply to listen to the clock. Most shops are somebody’s hallway: fruit liqueur, milk sweets, hand-worked silver, quince paste.',
      ],
    ],
    season: [
      ['Niebla, frío y flores', 'Fog, cold and flowers'],
      [
        'Entre junio y octubre bajan nubes por las calles y los cerros huelen a pino mojado. Los meses secos dan vistas largas y noches heladas. La fiesta patronal, en enero, llena la plaza de bandas y danzantes.',
        'Between June and October clouds drift down the streets, and the slopes smell of wet pine. Dry months bring long views and freezing nights. The patron saint’s feast in January fills the square with brass bands and dancers.',
      ],
    ],
    notes: [
      [
        'Suela de goma: el empedrado pule y, con rocío, resbala.',
        'Rubber soles: cobbles are polished and, dewy, slippery.',
      ],
      [
        'Las curvas marean; siéntate adelante y mira el horizonte.',
        'Bends make people queasy; sit in front and watch the horizon.',
      ],
      [
        'Prueba los rollos de guayaba y el pan de horno de leña; la panadería cierra cuando se acaba.',
        'Try guava rolls and wood-oven bread; the bakery closes when it sells out.',
      ],
    ],
    questions: [
      [
        ['¿Qué conviene comprar?', 'What is worth buying?'],
        [
          'Café en grano, que tuestan en tandas pequeñas, y dulces de leche. La plata con sello de artesano cuesta más que la de puesto, pero dura; pide que te muestren el contraste.',
          'Coffee beans, roasted in small batches, and milk sweets. Silver with a craftsman’s stamp costs more than that of a stall but lasts; ask to be shown the hallmark.',
        ],
      ],
      [
        ['¿Es cansado para mis papás?', 'Is it tiring for older people?'],
        [
          'Hay cuestas cortas y muchas bancas. Quien no quiera entrar al socavón espera en el café de enfrente.',
          'There are short slopes and plenty of benches. Anyone skipping the tunnel waits in the café opposite.',
        ],
      ],
      [
        ['¿Funcionan el celular y el cajero?', 'Do phones and cash machines work?'],
        [
          'La cobertura va y viene, y el único cajero a menudo está vacío: trae billetes chicos.',
          'Coverage comes and goes, and the only cash machine is often empty: bring small notes.',
        ],
      ],
      [
        ['¿Puedo quedarme a dormir?', 'Could I stay overnight?'],
        [
          'El regreso de este tour es el mismo día. Hay posadas, pero tendrías que volver por tu cuenta a la terminal.',
          'This tour returns on the same day. There are inns, but you would have to make your own way to the bus station.',
        ],
      ],
    ],
  }),
};
