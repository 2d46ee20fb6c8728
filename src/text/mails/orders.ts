import { ONE_TIME_CODE_LIFETIME, ONE_TIME_CODE_TRIES } from '#domain/access/look-up.ts';
import { MINUTE } from '#kernel/instant.ts';

const CODE_TERMS = {
  es: `Vale ${ONE_TIME_CODE_LIFETIME / MINUTE} minutos, una vez, con ${ONE_TIME_CODE_TRIES} intentos.`,
  en: `It is valid for ${ONE_TIME_CODE_LIFETIME / MINUTE} minutes, for one use, with ${ONE_TIME_CODE_TRIES} tries.`,
};

/** E-mails about orders that are not a trip. */
export const orderMails = {
  code: { es: 'Clave del pedido', en: 'Order code' },
  total: { es: 'Total', en: 'Total' },
  button: { es: 'Ver mi pedido', en: 'See my order' },
  why: (carrier: string) => ({
    es: `Te escribe ${carrier} porque con este correo se hizo un pedido.`,
    en: `${carrier} writes to you because an order was made with this e-mail address.`,
  }),
  paid: {
    subject: (what: string) => ({ es: `Tu pedido está pagado: ${what}`, en: `Your order is paid: ${what}` }),
    preheader: (total: string) => ({ es: `Recibimos ${total}.`, en: `We received ${total}.` }),
    title: { es: 'Tu pedido está pagado', en: 'Your order is paid' },
    intro: {
      es: 'Recibimos tu pago. Con el botón, o con la clave y el NIP de abajo, vuelves a tu pedido cuando quieras.',
      en: 'We received your payment. The button, or the code and the PIN below, take you back to your order at any time.',
    },
    invoice: {
      es: 'Si necesitas factura, pídela desde la página de tu pedido.',
      en: 'If you need an invoice, ask for it on the page of your order.',
    },
  },
  ready: {
    subject: (what: string) => ({ es: `Tu vale: ${what}`, en: `Your voucher: ${what}` }),
    preheader: { es: 'Tu lugar está confirmado.', en: 'Your place is confirmed.' },
    title: { es: 'Tu lugar está confirmado', en: 'Your place is confirmed' },
    intro: {
      es: 'Muestra tu vale al llegar: va adjunto en PDF y está en la página de tu pedido. El folio de abajo también vale.',
      en: 'Show your voucher when you arrive: it is attached as a PDF and on the page of your order. The number below works too.',
    },
    button: { es: 'Ver mis vales', en: 'See my vouchers' },
  },
  undone: {
    subject: (what: string) => ({ es: `No se pudo confirmar: ${what}`, en: `Not confirmed: ${what}` }),
    preheader: (total: string) => ({ es: `Te devolvemos ${total}.`, en: `You get ${total} back.` }),
    title: { es: 'No pudimos confirmar tu lugar', en: 'We could not confirm your place' },
    intro: (total: string) => ({
      es: `El operador no pudo confirmar lo que pagaste. Te devolvemos ${total} por donde pagaste y te escribimos cuando esté hecho. No tienes que hacer nada.`,
      en: `The provider could not confirm what you paid for. You get ${total} back to your payment method, and we write when it is done. You do not have to do anything.`,
    }),
  },
  ordered: {
    intro: {
      es: 'Tu pedido te espera hasta que venza la referencia. Cuando la tienda nos avise de tu pago te escribimos a este correo.',
      en: 'We hold your order until the reference expires. As soon as the store confirms your payment, we will write to this address.',
    },
    preheader: (total: string, store: string) => ({ es: `${total} en ${store}.`, en: `${total} at ${store}.` }),
    keep: {
      es: 'Paga en efectivo el importe exacto y guarda el recibo hasta que te escribamos.',
      en: 'Pay the exact amount in cash and keep the receipt until we write to you.',
    },
  },
  reminder: {
    subject: (until: string) => ({ es: `Paga tu pedido: hasta ${until}`, en: `Pay for your order by ${until}` }),
    title: { es: 'Tu pedido te espera', en: 'Your order is waiting' },
    preheader: (left: string) => ({ es: `Te quedan ${left} para pagar.`, en: `You have ${left} left to pay.` }),
    intro: (left: string) => ({
      es: `Te quedan ${left} para pagar. Después la referencia vence.`,
      en: `You have ${left} left to pay. After that the reference expires.`,
    }),
  },
  lapsed: {
    subject: { es: 'Tu referencia de pago ya no sirve', en: 'Your payment reference has expired' },
    text: {
      es: 'No nos llegó tu pago y no se cobró nada. Ya no pagues esta referencia: si todavía quieres tu pedido, elige otra forma de pagar.',
      en: 'Your payment did not reach us and nothing was charged. Do not pay this reference now: if you still want your order, choose another way to pay.',
    },
    paid: {
      es: 'Si ya habías pagado, tu dinero está a salvo: en cuanto la tienda nos avise te damos lo que pediste, o te lo devolvemos.',
      en: 'If you had already paid, your money is safe: as soon as the store tells us, you get what you ordered or a refund.',
    },
    button: { es: 'Pagar de otra forma', en: 'Pay another way' },
  },
  open: {
    subject: { es: 'Tu pago quedó pendiente', en: 'Your payment is still open' },
    title: { es: 'Tu pago quedó a la mitad', en: 'Your payment is not finished' },
    preheader: { es: 'Continúa donde te quedaste.', en: 'Continue where you left off.' },
    intro: {
      es: 'Continúa donde te quedaste; no se cobra dos veces.',
      en: 'Continue where you left off; you are never charged twice.',
    },
  },
  back: {
    late: {
      es: 'Tu pago llegó cuando ya no podíamos darte lo que pediste. Lo sentimos. Te devolvemos todo lo que pagaste.',
      en: 'Your payment arrived when we could no longer provide what you ordered. We are sorry. You will get a full refund.',
    },
    twice: {
      es: 'Recibimos dos pagos por el mismo pedido. El primero se queda; el segundo te lo devolvemos completo.',
      en: 'We received two payments for the same order. The first one counts; we refund the second one in full.',
    },
    returned: {
      es: 'Tu pedido se devolvió. Te devolvemos todo lo que pagaste.',
      en: 'Your order was refunded. You get back everything you paid.',
    },
    /** One order of a basket, or what a cancellation still gives back. */
    returnedInPart: {
      es: 'Se canceló algo de lo que pagaste. Esto es lo que te devolvemos:',
      en: 'Something you paid for was cancelled. This is what you get back:',
    },
  },
  pin: {
    subject: { es: 'El NIP de tu pedido', en: 'The PIN of your order' },
    preheader: { es: 'Ábrelo solo tú: con él se ve tu pedido.', en: 'For you only: it lets you see your order.' },
    intro: {
      es: 'Pediste el NIP de tu pedido. Escríbelo junto con la clave en «Mi reservación».',
      en: 'You asked for the PIN of your order. Enter it with the code under “My reservation”.',
    },
  },
  oneTimeCode: {
    subject: { es: 'Tu código para abrir tu pedido', en: 'Your code to open your order' },
    intro: {
      es: `Escríbelo en la página donde lo pediste para ver completo tu pedido. ${CODE_TERMS.es}`,
      en: `Enter it on the page where you asked for it, to see your whole order. ${CODE_TERMS.en}`,
    },
    confirm: {
      es: `Escríbelo en la página donde lo pediste para apartar tu pedido hasta que lo pagues. ${CODE_TERMS.es}`,
      en: `Enter it on the page where you asked for it, to keep your order until you pay for it. ${CODE_TERMS.en}`,
    },
  },
  invoiceIntro: {
    es: 'Este es el CFDI de tu pedido, timbrado por el SAT. Guarda el XML: es el documento fiscal. El PDF es para leerlo e imprimirlo.',
    en: 'This is the CFDI of your order, stamped by the SAT. Keep the XML: it is the tax document. The PDF is for reading and printing.',
  },
} as const;
