import type { ContentDocument } from '#domain/content/block.ts';
import { callout, facts, figure, heading, link, list, onward, paragraph } from '#text/content/writing.ts';

export const whoWeAre: ContentDocument = {
  title: { es: 'Quiénes somos', en: 'Who we are' },
  description: {
    es: '{carrier}, la línea de autobuses entre la ciudad y la costa: a dónde vamos y cómo trabajamos.',
    en: '{carrier}, the bus line between the city and the coast: where we go and how we work.',
  },
  blocks: [
    paragraph(
      '{carrier} une Guadalajara y Zapopan con Puerto Vallarta y las playas de Nayarit: de la ciudad, por la sierra, al mar.',
      '{carrier} links Guadalajara and Zapopan with Puerto Vallarta and the beaches of Nayarit: from the city, over the sierra, to the sea.',
    ),
    heading('Lo que nos importa', 'What matters to us'),
    list(
      [
        'Que sepas el precio completo desde la primera pantalla.',
        'That you know the whole price from the first screen.',
      ],
      [
        'Que elijas tu asiento, y que el autobús sea el que dice tu boleto.',
        'That you choose your seat, and that the bus is the one on your ticket.',
      ],
      [
        'Que si llegamos tarde no tengas que rogar: lo que te toca está escrito.',
        'That you never have to plead when we are late: what we owe you is in writing.',
      ],
      [
        'Que puedas comprar sin registrarte, y hablar con alguien cuando haga falta.',
        'That you can buy without an account, and talk to someone when you need to.',
      ],
    ),
    heading('La empresa', 'The company'),
    facts([['Razón social', 'Legal name'], figure('legal-name')], [['Domicilio', 'Address'], figure('address')]),
    link('fleet', 'Nuestros autobuses', 'Our buses'),
    link('guarantee', 'Garantía de servicio', 'Service guarantee'),
    onward.locations,
  ],
};

export const commitment: ContentDocument = {
  title: { es: 'Compromiso social', en: 'Social commitment' },
  description: {
    es: 'Lo que {carrier} procura para sus viajeros, los pueblos de la ruta y el camino.',
    en: 'What {carrier} works for: its travellers, the towns along the route and the road.',
  },
  blocks: [
    paragraph(
      'Una línea de autobuses vive del camino y de los pueblos por donde pasa. Por eso procuramos:',
      'A bus line lives by the road and the towns along it. That is why we work for:',
    ),
    heading('Viajes para todos', 'Travel for everyone'),
    list(
      [
        'Tarifas con descuento para menores, estudiantes, maestros y adultos mayores, a la vista y sin trámites de más.',
        'Discounted fares for children, students, teachers and seniors, in plain sight and without needless paperwork.',
      ],
      [
        'Un sitio que se usa con teclado, con lector de pantalla, con letra grande y con teléfonos viejos.',
        'A site that works by keyboard, with a screen reader, in large print and on old phones.',
      ],
      ['Ayuda para quien la necesita al subir y al bajar.', 'Help for those who need it getting on and off.'],
    ),
    heading('El camino', 'The road'),
    list(
      ['Un autobús lleno lleva a muchos con un solo motor.', 'A full bus moves many people with a single engine.'],
      ['Boletos y facturas sin papel.', 'Tickets and invoices without paper.'],
      [
        'Operadores descansados: sus turnos van antes que el horario.',
        'Rested drivers: their shifts come before the timetable.',
      ],
    ),
    heading('La costa', 'The coast'),
    paragraph(
      'Paramos en los pueblos, no solo en los grandes destinos: ahí también hay quien estudia, trabaja y visita a su familia.',
      'We stop in the towns and not only at the large resorts: people study, work and visit family there too.',
    ),
    callout(
      '¿Ves algo que podamos hacer mejor? Escríbenos a {email}.',
      'Do you see something we could do better? Write to us at {email}.',
    ),
    onward.accessibility,
  ],
};

/** Above the list of services, and below it. */
export const services: ContentDocument = {
  title: { es: 'Servicios', en: 'Services' },
  description: {
    es: 'Descuentos, equipaje, mascotas, shuttle, sala, garantía y seguro: lo que {carrier} ofrece antes, durante y después del viaje.',
    en: 'Discounts, baggage, pets, shuttle, lounge, guarantee and insurance: what {carrier} offers before, during and after the trip.',
  },
  blocks: [
    callout(
      'Fuerzas armadas: {armed-forces-percent} de descuento, solo en taquilla y con credencial militar.',
      'Mexican armed forces: {armed-forces-percent} off, only at the counter and with military ID.',
    ),
  ],
};

/** Above the buses, and below them. */
export const fleet: ContentDocument = {
  title: { es: 'Nuestros autobuses', en: 'Our buses' },
  description: {
    es: 'Las clases de autobús de {carrier}: asientos, cómo están acomodados y qué hay a bordo.',
    en: 'The bus classes of {carrier}: seats, how they are laid out and what is on board.',
  },
  blocks: [
    callout(
      'La clase de cada salida está en los resultados de tu búsqueda. Si el autobús cambia por otro de menos clase, te lo decimos y te devolvemos la diferencia.',
      'The class of each departure is in the results of your search. If the bus is replaced by one of a lower class, we tell you and refund the difference.',
    ),
    onward.home,
  ],
};

export const promotions: ContentDocument = {
  title: { es: 'Promociones', en: 'Promotions' },
  description: {
    es: 'Formas de viajar por menos con {carrier}, todo el año y por temporada.',
    en: 'Ways to travel for less with {carrier}, all year and in season.',
  },
  blocks: [
    callout(
      '¿Tienes un código? Escríbelo al buscar tu viaje: el precio ya lo toma en cuenta.',
      'Do you have a code? Type it when you search for your trip: the price takes it into account.',
    ),
    onward.home,
  ],
};

export const halfFare: ContentDocument = {
  title: { es: 'Menores e INAPAM: {minor-percent}', en: 'Children and INAPAM: {minor-percent} off' },
  description: {
    es: 'Menores de {minor-ages} y adultos mayores con credencial INAPAM, sobre la tarifa de adulto, todo el año.',
    en: 'Children aged {minor-ages} and seniors with the INAPAM card, off the adult fare, all year.',
  },
  blocks: [link('seniors', 'Ver condiciones', 'See the conditions')],
};

export const schoolHolidays: ContentDocument = {
  title: { es: 'Vacaciones escolares: {student-percent}', en: 'School holidays: {student-percent} off' },
  description: {
    es: 'Estudiantes {student-percent} y maestros {teacher-percent} en las vacaciones de la SEP. El resto del año, tarifa flex.',
    en: 'Students {student-percent} and teachers {teacher-percent} off in Mexican school holidays. The rest of the year, the flex fare.',
  },
  blocks: [link('students', 'Ver condiciones', 'See the conditions')],
};

export const openTicket: ContentDocument = {
  title: { es: 'Boleto abierto', en: 'Open ticket' },
  description: {
    es: 'Compra hoy al precio de hoy y elige tu salida dentro de los {validity} siguientes.',
    en: 'Buy today at today’s price and choose your departure within the next {validity}.',
  },
  blocks: [link('terms', 'Ver condiciones', 'See the conditions')],
};
