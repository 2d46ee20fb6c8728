import type { Message } from '#text/message.ts';

/** For partners who refer travellers: hotels, guides, other sites. */
export const partnersText = {
  title: { es: 'Para hoteles y socios', en: 'For hotels and partners' },
  description: {
    es: 'Pon la búsqueda de autobuses en tu página, enlaza a un viaje ya elegido o usa nuestros horarios en tu sistema.',
    en: 'Put our bus search on your page, link to a trip already filled in, or use our timetable in your own system.',
  },
  intro: {
    es: 'Tus huéspedes encuentran su autobús desde tu página y pagan lo mismo que aquí. No cuesta, no pide contrato y no pone cookies.',
    en: 'Your guests find their bus from your page and pay the same as here. It costs nothing, asks for no contract and sets no cookies.',
  },
  widget: { es: 'La búsqueda en tu página', en: 'The search on your page' },
  widgetHow: {
    es: 'Copia esta línea donde quieras la búsqueda. Se abre en otra pestaña, con lo que tu huésped eligió.',
    en: 'Copy this line to where you want the search. It opens in another tab, with what your guest chose.',
  },
  snippet: { es: 'Línea para copiar', en: 'Line to copy' },
  optionsHow: {
    es: 'Puedes ajustarla con estos atributos, todos opcionales:',
    en: 'You can adjust it with these attributes, all of them optional:',
  },
  attribute: { es: 'Atributo', en: 'Attribute' },
  meaning: { es: 'Qué hace', en: 'What it does' },
  options: [
    [
      'data-lang',
      { es: 'Idioma: es o en. Sin él, el de tu página.', en: 'Language: es or en. Without it, your page’s.' },
    ],
    [
      'data-origin, data-destination',
      { es: 'Lugar ya elegido; su clave está abajo.', en: 'A place already chosen; its key is below.' },
    ],
    ['data-promo', { es: 'Código promocional.', en: 'Promotional code.' }],
    [
      'data-accent',
      {
        es: 'Color del botón, como #b3134e. El texto se ajusta para leerse.',
        en: 'Colour of the button, such as #b3134e. Its text adjusts to stay readable.',
      },
    ],
    ['data-theme', { es: 'light o dark. Sin él, el del dispositivo.', en: 'light or dark. Without it, the device’s.' }],
    [
      'data-title',
      { es: 'Nombre del recuadro para lectores de pantalla.', en: 'Name of the frame for screen readers.' },
    ],
  ] satisfies readonly (readonly [string, Message])[],
  preview: { es: 'Así se ve', en: 'What it looks like' },
  links: { es: 'Enlaces a un viaje', en: 'Links to a trip' },
  linksHow: {
    es: 'Un enlace puede llevar origen, destino, fechas, pasajeros y código. Lo que falte se pregunta; lo que ya no sirva se avisa.',
    en: 'A link may carry origin, destination, dates, passengers and code. We ask for what is missing and say what is no longer valid.',
  },
  example: { es: 'Por ejemplo, para dos adultos y un menor:', en: 'For example, for two adults and a child:' },
  exampleLink: { es: 'Enlace de ejemplo', en: 'Example of a link' },
  keys: { es: 'Claves de los lugares', en: 'Keys of the places' },
  place: { es: 'Lugar', en: 'Place' },
  key: { es: 'Clave', en: 'Key' },
  noPlaces: {
    es: 'Ahora no podemos mostrar las claves. Intenta de nuevo en un momento.',
    en: 'We cannot show the keys right now. Try again in a moment.',
  },
  feed: { es: 'Nuestros horarios en tu sistema', en: 'Our timetable in your system' },
  feedHow: {
    es: 'Horarios, paradas y tarifas en formato GTFS, al día y abiertos para todos.',
    en: 'Timetable, stops and fares as GTFS, up to date and open to everyone.',
  },
  download: { es: 'Descargar gtfs.zip', en: 'Download gtfs.zip' },
} as const;
