import type { ContentDocument } from '#domain/content/block.ts';
import {
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

/** Buying with a person: what operators of the call centre do, and until when. */
export const phoneSales: ContentDocument = {
  title: { es: 'Reservar y pagar por teléfono', en: 'Book and pay by phone' },
  description: {
    es: 'Aparta en línea y paga por teléfono con un operador de {carrier}: pasos, hasta cuándo, y qué te pide y qué no.',
    en: 'Reserve online and pay an operator of {carrier} by phone: the steps, until when, and what you are asked for.',
  },
  blocks: [
    paragraph(
      'Para quien prefiere dictar su tarjeta a una persona o no logra pagar en su teléfono. Lo que el operador confirma es el mismo boleto, al mismo precio.',
      'For anyone who would rather read a card number to a person, or cannot get a payment through. What the operator confirms is the same ticket at the same price.',
    ),
    steps(
      [
        'Elige corrida y asientos en el sitio, y al pagar escoge efectivo en taquilla: tu lugar queda apartado y recibes una clave.',
        'Choose your departure and seats on the site, and pick cash at the counter to pay: your seats are held and you get a code.',
      ],
      ['Llama y di la clave, o el folio del apartado.', 'Call and give that code, or the folio of the order.'],
      [
        'El operador te repite ruta, día, pasajeros y total, y cobra en una terminal bancaria aparte: el número de tu tarjeta no entra a este sistema.',
        'The operator reads back route, day, passengers and total, and charges on a separate bank terminal: your card number never enters this system.',
      ],
      [
        'En cuanto el banco autoriza, tus boletos salen por correo y se ven en tu reservación.',
        'Once the bank authorises it, your tickets go out by e-mail and appear in your reservation.',
      ],
    ),
    heading('Hasta cuándo', 'Until when'),
    facts(
      [
        ['Convertir un apartado en boletos', 'Turning a held order into tickets'],
        ['Hasta {release-time} antes de la salida', 'Until {release-time} before departure'],
      ],
      [
        ['Pagarlo en efectivo en taquilla', 'Paying it in cash at a counter'],
        ['Hasta {counter-time} antes', 'Until {counter-time} before'],
      ],
      [
        ['Cambiar de asiento con ayuda', 'Exchanging a seat with help'],
        ['Hasta {exchange-time} antes', 'Until {exchange-time} before'],
      ],
    ),
    paragraph(
      'Cuenta la hora de tu parada. En viaje redondo manda la primera salida. Pasado ese momento los asientos sin pagar vuelven a la venta.',
      'The clock of your own stop counts. On a round trip the first departure decides. After that moment unpaid seats go back on sale.',
    ),
    heading('También te ayudan a', 'They can also'),
    list(
      ['Reenviarte los boletos si el correo se perdió.', 'Send your tickets again if the e-mail got lost.'],
      ['Decirte a qué correo se mandaron.', 'Tell you which address they went to.'],
      ['Explicarte un cobro o un rechazo de tu banco.', 'Explain a charge, or why your bank declined it.'],
    ),
    facts([['Por teléfono', 'By phone'], figure('phone')], [['Atienden', 'Open'], figure('phone-hours')]),
    onward.phone,
    facts([['Dudas por WhatsApp', 'Questions by WhatsApp'], figure('whatsapp')]),
    link('whatsapp', 'Escribir por WhatsApp', 'Write by WhatsApp'),
    warning(
      'Por WhatsApp respondemos dudas; no mandes ahí tu tarjeta. Nadie de la línea te pide el código que llega de tu banco.',
      'We answer questions by WhatsApp; do not send your card there. Nobody from the line asks for the code your bank sends you.',
    ),
    question(
      ['¿Cuesta más que en línea?', 'Does it cost more than online?'],
      ['No. El total es el que viste al apartar.', 'No. The total is the one you saw when you reserved.'],
    ),
    link('home', 'Apartar un viaje', 'Reserve a trip'),
  ],
};

/** The company that rents cars, and what to settle with it. */
export const carPartner: ContentDocument = {
  title: { es: 'Auto de renta: quién lo renta y condiciones', en: 'Rental cars: who rents them, and on what terms' },
  description: {
    es: 'Los autos los renta una arrendadora asociada, no {carrier}: dónde, desde qué edad, qué llevar y cómo pedir precio.',
    en: 'Cars are rented by a partner company, not by {carrier}: where, from what age, what to bring and how to get a quote.',
  },
  blocks: [
    paragraph(
      'Llegas en autobús y sigues a tu ritmo: playas sin transporte, los pueblos de la sierra o una boda lejos de la parada. El contrato lo firmas con la arrendadora, que pone el auto, el precio y el seguro.',
      'Arrive by bus and go on at your own pace: beaches without transport, villages in the mountains or a wedding far from the stop. You sign the contract with the rental company, which provides the car, the price and the insurance.',
    ),
    facts(
      [
        ['Se entregan en', 'Handed over in'],
        ['Guadalajara (Tlaquepaque) y Puerto Vallarta', 'Guadalajara (Tlaquepaque) and Puerto Vallarta'],
      ],
      [
        ['Edad de quien maneja', 'Age of the driver'],
        ['{driver-age} años o más', '{driver-age} or over'],
      ],
      [
        ['Respuesta a tu solicitud', 'Answer to your request'],
        ['En {car-answer}', 'Within {car-answer}'],
      ],
    ),
    heading('Cómo se pide', 'How to ask for one'),
    steps(
      [
        'Manda la solicitud con ciudad, día y hora de entrega y de devolución, y la edad de quien maneja.',
        'Send the request with the city, day and hour of pick-up and return, and the age of the driver.',
      ],
      [
        'Recibes un número de caso; la arrendadora propone autos y precios por correo.',
        'You get a case number; the rental company proposes cars and prices by e-mail.',
      ],
      [
        'Si te conviene, lo confirmas con ella. Pedir precio no te obliga ni se cobra aquí.',
        'If one suits you, you confirm it with them. Asking is free and commits you to nothing.',
      ],
    ),
    heading('Lleva contigo', 'Bring with you'),
    list(
      ['Licencia vigente de quien maneja.', 'A valid licence of the driver.'],
      ['Identificación oficial o pasaporte.', 'An official ID or a passport.'],
      [
        'Una tarjeta a nombre de quien firma, para la garantía.',
        'A card in the name of the person who signs, for the deposit.',
      ],
    ),
    heading('Pregunta antes de firmar', 'Ask before you sign'),
    list(
      ['Qué cubre el seguro y cuánto es el deducible.', 'What the insurance covers, and the excess.'],
      ['Cuánto te retienen de garantía y cuándo lo liberan.', 'How large the deposit is and when it is released.'],
      ['Si puedes devolverlo en la otra ciudad.', 'Whether you may return it in the other city.'],
      ['Quién paga casetas, gasolina y multas.', 'Who pays tolls, fuel and fines.'],
    ),
    question(
      ['¿Y si mi autobús llega tarde?', 'What if my bus is late?'],
      [
        'Avisa a la arrendadora con tu número de caso. Deja margen entre tu llegada y la entrega del auto.',
        'Tell the rental company, with your case number. Leave some time between your arrival and the pick-up.',
      ],
    ),
    link('carRental', 'Pedir un auto', 'Request a car'),
    link('locations', 'Ver las terminales', 'See the terminals'),
  ],
};
