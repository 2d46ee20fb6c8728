import type { ContentDocument } from '#domain/content/block.ts';
import { callout, facts, figure, heading, link, list, onward, paragraph, steps } from '#text/content/writing.ts';

export const luggage: ContentDocument = {
  title: { es: 'Equipaje', en: 'Baggage' },
  description: {
    es: 'Qué equipaje incluye tu boleto de {carrier}, cuánto cuesta llevar más y qué pasa si se pierde una maleta.',
    en: 'What baggage your {carrier} ticket includes, what extra baggage costs and what happens if a bag is lost.',
  },
  blocks: [
    paragraph('Cada boleto incluye, sin costo:', 'Every ticket includes, free of charge:'),
    facts(
      [
        ['Maleta documentada', 'Checked bag'],
        [
          '{free-bags}, de hasta {bag-weight} y {bag-size} lineales',
          '{free-bags}, up to {bag-weight} and {bag-size} linear',
        ],
      ],
      [['Equipaje de mano', 'Hand bag'], figure('hand-bag')],
      [['Artículo personal', 'Personal item'], figure('personal-item')],
    ),
    paragraph(
      'Los centímetros lineales son la suma de largo, ancho y alto.',
      'Linear centimetres are the length, width and height added together.',
    ),
    heading('Si llevas más', 'If you carry more'),
    facts(
      [['Maleta adicional', 'Extra suitcase'], figure('price-bag')],
      [['Tabla de surf o bicicleta', 'Surfboard or bicycle'], figure('price-sports')],
    ),
    paragraph(
      'Agrégalo al comprar o después, hasta {addition-time} antes de la salida. Una maleta de más de {bag-weight} paga exceso en el mostrador; lo que pesa más de {parcel-weight} viaja como paquetería.',
      'Add it when you buy or later, until {addition-time} before departure. A bag over {bag-weight} pays excess at the counter; anything over {parcel-weight} travels as a parcel.',
    ),
    link('find', 'Agregar equipaje a mi viaje', 'Add baggage to my trip'),
    heading('Con tarjeta de viajero frecuente', 'With a frequent-traveller card'),
    paragraph(
      'Si compras con tu cuenta y viajas con ese nombre, en lugar de lo anterior llevas {classic-bags} maletas con tarjeta Clásica, {golden-bags} con Oro o {platinum-bags} con Platino, de hasta {card-bag-weight} ({card-bag-pounds}) cada una, {card-sports} artículo deportivo o instrumento y {card-hand-bags} bultos de mano.',
      'If you buy while signed in and travel under that name, instead of the above you can take {classic-bags} bags with a Classic card, {golden-bags} with Gold or {platinum-bags} with Platinum, up to {card-bag-weight} ({card-bag-pounds}) each, {card-sports} sports item or instrument and {card-hand-bags} hand bags.',
    ),
    heading('Lo que no viaja', 'What you cannot bring'),
    list(
      ['Armas, explosivos, combustibles y gases a presión.', 'Weapons, explosives, fuel and gas under pressure.'],
      ['Sustancias prohibidas por la ley.', 'Illegal substances.'],
      ['Alimentos que escurran o huelan fuerte.', 'Food that leaks or smells strongly.'],
    ),
    heading('Si se pierde tu maleta', 'If your bag is lost'),
    steps(
      ['Conserva el talón que te dan al documentar.', 'Keep the tag you are given when you check the bag in.'],
      ['Repórtalo en la terminal antes de salir de ella.', 'Report it at the terminal before you leave it.'],
      [
        'Si no aparece, pagamos {indemnity-days} días de UMA: {indemnity} en {uma-year}.',
        'If it is not found, we pay {indemnity-days} days of UMA, Mexico’s unit of value: {indemnity} in {uma-year}.',
      ],
    ),
    callout(
      'Lleva contigo dinero, documentos, medicinas y aparatos: no van en la maleta documentada.',
      'Keep money, documents, medicines and devices with you, not in your checked bag.',
    ),
  ],
};

export const pets: ContentDocument = {
  title: { es: 'Mascotas', en: 'Pets' },
  description: {
    es: 'Viaja con tu perro o gato pequeño en {carrier}: precio, transportadora y documentos.',
    en: 'Travel with your small dog or cat on {carrier}: price, carrier and documents.',
  },
  blocks: [
    paragraph(
      'Perros y gatos pequeños viajan en su transportadora.',
      'Small dogs and cats travel in their pet carrier.',
    ),
    facts(
      [['Precio por viaje', 'Price per trip'], figure('price-pet')],
      [['Por pasajero', 'Per passenger'], figure('most-pet')],
    ),
    heading('Cómo se agrega', 'How to add one'),
    steps(
      [
        'Al comprar, en el paso «Adicionales», o después desde tu reservación.',
        'When you buy, in the step “Extras”, or later from your reservation.',
      ],
      ['Hasta {addition-time} antes de la salida.', 'Until {addition-time} before departure.'],
      [
        'Preséntate en el mostrador con tu mascota para documentarla.',
        'Come to the counter with your pet to check it in.',
      ],
    ),
    heading('La transportadora', 'The pet carrier'),
    list(
      ['Rígida, ventilada y con cierre seguro.', 'Rigid, ventilated and firmly closed.'],
      ['Tu mascota cabe de pie y puede darse la vuelta.', 'Your pet can stand up and turn around in it.'],
      ['Con fondo absorbente, y con tu nombre y teléfono.', 'With an absorbent base, and your name and phone number.'],
    ),
    heading('Documentos', 'Documents'),
    paragraph('Cartilla de vacunación al día.', 'An up-to-date vaccination record.'),
    callout(
      'Los perros guía y de asistencia viajan contigo, sin costo y sin transportadora.',
      'Guide and assistance dogs travel with you, free and without a carrier.',
    ),
    onward.accessibility,
  ],
};

