import type { ContentDocument } from '#domain/content/block.ts';
import {
  callout,
  facts,
  figure,
  heading,
  link,
  list,
  onward,
  paragraph,
  question,
  steps,
  warning,
} from '#text/content/writing.ts';

export const children: ContentDocument = {
  title: { es: 'Infantes y menores', en: 'Infants and children' },
  description: {
    es: 'Cómo viajan los infantes de {infant-ages} y los menores de {minor-ages} en {carrier}: tarifa, asiento y comprobantes.',
    en: 'How infants aged {infant-ages} and children aged {minor-ages} travel with {carrier}: fare, seat and proof of age.',
  },
  blocks: [
    paragraph(
      'Los niños viajan siempre con un adulto de la misma reservación. La edad que cuenta es la del día del viaje.',
      'Children always travel with an adult on the same reservation. What counts is their age on the day of travel.',
    ),
    facts(
      [
        ['Infantes', 'Infants'],
        ['{infant-ages}: gratis, en brazos', 'aged {infant-ages}: free, on a lap'],
      ],
      [
        ['Menores', 'Children'],
        [
          '{minor-ages}: {minor-percent} de descuento, con asiento',
          'aged {minor-ages}: {minor-percent} off, with a seat',
        ],
      ],
    ),
    heading('Infantes', 'Infants'),
    list(
      [
        'Viaja uno por cada adulto, en sus brazos y sin asiento propio.',
        'One infant per adult, on their lap and without a seat of their own.',
      ],
      [
        'Llevan boleto con su nombre, aunque no cueste: así los cubre el seguro del viajero.',
        'They have a ticket in their own name, even though it is free: that is how the travel insurance covers them.',
      ],
      [
        'Si quieres un asiento para tu bebé, cómpralo con tarifa de menor desde que cumple la edad, o de adulto antes.',
        'If you want a seat for your baby, buy it at the child fare once they are old enough, or at the adult fare before that.',
      ],
    ),
    heading('Menores', 'Children'),
    list(
      [
        'Tienen asiento propio, junto a un adulto de su grupo: al elegir lugares no dejamos a un menor solo.',
        'They have a seat of their own next to an adult of their party: when seats are chosen, no child is left alone.',
      ],
      [
        'El descuento se aplica sobre la tarifa de adulto y no se combina con otros.',
        'The discount is off the adult fare and cannot be combined with others.',
      ],
      [
        'En los servicios de lujo puede no haber tarifa de menor: el precio que ves al buscar es el que vale.',
        'On luxury services there may be no child fare: the price you see when you search is the one you pay.',
      ],
    ),
    heading('Qué llevar', 'What to bring'),
    paragraph(
      'CURP, acta de nacimiento o pasaporte del niño. Sin comprobante se paga la diferencia al abordar.',
      'The child’s CURP, birth certificate or passport. Without proof, the difference is paid when boarding.',
    ),
    question(
      ['¿Puede viajar un menor sin su familia?', 'Can a child travel without family?'],
      [
        'No. Viaja con un adulto de la misma reservación, que no tiene que ser de su familia.',
        'No. They travel with an adult on the same reservation, who does not have to be family.',
      ],
    ),
    question(
      ['¿Y la carriola?', 'What about the stroller?'],
      [
        'Viaja plegada en la cajuela y no cuenta como maleta.',
        'It travels folded in the hold and does not count as a bag.',
      ],
    ),
    onward.home,
  ],
};

export const accessibility: ContentDocument = {
  title: { es: 'Viajeros con discapacidad', en: 'Travellers with a disability' },
  description: {
    es: 'Ayuda para subir y bajar, sillas de ruedas, animales de asistencia y cómo avisarnos antes de viajar con {carrier}.',
    en: 'Help with boarding, wheelchairs, assistance animals and how to tell us before you travel with {carrier}.',
  },
  blocks: [
    paragraph(
      'Queremos que viajes como los demás. Nuestros autobuses tienen escalones en la puerta; si nos dices antes qué necesitas, alguien te espera para ayudarte.',
      'We want you to travel like everyone else. Our buses have steps at the door; tell us in advance what you need, and someone will be there to help you.',
    ),
    heading('Pide ayuda', 'Ask for help'),
    steps(
      [
        'Compra tu boleto y elige asiento: los de adelante quedan más cerca de la puerta.',
        'Buy your ticket and choose your seat: those at the front are closer to the door.',
      ],
      [
        'Llama al {phone} ({phone-hours}) con tu clave de reservación y dinos qué necesitas.',
        'Call {phone} ({phone-hours}) with your reservation code and tell us what you need.',
      ],
      [
        'Llega al mostrador {counter-time} antes de la salida. Subes primero.',
        'Be at the counter {counter-time} before departure. You board first.',
      ],
    ),
    heading('Lo que viaja contigo', 'What travels with you'),
    list(
      [
        'Silla de ruedas, andadera, muletas y bastón: sin costo, y no cuentan como equipaje.',
        'Wheelchair, walker, crutches and cane: free, and they do not count as baggage.',
      ],
      [
        'Perro guía o de asistencia: va contigo, sin costo y sin transportadora.',
        'Guide or assistance dog: with you, free and without a carrier.',
      ],
      [
        'Medicinas y equipo médico portátil: contigo, arriba.',
        'Medicines and portable medical equipment: with you, on board.',
      ],
    ),
    callout(
      'Pagas la tarifa que te corresponda por edad o por credencial, como cualquier viajero.',
      'You pay the fare for your age or your card, like any other traveller.',
    ),
    question(
      ['¿Mi acompañante paga?', 'Does my companion pay?'],
      [
        'Sí, con su propia tarifa. Compren en la misma reservación para elegir asientos juntos.',
        'Yes, their own fare. Buy on the same reservation to choose seats together.',
      ],
    ),
    onward.phone,
  ],
};

