import { STORE_NOTICE_MINUTES } from '#domain/payment/store-reference.ts';

/** A payment reference for a store: where and how to pay it, and what happens next. */
export const storeReferenceText = {
  title: {
    oxxo: { es: 'Paga tu viaje en OXXO', en: 'Pay for your trip at OXXO' },
    openpay: { es: 'Paga tu viaje en la tienda', en: 'Pay for your trip in a store' },
  },
  notATicket: {
    es: 'Tus asientos están apartados. Esto todavía no es tu boleto.',
    en: 'Your seats are held. This is not your ticket yet.',
  },
  reference: { es: 'Referencia', en: 'Reference' },
  barcode: (reference: string) => ({
    es: `Código de barras de la referencia ${reference}`,
    en: `Bar code of the reference ${reference}`,
  }),
  amount: { es: 'Paga exactamente', en: 'Pay exactly' },
  fee: {
    es: 'Nosotros no cobramos nada más; la tienda puede cobrar aparte su propia comisión.',
    en: 'We charge nothing else; the store may add its own fee.',
  },
  payBy: { es: 'A más tardar', en: 'No later than' },
  left: (span: string) => ({ es: `Te quedan ${span} para pagar`, en: `${span} left to pay` }),
  print: { es: 'Imprimir', en: 'Print' },
  share: { es: 'Compartir', en: 'Share' },
  copy: { es: 'Copiar referencia', en: 'Copy reference' },
  copied: { es: 'Copiada', en: 'Copied' },
  shared: (words: Readonly<Record<'store' | 'amount' | 'reference' | 'until', string>>) => ({
    es: `Pago en ${words.store}: ${words.amount}. Referencia ${words.reference}. A más tardar ${words.until}.`,
    en: `Pay at ${words.store}: ${words.amount}. Reference ${words.reference}. No later than ${words.until}.`,
  }),
  how: { es: 'Cómo se paga', en: 'How to pay' },
  go: {
    oxxo: { es: 'Ve a cualquier OXXO antes de la hora límite.', en: 'Go to any OXXO before the deadline.' },
    openpay: {
      es: 'Ve a una de las tiendas de abajo antes de la hora límite.',
      en: 'Go to one of the stores below before the deadline.',
    },
  },
  say: {
    oxxo: {
      es: 'En la caja di: «Quiero hacer un pago de servicio». Muestra el código de barras, o dicta la referencia.',
      en: 'At the till say: “Quiero hacer un pago de servicio” (I want to pay for a service). Show the bar code, or read out the reference.',
    },
    openpay: {
      es: 'En la caja di: «Quiero hacer un pago Paynet». Muestra el código de barras, o dicta la referencia.',
      en: 'At the till say: “Quiero hacer un pago Paynet” (I want to make a Paynet payment). Show the bar code, or read out the reference.',
    },
  },
  payIt: (amount: string) => ({
    es: `Paga ${amount} en efectivo, revisa que el comprobante diga esa cantidad y guárdalo hasta tener tu boleto.`,
    en: `Pay ${amount} in cash, check that the receipt says that amount, and keep it until you have your ticket.`,
  }),
  stores: { es: 'Dónde se paga', en: 'Where to pay' },
  storesHint: {
    es: 'En cualquier sucursal, en todo México:',
    en: 'At any branch, all over Mexico:',
  },
  names: { oxxo: 'OXXO', openpay: 'Paynet' },
  next: { es: 'Qué pasa después', en: 'What happens next' },
  soon: {
    es: `La tienda nos avisa en unos ${STORE_NOTICE_MINUTES} minutos. Entonces te enviamos tu boleto por correo, y esta página se convierte en él por sí sola.`,
    en: `The store tells us within about ${STORE_NOTICE_MINUTES} minutes. Then we e-mail you your ticket, and this page turns into it by itself.`,
  },
  soonForPayer: {
    es: `La tienda nos avisa en unos ${STORE_NOTICE_MINUTES} minutos, y esta página lo dice en cuanto lo sabemos.`,
    en: `The store tells us within about ${STORE_NOTICE_MINUTES} minutes, and this page says so as soon as we know.`,
  },
  late: {
    es: 'Si el pago llega tarde, te damos los mismos asientos u otros iguales si siguen libres; si no, te devolvemos todo tu dinero.',
    en: 'If the payment comes late, you get the same seats, or equal ones, if they are still free; if not, you get all of your money back.',
  },
  over: {
    es: 'Ya pasó la hora de pagar. Si ya pagaste, espera aquí: en cuanto la tienda nos avise te damos tu boleto. Si no, ya no pagues esta referencia.',
    en: 'The time to pay has passed. If you have paid, wait here: as soon as the store tells us you get your ticket. If not, do not pay this reference now.',
  },
  lapsedTitle: { es: 'Tu referencia venció', en: 'Your reference has expired' },
  lapsed: {
    es: 'No se pagó a tiempo y los asientos volvieron a la venta. Ya no pagues esa referencia. Si la pagaste, te damos asientos iguales o te devolvemos todo: te avisamos por correo.',
    en: 'It was not paid in time and the seats went back on sale. Do not pay that reference now. If you did pay it, you get equal seats or all of your money back: we will tell you by e-mail.',
  },
} as const;

/** Chains that accept a Paynet reference, best known first. */
export const PAYNET_CHAINS = [
  'Walmart',
  'Bodega Aurrerá',
  'Sam’s Club',
  'Farmacias Guadalajara',
  'Farmacias del Ahorro',
  '7-Eleven',
  'Circle K',
  'Extra',
  'Kiosko',
  'Waldo’s',
] as const;
