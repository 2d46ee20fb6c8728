import {
  EXTENDED_WITHIN_MINUTES,
  MAX_UNCONFIRMED_ORDER_SEATS,
  UNCONFIRMED_ORDER_DAYS,
} from '#domain/booking/limits.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { ReachedFor } from '#domain/orders/contact-rules.ts';
import { missingToInvoice } from '#text/errors/look-up-to-invoice.ts';
import { flow } from '#text/flow.ts';
import type { Message, Params, Text } from '#text/message.ts';

/**
 * In a form with several passengers the message says whose name it is about, because the same field may be missing for
 * several: the passenger's number, with the name as far as it is known, the participant's, or the buyer.
 */
const ofPassenger =
  ({ es, en }: Message) =>
  ({ passenger, participant, known, buyer }: Params): Message => {
    if (participant !== undefined)
      return { es: `Participante ${participant}: ${lower(es)}`, en: `Participant ${participant}: ${lower(en)}` };
    if (buyer !== undefined) return { es: `Contacto: ${lower(es)}`, en: `Contact: ${lower(en)}` };
    if (passenger === undefined) return { es, en };
    const who = known === undefined ? String(passenger) : `${passenger} (${known})`;
    return { es: `Pasajero ${who}: ${lower(es)}`, en: `Passenger ${who}: ${lower(en)}` };
  };

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The reason for asking for a phone or e-mail depends on the form: for the trip by default. */
const toReach =
  (reasons: { readonly trip: Message } & Readonly<Partial<Record<ReachedFor, Message>>>) =>
  ({ for: why = 'trip' }: Params): Message =>
    reasons[why as ReachedFor] ?? reasons.trip;

const IN_JOURNEY = {
  departure: ['De ida, en', 'On the way out, in'],
  return: ['De regreso, en', 'On the way back, in'],
  first: ['En el primer autobús, en', 'On the first bus, in'],
  second: ['En el segundo autobús, en', 'On the second bus, in'],
  shuttle: ['En el shuttle, en', 'On the shuttle, in'],
  bus: ['En el autobús, en', 'On the bus, in'],
} as const;

