import type { ContentDocument } from '#domain/content/block.ts';
import { callout, link, question } from '#text/content/writing.ts';

/** Above the list of questions. */
export const questions: ContentDocument = {
  title: { es: 'Preguntas frecuentes', en: 'Frequently asked questions' },
  description: {
    es: 'Lo que más se pregunta al comprar, viajar y cambiar un boleto de {carrier}.',
    en: 'What is asked most about buying, travelling with and changing a {carrier} ticket.',
  },
  blocks: [
    callout(
      '¿No está aquí lo que buscas? Llama al {phone}, {phone-hours}.',
      'Is your question not here? Call {phone}, {phone-hours}.',
    ),
  ],
};

export const buying: ContentDocument = {
  title: { es: 'Comprar y pagar', en: 'Buying and paying' },
  description: { es: 'De la búsqueda al boleto.', en: 'From the search to the ticket.' },
  blocks: [
    question(
      ['¿Necesito una cuenta?', 'Do I need an account?'],
      [
        'No. Buscas, eliges asiento y pagas sin registrarte.',
        'No. You search, choose a seat and pay without signing up.',
      ],
    ),
    question(
      ['¿Cuánto tiempo tengo para pagar?', 'How long do I have to pay?'],
      ['Apartamos tu asiento {hold-time} mientras pagas.', 'We hold your seat for {hold-time} while you pay.'],
    ),
    question(
      ['¿Puedo pagar en taquilla?', 'Can I pay at the counter?'],
      [
        'Sí. Ordena en línea y paga en efectivo hasta {counter-time} antes de la salida.',
        'Yes. Order online and pay in cash until {counter-time} before departure.',
      ],
    ),
    question(
      ['¿Cuántas personas caben en una reservación?', 'How many people fit in one reservation?'],
      ['Hasta {most-passengers}.', 'Up to {most-passengers}.'],
    ),
    link('home', 'Buscar viaje', 'Find a trip'),
  ],
};

export const travelling: ContentDocument = {
  title: { es: 'El día del viaje', en: 'The day of your trip' },
  description: { es: 'Llegar, subir y lo que puedes llevar.', en: 'Arriving, boarding and what you can bring.' },
  blocks: [
    question(
      ['¿Cuándo empieza el abordaje?', 'When does boarding begin?'],
      ['{boarding-time} antes de la salida.', '{boarding-time} before departure.'],
    ),
    question(
      ['¿Tengo que imprimir mi boleto?', 'Do I have to print my ticket?'],
      [
        'No. El QR se lee en la pantalla de tu teléfono, también sin internet.',
        'No. The QR code is read from the screen of your phone, without internet too.',
      ],
    ),
    question(
      ['¿Qué equipaje incluye mi boleto?', 'What baggage does my ticket include?'],
      [
        'Maletas documentadas: {free-bags}, de hasta {bag-weight}. A bordo, equipaje de mano ({hand-bag}) y un artículo personal ({personal-item}).',
        'Checked bags: {free-bags}, up to {bag-weight}. On board, a hand bag ({hand-bag}) and a personal item ({personal-item}).',
      ],
    ),
    link('luggage', 'Todo sobre el equipaje', 'All about baggage'),
  ],
};

export const changing: ContentDocument = {
  title: { es: 'Cambios y retrasos', en: 'Changes and delays' },
  description: { es: 'Cuando cambian tus planes, o los nuestros.', en: 'When your plans change, or ours do.' },
  blocks: [
    question(
      ['¿Hasta cuándo puedo cambiar mi boleto?', 'Until when can I exchange my ticket?'],
      ['En línea, hasta {change-time} antes de la salida.', 'Online, until {change-time} before departure.'],
    ),
    question(
      ['¿Qué es un boleto abierto?', 'What is an open ticket?'],
      [
        'Lo compras hoy al precio de hoy y eliges la salida dentro de los {validity} siguientes.',
        'You buy it today at today’s price and choose the departure within the next {validity}.',
      ],
    ),
    question(
      ['¿Qué pasa si mi autobús sale tarde?', 'What if my bus leaves late?'],
      [
        'Si sales más de {guarantee-delay} tarde, {guarantee-percent} del precio de ese viaje es saldo a tu favor. Con más de {refund-delay}, o si el autobús no sale, cambias sin costo o te devolvemos tu dinero.',
        'If you leave more than {guarantee-delay} late, {guarantee-percent} of the price of that journey is credit for you. Beyond {refund-delay}, or if the bus does not run, you take another departure free of charge or have your money back.',
      ],
    ),
    link('guarantee', 'Garantía de servicio', 'Service guarantee'),
  ],
};
