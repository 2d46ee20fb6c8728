import { BUYER_MINIMUM_AGE } from '#domain/orders/contact-rules.ts';
import { fullStop } from '#text/moments.ts';

/** The page of an order that is not a trip: texts of the static part. */
export const orderText = {
  /** Default name for an item without a text of its own. */
  anything: { es: 'Compra', en: 'Purchase' },
  title: {
    open: { es: 'Paga tu pedido', en: 'Pay for your order' },
    paying: { es: 'Paga tu pedido', en: 'Pay for your order' },
    waiting: { es: 'Tu pedido espera el pago', en: 'Your order is waiting for the payment' },
    paid: { es: 'Tu pedido está pagado', en: 'Your order is paid' },
    returned: { es: 'Tu pedido se devolvió', en: 'Your order was refunded' },
    over: { es: 'Este pedido ya no se puede pagar', en: 'This order can no longer be paid' },
  },
  description: {
    es: 'Lo que pediste, cómo pagarlo y qué sigue.',
    en: 'What you ordered, how to pay it and what is next.',
  },
  code: { es: 'Clave del pedido', en: 'Order code' },
  total: { es: 'Total', en: 'Total' },
  writtenTo: (email: string) => ({
    es: `Te escribimos a ${email}: ahí están el enlace para volver a esta página y tu NIP.`,
    en: `We wrote to ${email}: the link back to this page and your PIN are there.`,
  }),
  willWrite: (email: string) => ({
    es: `En cuanto esté pagado te escribimos a ${email}.`,
    en: `As soon as it is paid we write to ${email}.`,
  }),
  partnerInvoices: (partner: string, phone: string) => ({
    es: `Lo vende y lo factura ${partner}: pídele su factura al ${phone}.`,
    en: `Sold and invoiced by ${partner}: ask them for their invoice on ${phone}.`,
  }),
  invoice: { es: 'Pedir factura', en: 'Ask for an invoice' },
  over: {
    es: 'Ya no te guardamos lo que pediste y no se hizo ningún cargo. Si ya pagaste, te devolvemos todo: te avisamos por correo.',
    en: 'We no longer hold what you ordered and nothing was charged. If you did pay, you will get a full refund: we will tell you by e-mail.',
  },
  returned: {
    es: 'Lo que se devuelve va de regreso por donde pagaste. Un correo te dice cuánto es.',
    en: 'What is refunded is on its way to the payment method you used. An e-mail tells you how much it is.',
  },
  home: { es: 'Ir al inicio', en: 'Go to the home page' },
  lost: {
    title: { es: 'Aquí no podemos mostrar ese pedido', en: 'We cannot show that order here' },
    what: {
      es: 'Ábrelo con el enlace de nuestro correo, o búscalo con su clave y su NIP.',
      en: 'Open it by the link in our e-mail, or find it by its code and its PIN.',
    },
    find: { es: 'Buscar con clave y NIP', en: 'Find it by code and PIN' },
  },
  expired: {
    title: { es: 'Este enlace ya venció', en: 'This link has expired' },
    what: {
      es: 'Busca tu pedido con su clave y el NIP que te enviamos por correo.',
      en: 'Find your order by its code and the PIN that we sent you by e-mail.',
    },
  },
  unreachable: {
    title: { es: 'En este momento no podemos mostrar tu pedido', en: 'We cannot show your order right now' },
    what: {
      es: 'Si estabas pagando, lo estamos verificando y no se cobra dos veces. Vuelve en unos minutos.',
      en: 'If you were paying, we are checking it and you are not charged twice. Come back in a few minutes.',
    },
    again: { es: 'Intentar de nuevo', en: 'Try again' },
  },
  /** Of payment methods, where a trip's name tickets and seats. */
  ways: {
    card: { hint: { es: 'De crédito o débito. Se paga al momento.', en: 'Credit or debit. Paid at once.' } },
    storeHint: (until: string) => ({
      es: `Te damos una referencia; págala a más tardar ${until}. La tienda puede cobrar su comisión. Tu pedido queda listo cuando la tienda nos avisa.`,
      en: `We give you a reference; pay it no later than ${until}. The store may add its own fee. Your order is ready once the store tells us.`,
    }),
    order: (total: string) => ({ es: `Recibir referencia por ${total}`, en: `Get a reference for ${total}` }),
  },
  /** An order that can still be paid; the moment has its day and its place. */
  heldUntil: (moment: string) => ({
    es: `Te lo guardamos mientras pagas. Hora límite: ${fullStop(moment)}`,
    en: `We hold it for you while you pay. Pay by ${fullStop(moment)}`,
  }),
  again: { es: 'Elegir otra vez', en: 'Choose again' },
  counter: {
    es: 'Está apartado hasta que pagues en taquilla con la clave de arriba.',
    en: 'We hold it until you pay at the counter with the code above.',
  },
  /** After a payment in a store. */
  soon: {
    es: 'La tienda nos avisa en unos minutos. Entonces te escribimos, y esta página lo dice por sí sola.',
    en: 'The store tells us within minutes. Then we write to you, and this page updates by itself.',
  },
  late: {
    es: 'Si el pago llega tarde y ya no podemos darte lo que pediste, te devolvemos todo tu dinero.',
    en: 'If the payment arrives late and we can no longer provide what you ordered, you get a full refund.',
  },
  payIt: (amount: string) => ({
    es: `Paga ${amount} en efectivo, revisa que el comprobante diga esa cantidad y guárdalo hasta que te escribamos.`,
    en: `Pay ${amount} in cash, check that the receipt says that amount, and keep it until we write to you.`,
  }),
  buyer: { es: 'Quién compra', en: 'Your details' },
  firstName: { es: 'Nombre', en: 'First name' },
  lastName: { es: 'Apellidos', en: 'Last name' },
  phone: { es: 'Teléfono', en: 'Telephone' },
  email: { es: 'Correo', en: 'E-mail' },
  emailHint: {
    es: 'Ahí te enviamos el comprobante y cómo volver a tu pedido.',
    en: 'We send the receipt and the way back to your order there.',
  },
  /** Above the button, around the link to the notice. */
  goingOn: { es: 'Al seguir aceptas el', en: 'By continuing you accept the' },
  notice: { es: 'aviso de privacidad', en: 'privacy notice' },
  andOfAge: {
    es: `y confirmas que eres mayor de ${BUYER_MINIMUM_AGE} años.`,
    en: `and confirm that you are over ${BUYER_MINIMUM_AGE}.`,
  },
  giveBack: (total: string) => ({ es: `Devolver y recibir ${total}`, en: `Return it and get ${total} back` }),
  cancelFor: (amount: string) => ({ es: `Cancelar y recibir ${amount}`, en: `Cancel and get ${amount} back` }),
  returnPart: {
    es: 'Si cancelas ahora, una parte del precio no se devuelve, como dicen sus condiciones.',
    en: 'If you cancel now, a part of the price is not refunded, as its conditions say.',
  },
  returnNow: {
    es: 'Si cancelas ahora, te devolvemos todo por donde lo pagaste.',
    en: 'If you cancel now, you get a full refund to the payment method you used.',
  },
  returnHint: {
    es: 'Mientras no se haya usado nada, te devolvemos todo por donde lo pagaste.',
    en: 'Until any of it is used, you can get a full refund to the payment method you used.',
  },
  goOn: { es: 'Continuar al pago', en: 'Continue to payment' },
} as const;