export const shuttle: ContentDocument = {
  title: { es: 'Shuttle a la terminal', en: 'Shuttle to the terminal' },
  description: {
    es: 'El shuttle de {carrier} enlaza las terminales de Tlaquepaque y Zapopan con puntos de la ciudad: cómo comprarlo y qué saber.',
    en: 'The {carrier} shuttle links the Tlaquepaque and Zapopan terminals with places in the city: how to buy it and what to know.',
  },
  blocks: [
    paragraph(
      'Una camioneta entre tu terminal y la ciudad, con o sin boleto de autobús. Se compra como cualquier viaje: con lugar asignado, y con el precio completo desde el principio.',
      'A van between your terminal and the city, with or without a bus ticket. You buy it like any other trip: with a seat of your own, and the whole price from the start.',
    ),
    link('shuttleRides', 'Salidas, paradas y tarifas', 'Departures, stops and fares'),
    heading('Antes o después de tu autobús', 'Before or after your bus'),
    steps(
      ['Compra primero tu boleto de autobús.', 'Buy your bus ticket first.'],
      [
        'Abre tu reservación: ahí te ofrecemos los shuttles que alcanzas, con {shuttle-transfer} entre uno y otro.',
        'Open your reservation: there we offer the shuttles you can catch, with {shuttle-transfer} in between.',
      ],
      [
        'Deja tiempo para el tráfico: llega al mostrador {counter-time} antes de tu salida.',
        'Leave time for traffic: be at the counter {counter-time} before your departure.',
      ],
    ),
    heading('Lo que conviene saber', 'Good to know'),
    list(
      [
        'En algunas paradas solo se baja: no aparecen como origen.',
        'At some stops you can only get off: they are not offered as an origin.',
      ],
      [
        'Los descuentos de ley y de menores aplican igual que en el autobús.',
        'The discounts required by law and those for children apply as on the bus.',
      ],
      [
        'Está exento de IVA por ser transporte dentro de la zona metropolitana; así lo dicen el boleto y la factura.',
        'It is exempt from VAT as transport within the metropolitan area; your ticket and invoice say so.',
      ],
    ),
    onward.phone,
    onward.locations,
  ],
};

export const lounge: ContentDocument = {
  title: { es: 'Sala del viajero', en: 'Traveller lounge' },
  description: {
    es: 'La sala de {carrier} para viajeros frecuentes en Puerto Vallarta y Zapopan: quién entra y cómo.',
    en: 'The {carrier} lounge for frequent travellers in Puerto Vallarta and Zapopan: who may enter and how.',
  },
  blocks: [
    paragraph(
      'Un lugar tranquilo para esperar tu autobús, en las terminales de Puerto Vallarta y Zapopan.',
      'A quiet place to wait for your bus, in the terminals of Puerto Vallarta and Zapopan.',
    ),
    facts(
      [
        ['Puerto Vallarta', 'Puerto Vallarta'],
        ['{lounge-hours-puerto-vallarta}, todos los días', '{lounge-hours-puerto-vallarta}, every day'],
      ],
      [
        ['Zapopan', 'Zapopan'],
        ['{lounge-hours-zapopan}, todos los días', '{lounge-hours-zapopan}, every day'],
      ],
      [
        ['Con tarjeta Oro o Platino', 'With a Gold or Platinum card'],
        ['Incluida, también para un acompañante', 'Included, for one guest too'],
      ],
      [
        ['Con tarjeta Clásica', 'With a Classic card'],
        ['{lounge-price} por persona y hora, IVA incluido', '{lounge-price} per person and hour, VAT included'],
      ],
      [
        ['Por visita', 'For each visit'],
        ['Hasta {lounge-most-hours} seguidas', 'Up to {lounge-most-hours} in a row'],
      ],
    ),
    heading('Quién entra', 'Who may enter'),
    list(
      [
        'Viajeros frecuentes con un boleto de ese día que salga o llegue a esa terminal.',
        'Frequent travellers with a ticket from or to that terminal on that day.',
      ],
      ['Los menores entran con su adulto.', 'Children enter with their adult.'],
    ),
    heading('Cómo entrar', 'How to enter'),
    steps(
      [
        'Reserva tus horas aquí, con tu cuenta: las del día de tu boleto.',
        'Book your hours here, in your account: those on the day of your ticket.',
      ],
      ['Muestra en la puerta el QR de tu pase.', 'Show the QR code of your pass at the door.'],
    ),
    callout(
      'Sal de la sala a tiempo: el abordaje empieza {boarding-time} antes de la salida.',
      'Leave the lounge in time: boarding begins {boarding-time} before departure.',
    ),
    link('loungeBooking', 'Reservar la sala', 'Book the lounge'),
  ],
};