export const seniors: ContentDocument = {
  title: { es: 'Adultos mayores con INAPAM', en: 'Seniors with INAPAM' },
  description: {
    es: '{inapam-percent} de descuento con credencial INAPAM en {carrier}: para quién es, cuántos lugares hay por autobús y qué llevar.',
    en: '{inapam-percent} off with the Mexican INAPAM card on {carrier}: who it is for, how many seats there are per bus and what to bring.',
  },
  blocks: [
    facts(
      [
        ['Descuento', 'Discount'],
        ['{inapam-percent} sobre la tarifa de adulto', '{inapam-percent} off the adult fare'],
      ],
      [['Lugares por autobús', 'Seats per bus'], figure('inapam-seats')],
      [
        ['Por reservación', 'Per reservation'],
        ['hasta {most-inapam}', 'up to {most-inapam}'],
      ],
    ),
    heading('Cómo comprar', 'How to buy'),
    steps(
      ['Al buscar, agrega pasajeros «INAPAM».', 'When you search, add “Senior (INAPAM)” passengers.'],
      ['Escribe el nombre como está en la credencial.', 'Type the name as it is on the card.'],
      [
        'Aborda con el boleto y la credencial INAPAM vigente, original.',
        'Board with the ticket and the original, valid INAPAM card.',
      ],
    ),
    callout(
      'Los lugares con descuento se acaban antes de que se llene el autobús. Si ya no hay, prueba otra salida del mismo día.',
      'Discounted seats run out before the bus is full. If there are none left, try another departure that day.',
    ),
    question(
      ['¿Sirve cualquier identificación?', 'Is any ID enough?'],
      [
        'No: el descuento va con la credencial INAPAM. Sin ella se paga la diferencia al abordar.',
        'No: the discount is for the INAPAM card. Without it, the difference is paid when boarding.',
      ],
    ),
    question(
      ['¿Vale en todos los servicios?', 'Does it apply to every class of bus?'],
      [
        'En los de lujo la ley no lo exige. El precio que ves al buscar ya lo toma en cuenta.',
        'The law does not require it on luxury services. The price you see when you search already takes that into account.',
      ],
    ),
    onward.home,
  ],
};

export const students: ContentDocument = {
  title: { es: 'Estudiantes y maestros', en: 'Students and teachers' },
  description: {
    es: 'Descuentos de {carrier} para estudiantes y maestros en vacaciones de la SEP, y tarifas flex el resto del año.',
    en: '{carrier} discounts for students and teachers in Mexican school holidays, and flex fares the rest of the year.',
  },
  blocks: [
    paragraph(
      'En las vacaciones del calendario de la SEP el descuento es mayor. El resto del año tienes la tarifa flex. Al buscar, te ofrecemos la que corresponde a tu fecha.',
      'During the holidays of Mexico’s school calendar (SEP) the discount is larger. The rest of the year you get the flex fare. When you search, we offer you the fare for your date.',
    ),
    facts(
      [['Estudiantes, en vacaciones', 'Students, in the holidays'], figure('student-percent')],
      [['Estudiantes, tarifa flex', 'Students, flex fare'], figure('student-flex-percent')],
      [['Maestros, en vacaciones', 'Teachers, in the holidays'], figure('teacher-percent')],
      [['Maestros, tarifa flex', 'Teachers, flex fare'], figure('teacher-flex-percent')],
      [
        ['Lugares por autobús', 'Seats per bus'],
        [
          '{student-seats} para estudiantes, {teacher-seats} para maestros',
          '{student-seats} for students, {teacher-seats} for teachers',
        ],
      ],
      [
        ['Por reservación', 'Per reservation'],
        [
          'hasta {most-students} estudiantes y {most-teachers} maestros',
          'up to {most-students} students and {most-teachers} teachers',
        ],
      ],
    ),
    paragraph(
      'Vacaciones de la SEP: {sep-dates}, con el primero y el último día incluidos.',
      'Mexican school holidays (SEP): {sep-dates}, first and last day included.',
    ),
    heading('Qué llevar', 'What to bring'),
    list(
      ['Credencial vigente de tu escuela, con foto.', 'Your school’s valid card, with a photo.'],
      [
        'Si tu escuela tiene otras vacaciones, una constancia suya: la revisan en taquilla.',
        'If your school has different holidays, a letter that says so: staff check it at the counter.',
      ],
    ),
    warning(
      'Sin credencial se paga la diferencia al abordar. Con estas tarifas no hay boleto abierto.',
      'Without the card, the difference is paid when boarding. Open tickets are not sold at these fares.',
    ),
    link('schedules', 'Ver horarios y tarifas', 'See schedules and fares'),
  ],
};
