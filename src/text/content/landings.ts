import type { ContentDocument } from '#domain/content/block.ts';
import { link, list, paragraph, question, steps } from '#text/content/writing.ts';

/** Landing pages for a specific search intent, by the last part of their URL. */
export const LANDINGS: Readonly<Record<string, ContentDocument>> = {
  tickets: {
    title: { es: 'Boletos de autobús en línea', en: 'Bus tickets online' },
    description: {
      es: 'Compra boletos de autobús desde tu teléfono, sin cuenta ni filas: eliges butaca, pagas y abordas con un código.',
      en: 'Buy bus tickets on your phone with no account and no queue: pick a seat, pay and board with a code.',
    },
    blocks: [
      steps(
        ['Dinos de dónde a dónde y qué día.', 'Say from where to where, and the day.'],
        ['Compara corridas y toca el asiento que te guste.', 'Compare runs and tap the seat you like.'],
        [
          'Paga con tarjeta, PayPal, puntos o en una tienda; apartamos tu lugar {hold-time}.',
          'Pay by card, PayPal, points or in a store; we hold your place for {hold-time}.',
        ],
        [
          'Recibe el boleto por correo, PDF o en tu cartera digital.',
          'Get the ticket by e-mail, PDF or in your wallet.',
        ],
      ),
      question(
        ['¿Necesito imprimirlo?', 'Must it be printed?'],
        ['No: basta la pantalla del teléfono, incluso sin señal.', 'No: your phone’s screen will do, even offline.'],
      ),
      link('home', 'Buscar mi viaje', 'Search my trip'),
    ],
  },
  buses: {
    title: { es: 'Clases de autobús y sus comodidades', en: 'Bus classes and their comforts' },
    description: {
      es: 'Qué ofrece cada clase de nuestros autobuses, cuántas butacas lleva y a dónde viaja, con enlace a su ficha.',
      en: 'What each class of our buses offers, how many seats it carries and where it travels, with a link to its page.',
    },
    blocks: [
      paragraph(
        'De una clase a otra cambian el espacio para las piernas, la reclinación y lo que hay a bordo; la ficha de cada clase dibuja las mismas butacas que ves al comprar.',
        'Legroom, recline and what is on board differ from class to class; the page of each class draws the very seats you see when buying.',
      ),
      link('fleet', 'Ver los autobuses dibujados', 'See the buses drawn'),
    ],
  },
  linebuses: {
    title: { es: 'Línea de autobuses: todas las rutas', en: 'Bus line: every route' },
    description: {
      es: 'Las ciudades que une {carrier}, con la página de cada destino, su tarifa y sus paradas.',
      en: 'The cities {carrier} links, with a page for each destination, its fare and its stops.',
    },
    blocks: [
      paragraph(
        'Somos una línea regular de pasajeros con itinerario publicado: sale aunque vaya medio vacío. Cada nombre de abajo abre su propia página.',
        'We are a scheduled passenger line with a published timetable: it runs even when nearly empty. Each name below opens a page of its own.',
      ),
      link('whoWeAre', 'Conoce la empresa', 'Meet the company'),
    ],
  },
  schedulesreservation: {
    title: { es: 'Horarios para reservar autobús', en: 'Timetable to book a bus' },
    description: {
      es: 'Primera y última salida hacia cada destino y cuántas hay al día, para decidir antes de reservar.',
      en: 'First and last departure to each destination and how many a day, so you decide before booking.',
    },
    blocks: [
      paragraph(
        'La tabla se arma con el itinerario vigente: si mañana cambia una corrida, mañana cambia esta página. Las horas son del reloj de la terminal de salida.',
        'The table is built from the timetable in force: when a run changes tomorrow, so does this page. Hours follow the clock at the departure terminal.',
      ),
      link('schedules', 'Consultar otro día u origen', 'Look up another day or origin'),
    ],
  },
  reservaciones: {
    title: { es: 'Reservaciones de autobús', en: 'Bus reservations' },
    description: {
      es: 'Cómo apartar lugares, cuánto dura el apartado y qué puedes cambiar después de pagar tu reservación.',
      en: 'How to hold places, how long the hold lasts and what can be changed once your reservation is paid.',
    },
    blocks: [
      list(
        [
          'Hasta {most-passengers} personas caben en una misma reservación, con nombres distintos y tarifas mezcladas.',
          'Up to {most-passengers} people fit in a single reservation, under different names and mixed fares.',
        ],
        [
          'El apartado corre {hold-time} y se puede ampliar mientras terminas de llenar datos.',
          'The hold runs {hold-time} and can be extended while you finish filling in details.',
        ],
        [
          'Pagada, admite cambio de horario hasta {change-time} antes de salir, otro nombre, equipaje adicional y factura.',
          'Once paid it takes another departure until {change-time} before leaving, another name, extra luggage and an invoice.',
        ],
        ['Un boleto abierto vale {validity}.', 'An open ticket is valid for {validity}.'],
      ),
      link('find', 'Abrir una reservación', 'Open a reservation'),
    ],
  },
  group: {
    title: { es: 'Viajes en grupo', en: 'Group travel' },
    description: {
      es: 'Bodas, escuelas, equipos y excursiones: cómo sentar juntos a muchos viajeros en corridas regulares.',
      en: 'Weddings, schools, teams and outings: how to seat many travellers together on scheduled runs.',
    },
    blocks: [
      paragraph(
        'Por internet compras hasta {most-passengers} lugares a la vez y el mapa te propone filas contiguas. Para más gente llámanos: bloqueamos una parte del autobús, revisamos menores acompañados y cotizamos maletas de instrumentos o deporte.',
        'Online you can buy up to {most-passengers} places at once and the map suggests adjoining rows. For larger parties call us: we set part of a coach aside, check on accompanied children and price instrument or sports cases.',
      ),
      question(
        ['¿Cada quien puede pagar lo suyo?', 'Can everybody pay for themselves?'],
        [
          'Sí, el organizador comparte un enlace de pago, o hacen reservaciones separadas en la misma corrida.',
          'Yes, the organiser shares a payment link, or you make separate reservations for the same run.',
        ],
      ),
      link('phone', 'Llamar para cotizar', 'Call for a quote'),
    ],
  },
  company: {
    title: { es: 'Autobús para empresas', en: 'Bus travel for companies' },
    description: {
      es: 'Viáticos claros: facturas CFDI al instante, receptores guardados y cambios sin papeleo para tu personal.',
      en: 'Clear travel expenses: instant CFDI invoices, saved tax receivers and paperless changes for your staff.',
    },
    blocks: [
      paragraph(
        'Contabilidad recibe XML y PDF timbrados apenas se liquida la compra; los datos fiscales frecuentes quedan guardados para la próxima vez. Cada ticket desglosa IVA y puede refacturarse por viajero.',
        'Accounting receives stamped XML and PDF as soon as a purchase is settled; regular tax details stay saved for next time. Each receipt itemises VAT and may be invoiced per traveller.',
      ),
      paragraph(
        'Si la junta se alarga, quien viaja mueve su regreso desde el teléfono, sin pedir permiso a compras.',
        'Should a meeting overrun, whoever travels moves the return from a phone without asking procurement.',
      ),
      link('invoicing', 'Facturar un viaje', 'Invoice a trip'),
    ],
  },
  app: {
    title: { es: 'Aplicación para viajar en autobús', en: 'App for bus travel' },
    description: {
      es: 'El sitio se instala como aplicación: boletos sin conexión, avisos de demora y compra rápida, sin tienda.',
      en: 'The site installs as an app: offline tickets, delay notices and quick purchase, with no store involved.',
    },
    blocks: [
      paragraph(
        'No hay nada que descargar de una tienda ni actualizar: es esta misma página, fijada en tu pantalla de inicio. Ocupa casi nada, respeta el modo oscuro y guarda los boletos por si la sierra se queda sin red.',
        'There is nothing to download from a store or keep updated: it is this very page pinned to your home screen. It takes hardly any space, respects dark mode and keeps tickets in case the mountains have no signal.',
      ),
      link('myTickets', 'Mis boletos en este dispositivo', 'My tickets on this device'),
    ],
  },
  'app-ios': {
    title: { es: 'Instalar en iPhone y iPad', en: 'Install on iPhone and iPad' },
    description: {
      es: 'Pasos en Safari para dejar los boletos de autobús en la pantalla de inicio de tu iPhone o iPad.',
      en: 'Steps in Safari that put your bus tickets on the home screen of an iPhone or iPad.',
    },
    blocks: [
      steps(
        ['Abre el sitio en Safari.', 'Open this site in Safari.'],
        ['Toca Compartir, el cuadro con una flecha.', 'Tap Share, a square with an arrow.'],
        ['Elige «Agregar a inicio» y confirma.', 'Choose “Add to Home Screen” and confirm.'],
      ),
      question(
        ['¿Y Apple Wallet?', 'What about Apple Wallet?'],
        ['Tras comprar, cada pasajero puede añadir su pase.', 'After buying, each passenger may add their pass.'],
      ),
      link('tips', 'Consejos de viaje', 'Travel tips'),
    ],
  },
  'app-android': {
    title: { es: 'Instalar en Android', en: 'Install on Android' },
    description: {
      es: 'Con Chrome, Edge o Samsung Internet: instala nuestro sitio y lleva tus pases en Google Wallet.',
      en: 'With Chrome, Edge or Samsung Internet: install our site and carry your passes in Google Wallet.',
    },
    blocks: [
      steps(
        ['Entra con tu navegador habitual.', 'Come in with your usual browser.'],
        ['Abre el menú de puntos, arriba a la derecha.', 'Open the dotted menu, top right.'],
        ['Pulsa «Instalar aplicación».', 'Press “Install app”.'],
      ),
      question(
        ['¿Llegan notificaciones?', 'Are there notifications?'],
        [
          'Si las activas en tu reservación, avisamos de retrasos y del abordaje.',
          'If you turn them on in your reservation we tell you of delays and boarding.',
        ],
      ),
      link('locations', 'Dónde abordar', 'Where to board'),
    ],
  },
  hoteles: {
    title: { es: 'Cómo llegar a tu hotel en la costa', en: 'How to reach your hotel on the coast' },
    description: {
      es: 'Qué parada conviene según tu hotel: Zona Romántica, marina, resorts de la bahía o búngalos del norte.',
      en: 'Which stop suits your hotel: Romantic Zone, marina, bay resorts or bungalows further north.',
    },
    blocks: [
      list(
        [
          'Marina Vallarta, Zona Hotelera y Centro: baja en Puerto Vallarta.',
          'Marina Vallarta, Hotel Zone and downtown: get off at Puerto Vallarta.',
        ],
        [
          'Todo incluido de Nuevo Nayarit y Flamingos: baja en Nuevo Vallarta, Mezcales.',
          'All-inclusives of Nuevo Nayarit and Flamingos: get off at Nuevo Vallarta, Mezcales.',
        ],
        [
          'Cabañas de surf y posadas boutique: Sayulita o San Pancho.',
          'Surf cabins and boutique inns: Sayulita or San Pancho.',
        ],
        [
          'Búngalos familiares con cocina: Rincón de Guayabitos.',
          'Family bungalows with kitchen: Rincón de Guayabitos.',
        ],
      ),
      paragraph(
        'No vendemos hospedaje: te dejamos lo más cerca posible y te decimos cómo seguir.',
        'We sell no lodging: we drop you as near as we can and tell you how to go on.',
      ),
      link('shuttle', 'Traslados a la terminal', 'Transfers to the terminal'),
    ],
  },
  covid: {
    title: { es: 'Salud a bordo y COVID', en: 'Health on board and COVID' },
    description: {
      es: 'Qué hacer si enfermas antes de viajar, cómo cambiar la fecha y qué cuidados pedimos a bordo.',
      en: 'What to do if you fall ill before travelling, how to change your date and the care we ask for on board.',
    },
    blocks: [
      paragraph(
        'Con tos o fiebre, por favor no abordes: mueve la corrida sin costo hasta {change-time} antes, o pide crédito conforme a los términos. Quien quiera usar cubrebocas es bienvenido; manda la autoridad sanitaria si emite otra disposición.',
        'With a cough or fever, please do not board: move to another run free of charge until {change-time} before, or ask for credit under our terms. Masks are welcome; health authorities prevail should they order otherwise.',
      ),
      paragraph(
        'Lávate las manos en la terminal y avisa al operador si alguien se siente mal durante el trayecto.',
        'Wash your hands at the terminal and tell the driver when somebody feels unwell on the way.',
      ),
      link('terms', 'Condiciones de cambio', 'Terms of changes'),
    ],
  },
  frecuenttraveller: {
    title: { es: 'Viajero frecuente de autobús', en: 'Frequent bus traveller' },
    description: {
      es: 'Tarjeta Clásica, Dorada o Platino: puntos por cada viaje, más equipaje y pago con lo acumulado.',
      en: 'Classic, Golden or Platinum card: points for each trip, more baggage and paying with what you have gathered.',
    },
    blocks: [
      paragraph(
        'Los puntos ganados y los comprados se llevan por separado y sirven para pagar boletos completos. Según la tarjeta documentas hasta {classic-bags}, {golden-bags} o {platinum-bags} maletas de {card-bag-weight} cada una.',
        'Points won and points bought are kept apart and pay for entire tickets. By card you check up to {classic-bags}, {golden-bags} or {platinum-bags} bags of {card-bag-weight} each.',
      ),
      link('signIn', 'Entrar con mi tarjeta', 'Sign in with my card'),
    ],
  },
  hotsale: {
    title: { es: 'Hot Sale en autobuses', en: 'Hot Sale on buses' },
    description: {
      es: 'Cuando hay Hot Sale, sus códigos y fechas se publican aquí; mientras tanto, lo que cuesta menos hoy.',
      en: 'When a Hot Sale is on, its codes and dates are published here; until then, what costs less today.',
    },
    blocks: [
      paragraph(
        'Desconfía de códigos en redes que no aparezcan en esta página. Un cupón se escribe al buscar, antes de elegir corrida, y el total muestra enseguida cuánto ahorras.',
        'Beware of codes on social networks that this page does not show. A coupon is typed when searching, before a run is chosen, and the total shows at once what you save.',
      ),
      link('promotions', 'Promociones vigentes', 'Current promotions'),
    ],
  },
};