export const reservationErrors = {
  not_a_trip: {
    es: 'Esa clave es de un pedido sin viaje. Lo ves en la página de pedidos.',
    en: 'That code belongs to an order without a trip. You can open it on the orders page.',
  },
  sales_paused: {
    es: 'Por ahora no podemos empezar compras ni cambios nuevos. Lo que ya apartaste, estás pagando o compraste sigue igual y puedes terminarlo. Intenta de nuevo en unos minutos.',
    en: 'We cannot begin new purchases or changes right now. What you already hold, are paying for or have bought stays as it is, and you can finish it. Try again in a few minutes.',
  },
  reservation_not_found: {
    es: 'No encontramos esa reservación. Revisa el código o empieza una nueva.',
    en: 'We could not find that reservation. Check the code or start a new one.',
  },
  step_out_of_order: {
    es: 'Falta un paso anterior. Lo que escribiste está guardado; te llevamos al paso que sigue.',
    en: 'An earlier step is still missing. What you entered is saved; we will take you to it.',
  },
  schedule_required: { es: 'Elige la corrida de cada viaje.', en: 'Choose the bus of each journey.' },
  departure_closed: ({ minutes }) => ({
    es: `La venta en línea de esta corrida ya cerró: termina ${minutes} minutos antes de la salida. Elige otra o compra en taquilla.`,
    en: `Online sale of this bus has closed: it ends ${minutes} minutes before departure. Choose another one or buy at the counter.`,
  }),
  first_name_required: ofPassenger({
    es: 'Escribe el nombre, solo con letras.',
    en: 'Enter the first name, letters only.',
  }),
  last_name_required: ofPassenger({
    es: 'Escribe el apellido, solo con letras.',
    en: 'Enter the last name, letters only.',
  }),
  name_not_latin: ofPassenger({
    es: 'Escribe el nombre y el apellido como en tu identificación, con letras latinas.',
    en: 'Enter the first and last name as on your ID, in Latin letters.',
  }),
  phone_required: toReach({
    trip: {
      es: 'Escribe un teléfono para avisarte de tu viaje.',
      en: 'Enter a phone so that we can reach you about your trip.',
    },
    invoice: {
      es: 'Escribe un teléfono, por si hay que aclarar algo de la factura.',
      en: 'Enter a phone, in case something about the invoice has to be cleared up.',
    },
    look_up: missingToInvoice.phone,
    account: { es: 'Escribe tu celular, para tu cuenta.', en: 'Enter your mobile number, for your account.' },
    order: {
      es: 'Escribe un teléfono, por si hay que aclarar algo de tu pedido.',
      en: 'Enter a phone, in case something about your order has to be cleared up.',
    },
  }),
  phone_invalid: {
    es: 'Ese teléfono no parece correcto. Escribe 10 dígitos, o + y el código del país si es de fuera de México.',
    en: 'That phone does not look right. Enter 10 digits, or + and the country code if it is not Mexican.',
  },
  email_required: toReach({
    trip: { es: 'Escribe el correo al que enviamos tus boletos.', en: 'Enter the e-mail we send your tickets to.' },
    invoice: { es: 'Escribe el correo al que enviamos la factura.', en: 'Enter the e-mail we send the invoice to.' },
    payer: {
      es: 'Escribe tu correo: lo pide quien procesa el pago.',
      en: 'Enter your e-mail: the payment processor requires it.',
    },
    account: { es: 'Escribe tu correo, para tu cuenta.', en: 'Enter your e-mail, for your account.' },
    recipient: {
      es: 'Escribe el correo de quien recibe la tarjeta.',
      en: 'Enter the e-mail of the recipient of the card.',
    },
    order: { es: 'Escribe el correo al que enviamos tu comprobante.', en: 'Enter the e-mail we send your receipt to.' },
    receipt: { es: 'Escribe tu correo, para el comprobante.', en: 'Enter your e-mail, for the receipt.' },
  }),
  email_invalid: {
    es: 'Ese correo no parece correcto. Revísalo: debe ser como nombre@ejemplo.com.',
    en: 'That e-mail does not look right. Check it: it should look like name@example.com.',
  },
  privacy_required: {
    es: 'Para continuar, acepta el aviso de privacidad.',
    en: 'To go on, accept the privacy notice.',
  },
  of_age_required: ({ age }) => ({
    es: `Para comprar debes ser mayor de ${age} años. Confírmalo para continuar.`,
    en: `You must be over ${age} to buy. Confirm it to go on.`,
  }),
  text_too_long: ({ max, ...whose }) =>
    ofPassenger({
      es: `Es demasiado largo: usa hasta ${max} caracteres.`,
      en: `This is too long: use up to ${max} characters.`,
    })(whose),
  change_connection: {
    es: 'Los dos autobuses de un viaje con transbordo van juntos y no se cambian en línea por separado. Cancélalo y compra otro, o pide el cambio en taquilla.',
    en: 'The two buses of a journey with a change go together and are not changed separately online. Cancel it and buy another, or ask at the counter.',
  },
  connection_one_way: {
    es: 'A ese destino se llega con un transbordo, y se vende de ida y con fecha. Elige viaje sencillo y un día; el regreso lo compras aparte.',
    en: 'That destination takes a change on the way, sold one way on a chosen day. Choose one way and a date; buy the way back separately.',
  },
  connection_not_offered: {
    es: 'No da tiempo de cambiar de autobús: el primero llega, o viene con retraso, muy poco antes de que salga el segundo. No se cambió ni se cobró nada. Elige en la lista uno que salga más tarde.',
    en: 'There is not enough time to change buses: the first one arrives, or is expected, too shortly before the second one leaves. Nothing was changed or charged. Choose one that leaves later from the list.',
  },
  seat_required: {
    es: 'Elige un asiento para cada pasajero que viaja.',
    en: 'Choose a seat for each passenger who travels.',
  },
  seat_unknown: {
    es: 'Ese asiento no existe en este autobús. Elige otro del mapa.',
    en: 'That seat does not exist on this bus. Choose another one on the map.',
  },
  seat_repeated: {
    es: 'El mismo asiento está elegido dos veces. Elige uno distinto para cada pasajero.',
    en: 'The same seat is chosen twice. Choose a different one for each passenger.',
  },
  minor_apart: ({ seat, direction }) => {
    const [es, en] = direction ? IN_JOURNEY[direction as keyof typeof IN_JOURNEY] : ['En', 'In'];
    return {
      es: `${es} el asiento ${seat} un menor no va junto a un adulto de tu grupo, y hay lugares para que vayan juntos. Elige otros asientos.`,
      en: `${en} seat ${seat} a child is not next to an adult of your party, and there are seats for them to be together. Choose other seats.`,
    };
  },
  seat_taken: ({ seat, nearest }) => ({
    es: `Alguien más acaba de tomar el asiento ${seat}. Tus demás datos están a salvo. ${nearest ? `El libre más cercano es el ${nearest}.` : 'Elige otro.'}`,
    en: `Somebody else has just taken seat ${seat}. The rest of your data is safe. ${nearest ? `The nearest free one is ${nearest}.` : 'Choose another one.'}`,
  }),
  departure_full: {
    es: 'Ya no hay lugar para todos en esta corrida. No se hizo ningún cargo. Elige otra.',
    en: 'There is no longer room for everyone on this bus. Nothing was charged. Choose another one.',
  },
  quota_exhausted: {
    es: 'Se acabaron los lugares con ese descuento en esta corrida. Elige otra corrida o cambia el tipo de pasajero.',
    en: 'The seats at that discount are gone on this bus. Choose another bus or change the passenger type.',
  },
  hold_limit_reached: {
    es: 'Ya tienes otros asientos apartados: los ves en la página de inicio. Paga o deja esa reservación antes de apartar más.',
    en: 'You already hold other seats: the home page lists them. Pay for that reservation or leave it before holding more.',
  },
  hold_captcha_required: {
    es: 'Hay muchos asientos de este autobús apartados sin pagar y tenemos que comprobar que no eres un programa. Tu navegador lo hace solo: continúa otra vez. Si no puede, pide un código a tu correo aquí abajo.',
    en: 'Many seats of this bus are held unpaid, and we have to check that you are not a program. Your browser does that by itself: continue again. If it cannot, have a code sent to your e-mail below.',
  },
  hold_contact_required: {
    es: 'Hay muchos asientos de este autobús apartados sin pagar. Para apartar los tuyos, confirma tu contacto con el código que te enviamos.',
    en: 'Many seats of this bus are held unpaid. To hold yours, confirm your contact with the code we send you.',
  },
  cash_contact_required: {
    es: `Para apartar sin pagar más de ${MAX_UNCONFIRMED_ORDER_SEATS} asientos, o un viaje a más de ${UNCONFIRMED_ORDER_DAYS} días, confirma primero tu contacto con un código.`,
    en: `To keep more than ${MAX_UNCONFIRMED_ORDER_SEATS} seats unpaid, or a trip more than ${UNCONFIRMED_ORDER_DAYS} days ahead, confirm your contact with a code first.`,
  },
  extension_too_early: {
    es: `Aún tienes tiempo. Podrás pedir más minutos cuando falten ${EXTENDED_WITHIN_MINUTES}.`,
    en: `You still have time. You can ask for more minutes when ${EXTENDED_WITHIN_MINUTES} are left.`,
  },
  extensions_exhausted: flow.notExtended,
  link_expired: {
    es: 'Este enlace ya venció. Lo que pagaste está a salvo. Pide otro enlace o busca tu viaje de nuevo.',
    en: 'This link has expired. Whatever you paid is safe. Ask for another link or search your trip again.',
  },
  link_invalid: {
    es: 'Este enlace no está completo o no es nuestro. Ábrelo otra vez desde el mensaje en que te llegó.',
    en: 'This link is not complete or not ours. Open it again from the message it came in.',
  },
  additional_unavailable: {
    es: 'Ese adicional no está a la venta para tu viaje. Sigue sin él; lo demás está guardado.',
    en: 'That extra is not on sale for your trip. Go on without it; the rest is saved.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
