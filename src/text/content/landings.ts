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
        ['Dinos de dónde a dónde y qué día.', 'Tell us where from, where to and which day.'],
        ['Compara corridas y toca el asiento que te guste.', 'Compare departures and tap the seat you want.'],
        [
          'Elige cómo pagar y completa la compra; apartamos tu lugar durante {hold-time}.',
          'Choose how to pay and complete the purchase; we hold your seat for {hold-time}.',
        ],
        [
          'Recibe el boleto por correo y en PDF, y ábrelo en tu teléfono.',
          'Get your ticket by e-mail and as a PDF, and open it on your phone.',
        ],
      ),
      question(
        ['¿Necesito imprimirlo?', 'Do I have to print it?'],
        ['No: basta la pantalla del teléfono, incluso sin señal.', 'No, your phone’s screen is enough, even offline.'],
      ),
      link('home', 'Buscar mi viaje', 'Find my trip'),
    ],
  },
  buses: {
    title: { es: 'Clases de autobús y sus comodidades', en: 'Bus classes and what they offer' },
    description: {
      es: 'Qué ofrece cada clase de nuestros autobuses, cuántos asientos tiene y a dónde viaja, con enlace a su página.',
      en: 'What each class of our buses offers, how many seats it has and where it goes, with a link to its page.',
    },
    blocks: [
      paragraph(
        'De una clase a otra cambian el espacio para las piernas, la reclinación y lo que hay a bordo; la página de cada clase muestra los mismos asientos que ves al comprar.',
        'Legroom, recline and what is on board differ from class to class; the page of each class shows the same seats you see when you buy.',
      ),
      link('fleet', 'Ver los autobuses en dibujo', 'See drawings of our buses'),
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
        'Somos una línea regular con horarios publicados: el autobús sale aunque vaya casi vacío. Toca una ciudad para ver su página.',
        'We run to a published timetable: the bus leaves even when it is nearly empty. Choose a city to see its page.',
      ),
      link('whoWeAre', 'Conoce la empresa', 'Meet the company'),
    ],
  },
  schedulesreservation: {
    title: { es: 'Horarios para reservar autobús', en: 'Bus times before you book' },
    description: {
      es: 'Primera y última salida hacia cada destino y cuántas hay al día, para decidir antes de reservar.',
      en: 'First and last departure to each destination and how many there are a day, so you can decide before you book.',
    },
    blocks: [
      paragraph(
        'La tabla sale de los horarios vigentes: si cambia una corrida, cambia esta página. Las horas son las del lugar de salida.',
        'The table comes from the current timetable: when a departure changes, so does this page. Times are local to the place of departure.',
      ),
      link('schedules', 'Consultar otro día u origen', 'Look up another day or origin'),
    ],
  },
  reservaciones: {
    title: { es: 'Reservaciones de autobús', en: 'Bus reservations' },
    description: {
      es: 'Cómo apartar lugares, cuánto dura el apartado y qué puedes cambiar después de pagar tu reservación.',
      en: 'How to hold seats, for how long, and what you can change once your reservation is paid.',
    },
    blocks: [
      list(
        [
          'En una misma reservación viajan hasta {most-passengers} personas, cada una con su nombre y su tarifa.',
          'Up to {most-passengers} people can travel on the same reservation, each with their own name and fare.',
        ],
        [
          'El apartado dura {hold-time} y lo puedes ampliar mientras terminas de llenar tus datos.',
          'Your seats are held for {hold-time}, and you can extend that while you fill in your details.',
        ],
        [
          'Ya pagada, puedes cambiar de horario hasta {change-time} antes de salir, cambiar un nombre, agregar equipaje y pedir factura.',
          'Once it is paid, you can change your departure until {change-time} before leaving, change a name, add baggage and ask for an invoice.',
        ],
        ['Un boleto abierto vale {validity}.', 'An open ticket is valid for {validity}.'],
      ),
      link('find', 'Abrir una reservación', 'Open a reservation'),
    ],
  },
  group: {
    title: { es: 'Viajes en grupo', en: 'Group travel' },
    description: {
      es: 'Bodas, escuelas, equipos y excursiones: cómo viajar juntos en nuestras salidas regulares.',
      en: 'Weddings, schools, teams and outings: how to travel together on our regular departures.',
    },
    blocks: [
      paragraph(
        'En línea compras hasta {most-passengers} lugares a la vez, y el mapa te propone asientos juntos. Para grupos más grandes pídenos una cotización con fechas, equipaje y edades de los menores.',
        'Online you can buy up to {most-passengers} seats at a time, and the seat map suggests seats together. For larger groups, ask us for a quote with your dates, baggage and the ages of any children.',
      ),
      question(
        ['¿Cada quien puede pagar lo suyo?', 'Can everyone pay their own share?'],
        [
          'Sí: quien organiza comparte un enlace de pago, o cada quien reserva en la misma salida.',
          'Yes: the organiser shares a payment link, or everyone books separately on the same departure.',
        ],
      ),
      link('groups', 'Pedir una cotización', 'Ask for a quote'),
    ],
  },
  company: {
    title: { es: 'Autobús para empresas', en: 'Bus travel for companies' },
    description: {
      es: 'Viajes de trabajo: factura CFDI en línea, datos fiscales guardados y cambios desde el teléfono.',
      en: 'Business trips: CFDI invoices online, saved tax details and changes from a phone.',
    },
    blocks: [
      paragraph(
        'Pide la factura al pagar o después, desde la reservación: llega en XML y PDF, con el IVA desglosado. Con una cuenta de viajero frecuente, los datos fiscales quedan guardados para la próxima vez.',
        'Ask for the invoice when you pay or later, from the reservation: it arrives as XML and PDF, with VAT itemised. With a frequent-traveller account, your tax details are saved for next time.',
      ),
      paragraph(
        'Si la junta se alarga, quien viaja cambia su regreso desde el teléfono, sin llamar a la oficina.',
        'If a meeting runs late, the traveller changes the return trip on their phone, without calling the office.',
      ),
      link('invoicing', 'Facturar un viaje', 'Invoice a trip'),
    ],
  },
  app: {
    title: { es: 'Aplicación para viajar en autobús', en: 'App for bus travel' },
    description: {
      es: 'El sitio se instala como aplicación: boletos sin conexión, avisos de retraso y compra rápida, sin pasar por una tienda.',
      en: 'Install this site as an app: offline tickets, delay alerts and quick purchases, with no app store involved.',
    },
    blocks: [
      paragraph(
        'No hay nada que descargar de una tienda ni que actualizar: es este mismo sitio, fijado en tu pantalla de inicio. Casi no ocupa espacio, respeta el modo oscuro y guarda tus boletos por si en la sierra no hay señal.',
        'There is nothing to download from a store and nothing to update: it is this same site, pinned to your home screen. It takes up almost no space, follows dark mode and keeps your tickets for when the mountains have no signal.',
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
        [
          'Si al ver tus boletos aparece «Agregar a Apple Wallet», cada pasajero puede guardar ahí su pase.',
          'If your tickets show “Add to Apple Wallet”, each passenger can keep their pass there.',
        ],
      ),
      link('tips', 'Consejos de viaje', 'Travel tips'),
    ],
  },
  'app-android': {
    title: { es: 'Instalar en Android', en: 'Install on Android' },
    description: {
      es: 'Con Chrome, Edge o Samsung Internet: instala nuestro sitio y ten tus boletos a la mano, también sin señal.',
      en: 'With Chrome, Edge or Samsung Internet: install our site and have your tickets at hand, also offline.',
    },
    blocks: [
      steps(
        ['Abre el sitio en tu navegador de siempre.', 'Open this site in your usual browser.'],
        ['Abre el menú de los puntos, arriba a la derecha.', 'Open the menu with the dots, at the top right.'],
        ['Toca «Instalar aplicación».', 'Tap “Install app”.'],
      ),
      question(
        ['¿Recibo notificaciones?', 'Will I get notifications?'],
        [
          'Si las activas en tu reservación, te avisamos de retrasos y del abordaje.',
          'If you turn them on in your reservation, we tell you about delays and boarding.',
        ],
      ),
      link('locations', 'Dónde abordar', 'Where to board'),
    ],
  },
  hoteles: {
    title: { es: 'Cómo llegar a tu hotel en la costa', en: 'How to reach your hotel on the coast' },
    description: {
      es: 'Qué parada conviene según tu hotel: Zona Romántica, marina, resorts de la bahía o búngalos del norte.',
      en: 'Which stop is best for your hotel: Zona Romántica, the marina, the bay resorts or the bungalows further north.',
    },
    blocks: [
      list(
        [
          'Marina Vallarta, Zona Hotelera y Centro: baja en Puerto Vallarta.',
          'Marina Vallarta, Hotel Zone and downtown: get off at Puerto Vallarta.',
        ],
        [
          'Hoteles todo incluido de Nuevo Nayarit y Flamingos: baja en Nuevo Vallarta, Mezcales.',
          'All-inclusive resorts in Nuevo Nayarit and Flamingos: get off at Nuevo Vallarta, Mezcales.',
        ],
        [
          'Cabañas de surf y posadas boutique: Sayulita o San Pancho.',
          'Surf cabins and boutique inns: Sayulita or San Pancho.',
        ],
        [
          'Búngalos familiares con cocina: Rincón de Guayabitos.',
          'Family bungalows with a kitchen: Rincón de Guayabitos.',
        ],
      ),
      paragraph(
        'No vendemos hospedaje: te dejamos lo más cerca posible y te decimos cómo seguir.',
        'We do not sell rooms: we drop you as close as we can and tell you how to get there.',
      ),
      link('shuttle', 'Traslados a la terminal', 'Transfers to the terminal'),
    ],
  },
  covid: {
    title: { es: 'Salud a bordo y COVID', en: 'Health on board and COVID' },
    description: {
      es: 'Qué hacer si enfermas antes de viajar, cómo cambiar la fecha y qué cuidados pedimos a bordo.',
      en: 'What to do if you fall ill before your trip, how to change the date and what we ask of you on board.',
    },
    blocks: [
      paragraph(
        'Si tienes tos o fiebre, por favor no abordes: cambia tu salida hasta {change-time} antes, o cancela según los términos. El cubrebocas es bienvenido, y se cumple lo que pida la autoridad sanitaria.',
        'If you have a cough or a fever, please do not board: change your departure until {change-time} before it, or cancel under our terms. Masks are welcome, and we follow whatever the health authorities require.',
      ),
      paragraph(
        'Lávate las manos en la terminal y avisa al operador si alguien se siente mal durante el trayecto.',
        'Wash your hands at the terminal and tell the driver if someone feels unwell on the way.',
      ),
      link('terms', 'Condiciones de cambio', 'Terms for changes'),
    ],
  },
  frecuenttraveller: {
    title: { es: 'Viajero frecuente de autobús', en: 'Frequent bus traveller' },
    description: {
      es: 'Tarjeta Clásica, Oro o Platino: puntos en cada viaje, más equipaje y boletos pagados con puntos.',
      en: 'Classic, Gold or Platinum card: points on every trip, more baggage and tickets paid with points.',
    },
    blocks: [
      paragraph(
        'Los puntos ganados y los comprados se cuentan por separado y sirven para pagar boletos completos. Según tu tarjeta documentas hasta {classic-bags}, {golden-bags} o {platinum-bags} maletas de {card-bag-weight} cada una.',
        'Points you earn and points you buy are counted separately and pay for whole tickets. Depending on your card, you can check up to {classic-bags}, {golden-bags} or {platinum-bags} bags of {card-bag-weight} each.',
      ),
      link('signIn', 'Entrar con mi tarjeta', 'Sign in with my card'),
    ],
  },
  hotsale: {
    title: { es: 'Hot Sale en autobuses', en: 'Hot Sale on buses' },
    description: {
      es: 'Cuando hay Hot Sale, sus códigos y fechas se publican aquí; mientras tanto, lo que cuesta menos hoy.',
      en: 'When there is a Hot Sale, its codes and dates appear here; until then, see what costs less today.',
    },
    blocks: [
      paragraph(
        'Desconfía de los códigos en redes sociales que no aparezcan en esta página. El código se escribe al buscar, y los precios ya muestran tu descuento.',
        'Do not trust codes on social media that are not on this page. Type the code when you search, and the prices already include your discount.',
      ),
      link('promotions', 'Promociones vigentes', 'Current promotions'),
    ],
  },
};
