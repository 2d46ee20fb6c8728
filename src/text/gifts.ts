import { GIFT_AMOUNTS, GIFT_DAYS } from '#domain/gifts/gift-rules.ts';
import type { Message } from '#text/message.ts';
import { moneyIn } from '#text/money.ts';

/** Gift cards: the order form, the balance page, and their texts on an order's page. */
export const giftText = {
  name: { es: 'Tarjeta de regalo', en: 'Gift card' },
  title: { es: 'Regala un viaje', en: 'Gift a trip' },
  lead: {
    es: 'Tú eliges cuánto; quien la recibe elige a dónde y cuándo. No caduca y se puede gastar en varias compras.',
    en: 'You choose how much; they choose where and when. It never expires and can be used over several purchases.',
  },
  description: {
    es: 'Tarjeta de regalo para viajar en autobús: llega por correo el día que tú digas y no caduca.',
    en: 'A gift card for travelling by bus: it arrives by e-mail on the day you choose and never expires.',
  },
  card: { es: 'La tarjeta', en: 'The gift card' },
  amount: { es: 'Importe', en: 'Amount' },
  amountHint: {
    es: `En pesos, de ${moneyIn(GIFT_AMOUNTS.least, 'es')} a ${moneyIn(GIFT_AMOUNTS.most, 'es')}`,
    en: `In whole pesos, from ${moneyIn(GIFT_AMOUNTS.least, 'en')} to ${moneyIn(GIFT_AMOUNTS.most, 'en')}`,
  },
  other: { es: 'Otro importe', en: 'Another amount' },
  receiver: { es: 'Para', en: 'For' },
  receiverHint: { es: 'Nombre de quien la recibe', en: 'Recipient’s name' },
  receiverEmail: { es: 'Correo de quien la recibe', en: 'Recipient’s e-mail' },
  sentOn: { es: 'Se envía', en: 'Delivery' },
  date: { es: 'Qué día se la enviamos (opcional)', en: 'Delivery date (optional)' },
  dateHint: {
    es: `Por la mañana, hora del centro de México, hasta ${GIFT_DAYS} días adelante. Sin fecha, en cuanto pagues.`,
    en: `In the morning, Mexico City time, up to ${GIFT_DAYS} days ahead. Without a date, as soon as you pay.`,
  },
  atOnce: { es: 'En cuanto se paga', en: 'As soon as it is paid' },
  message: { es: 'Mensaje', en: 'Message' },
  messageField: { es: 'Mensaje (opcional)', en: 'Message (optional)' },
  terms: {
    es: 'Con ella se pagan boletos en este sitio. No se cambia por efectivo; mientras no se haya usado te la devolvemos completa por donde la pagaste. La factura se pide de cada viaje que se paga con ella.',
    en: 'It pays for tickets on this site. It cannot be exchanged for cash; until it is used, you can get a full refund to the payment method you used. Each trip paid with it is invoiced separately.',
  },
  nextOn: (name: string, day: Message) => ({
    es: `Se la enviamos a ${name} el ${day.es}.`,
    en: `We send it to ${name} on ${day.en}.`,
  }),
  sent: (name: string) => ({
    es: `Ya se la enviamos a ${name}.`,
    en: `We have sent it to ${name}.`,
  }),
  haveOne: { es: '¿Ya tienes una? Consulta su saldo', en: 'Have one? Check its balance' },
  balanceTitle: { es: 'Saldo de tu tarjeta de regalo', en: 'Your gift card balance' },
  balanceDescription: {
    es: 'Consulta el saldo de tu tarjeta de regalo con su código y su clave.',
    en: 'Check the balance of your gift card with its code and secret.',
  },
  balanceLead: {
    es: 'Escribe el código y la clave que llegaron por correo.',
    en: 'Enter the code and secret from the e-mail.',
  },
  code: { es: 'Código', en: 'Code' },
  secret: { es: 'Clave', en: 'Secret' },
  ask: { es: 'Consultar saldo', en: 'Check balance' },
  left: (left: string, amount: string) => ({
    es: `Quedan ${left} de ${amount}.`,
    en: `${left} of ${amount} left.`,
  }),
  spend: {
    es: 'Para gastarla, elige «Saldo a favor o tarjeta de regalo» al pagar y escribe el código y, enseguida, la clave.',
    en: 'To spend it, choose “Travel credit or gift card” when you pay, and enter the code followed by the secret.',
  },
  buy: { es: 'Buscar un viaje', en: 'Search for a trip' },
  giveOne: { es: 'Regalar una tarjeta', en: 'Buy a gift card' },
  captcha: {
    es: 'Hubo varios intentos. Comprobamos que no eres un programa: vuelve a consultar cuando termine.',
    en: 'There were several attempts. We are checking that you are not a robot: try again when it is done.',
  },
} as const;
