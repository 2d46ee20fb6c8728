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
  warning,
} from '#text/content/writing.ts';

export const contactCentre: ContentDocument = {
  title: { es: 'Centro de atención', en: 'Call centre' },
  description: {
    es: 'Llama a {carrier}: teléfono, horario y lo que se resuelve por teléfono.',
    en: 'Call {carrier}: number, hours and what we can do by phone.',
  },
  blocks: [
    facts([['Teléfono', 'Phone'], figure('phone')], [['Horario', 'Hours'], figure('phone-hours')]),
    onward.phone,
    facts([['Dudas por WhatsApp', 'Questions by WhatsApp'], figure('whatsapp')]),
    link('whatsapp', 'Escribir por WhatsApp', 'Write by WhatsApp'),
    heading('Ten a la mano', 'Have ready'),
    list(
      ['Tu clave de reservación, si ya tienes una.', 'Your reservation code, if you have one.'],
      ['El nombre y apellido de quien viaja.', 'First and last name of the traveller.'],
      ['El correo o el teléfono con que compraste.', 'The e-mail address or phone number you bought with.'],
    ),
    heading('Lo que resolvemos por teléfono', 'What we can do by phone'),
    list(
      [
        'Pagar con tarjeta una reservación apartada, hasta {release-time} antes de la salida.',
        'Paying by card for a reservation that is held, until {release-time} before departure.',
      ],
      ['Ayuda para subir y bajar, y equipo médico.', 'Help with boarding, and medical equipment.'],
      ['Dudas de horarios, paradas, equipaje y facturas.', 'Questions about schedules, stops, baggage and invoices.'],
      ['Objetos olvidados.', 'Lost property.'],
    ),
    warning(
      'Nunca te pedimos por teléfono contraseñas ni códigos que te lleguen por mensaje.',
      'We never ask you for passwords or for codes that you receive by message.',
    ),
    link('phoneSales', 'Cómo pagar por teléfono', 'How to pay by phone'),
    heading('Más rápido en línea', 'Faster online'),
    link('find', 'Ver, cambiar o cancelar mi reservación', 'See, change or cancel my reservation'),
    link('invoicing', 'Pedir mi factura', 'Ask for my tax invoice'),
    link('schedules', 'Horarios y tarifas', 'Schedules and fares'),
  ],
};

export const contact: ContentDocument = {
  title: { es: 'Contacto', en: 'Contact' },
  description: {
    es: 'Cómo escribir o llamar a {carrier}, dónde estamos y a quién acudir con una queja.',
    en: 'How to write to or call {carrier}, where we are and where to go with a complaint.',
  },
  blocks: [
    facts(
      [['Correo', 'E-mail'], figure('email')],
      [
        ['Teléfono', 'Phone'],
        ['{phone}, {phone-hours}', '{phone}, {phone-hours}'],
      ],
      [['Domicilio', 'Address'], figure('address')],
    ),
    link('email', 'Escribir a {email}', 'Write to {email}'),
    onward.phone,
    heading('Para que te respondamos antes', 'So that we can answer sooner'),
    list(
      [
        'Elige arriba el tema: su formulario pide lo que hace falta.',
        'Choose the subject above: its form asks for what is needed.',
      ],
      ['Ten a la mano tu clave de reservación.', 'Have your reservation code ready.'],
      ['Di la fecha, la salida y la terminal o parada.', 'Name the date, the departure and the terminal or stop.'],
      ['Adjunta el talón si se trata de una maleta.', 'Attach the tag if it is about a bag.'],
    ),
    heading('Quejas', 'Complaints'),
    paragraph(
      'Escríbenos primero: la mayoría se arregla así. También puedes acudir a la Procuraduría Federal del Consumidor (Profeco).',
      'Write to us first: most complaints are settled that way. You can also go to Profeco, Mexico’s consumer protection agency.',
    ),
    heading('Tus datos personales', 'Your personal data'),
    paragraph(
      'Para consultar, corregir o borrar tus datos usa el formulario; el aviso de privacidad dice cómo los cuidamos.',
      'To see, correct or delete your data use the form; the privacy notice says how we look after it.',
    ),
    link('dataRights', 'Ejercer mis derechos', 'Exercise my rights'),
    onward.privacy,
  ],
};

export const tips: ContentDocument = {
  title: { es: 'Tips de viaje', en: 'Travel tips' },
  description: {
    es: 'Consejos para viajar con {carrier}: qué llevar, cuándo llegar, el cambio de hora en la costa y viajar con niños.',
    en: 'Advice for travelling with {carrier}: what to bring, when to arrive, the time change on the coast and children.',
  },
  blocks: [
    heading('Antes de salir', 'Before you leave'),
    list(
      [
        'Guarda tu boleto en el teléfono: el QR funciona sin internet.',
        'Save your ticket on your phone: the QR code works without internet.',
      ],
      ['Carga el teléfono y lleva una identificación.', 'Charge your phone and bring an ID.'],
      [
        'Revisa de qué terminal sale tu autobús: en Guadalajara hay más de una.',
        'Check which terminal your bus leaves from: Guadalajara has more than one.',
      ],
      ['Lleva una chamarra: el aire acondicionado enfría.', 'Bring a jacket: the air conditioning gets cold.'],
    ),
    heading('En la terminal', 'At the terminal'),
    facts(
      [
        ['Mostrador y equipaje', 'Counter and baggage'],
        ['{counter-time} antes', '{counter-time} before'],
      ],
      [
        ['Abordaje', 'Boarding'],
        ['{boarding-time} antes', '{boarding-time} before'],
      ],
    ),
    callout(
      'Parte de la costa de Nayarit lleva otra hora que Jalisco. Las horas de tu boleto son siempre las del lugar donde subes o bajas.',
      'Part of the coast of Nayarit keeps another time than Jalisco. The times on your ticket are always those of the place where you get on or off.',
    ),
    heading('A bordo', 'On board'),
    list(
      ['Abróchate el cinturón: también de noche.', 'Fasten your seat belt, at night too.'],
      ['Usa audífonos y baja la voz después de que oscurece.', 'Use headphones, and lower your voice after dark.'],
      [
        'Si te mareas en la sierra, elige un asiento de adelante y mira al camino.',
        'If mountain roads make you queasy, choose a seat at the front and watch the road.',
      ],
    ),
    heading('Con niños', 'With children'),
    list(
      ['Lleva su comprobante de edad: la tarifa depende de él.', 'Bring proof of their age: the fare depends on it.'],
      ['Agua, algo ligero y un juego sin ruido.', 'Water, a light snack and a quiet game.'],
    ),
    link('children', 'Infantes y menores', 'Infants and children'),
    question(
      ['¿Y si cambian mis planes?', 'What if my plans change?'],
      [
        'Cambia tu boleto en línea hasta {change-time} antes de la salida.',
        'Exchange your ticket online until {change-time} before departure.',
      ],
    ),
    link('find', 'Ver mi reservación', 'See my reservation'),
  ],
};

export const security: ContentDocument = {
  title: { es: 'Políticas de seguridad', en: 'Safety and security' },
  description: {
    es: 'Cómo cuidamos tu viaje, tu pago y tus datos en {carrier}, y qué puedes hacer tú.',
    en: 'How {carrier} looks after your trip, your payment and your data, and what you can do.',
  },
  blocks: [
    heading('En el camino', 'On the road'),
    list(
      [
        'Cada pasajero sube con su boleto, y el operador o el personal lo comprueba.',
        'Every passenger boards with a ticket, and the driver or staff check it.',
      ],
      [
        'Usa el cinturón todo el viaje y no bajes fuera de las paradas.',
        'Wear your seat belt all the way and do not get off between stops.',
      ],
      [
        'Sigue las indicaciones del operador. En una emergencia llama al {emergencies}.',
        'Follow the driver’s instructions. In an emergency call {emergencies}.',
      ],
      [
        'Personal de la terminal o la autoridad puede revisar el equipaje.',
        'Terminal staff or the authorities may check baggage.',
      ],
    ),
    heading('Lo que no se permite', 'What is not allowed'),
    list(
      [
        'Armas, explosivos, combustibles y sustancias prohibidas.',
        'Weapons, explosives, fuel and forbidden substances.',
      ],
      ['Alcohol, tabaco y cigarros electrónicos.', 'Alcohol, tobacco and electronic cigarettes.'],
      ['Viajar en los pasillos o en los escalones.', 'Travelling in the aisle or on the steps.'],
    ),
    heading('Tu pago', 'Your payment'),
    list(
      [
        'Escribes tu tarjeta en un recuadro del proveedor de pagos: su número no pasa por nuestro sitio.',
        'You type your card number in a frame from the payment provider: it does not pass through our site.',
      ],
      ['Tu banco puede pedirte confirmar la compra.', 'Your bank may ask you to confirm the purchase.'],
      [
        'Nunca te pedimos transferir a la cuenta de una persona.',
        'We never ask you to transfer money to a person’s account.',
      ],
    ),
    heading('Tu cuenta y tu reservación', 'Your account and your reservation'),
    list(
      [
        'Tu clave y tu NIP abren tu reservación: no los publiques, tampoco en una foto del boleto.',
        'Your code and PIN open your reservation: do not post them, not even in a photo of your ticket.',
      ],
      [
        'Nunca te pedimos contraseñas por teléfono, por correo ni por mensaje.',
        'We never ask you for passwords by phone, e-mail or message.',
      ],
      ['Si algo te parece raro, no respondas y llámanos.', 'If something looks odd, do not reply: call us.'],
    ),
    onward.phone,
    onward.privacy,
  ],
};
