import type { BoughtState } from '#domain/basket/bought.ts';
import type { Message } from '#text/message.ts';

/** A paid basket on the page of its order: what each of its orders became. */
export const boughtBasket = {
  list: { es: 'Lo que pagaste con esta canasta', en: 'What you paid for with this basket' },
  states: {
    sold: { es: 'Pagado', en: 'Paid' },
    waiting: { es: 'Pagado, en espera del proveedor', en: 'Paid, waiting for the supplier' },
    returned: { es: 'Devuelto', en: 'Refunded' },
  } satisfies Record<BoughtState, Message>,
  waiting: {
    es: 'El proveedor todavía no confirma. En cuanto lo haga, tu vale aparece aquí y te escribimos; si no puede, te devolvemos todo.',
    en: 'The supplier has not confirmed yet. As soon as they do, your voucher appears here and we write to you; if they cannot, you get a full refund.',
  },
  returned: (amount: string): Message => ({
    es: `Te devolvemos ${amount} por donde lo pagaste o como saldo, según elegiste.`,
    en: `You get ${amount} back the way you paid it, or as credit if you chose that.`,
  }),
  nothingBack: {
    es: 'Se canceló sin devolución, según sus condiciones.',
    en: 'It was cancelled without a refund, under its conditions.',
  },
  partly: (amount: string): Message => ({
    es: `De este pedido te devolvimos ${amount}.`,
    en: `${amount} of this order went back to you.`,
  }),
  code: { es: 'Clave', en: 'Code' },
  paid: { es: 'Pagaste', en: 'You paid' },
  back: { es: 'Te devolvimos', en: 'Refunded' },
  left: { es: 'Queda pagado', en: 'Remains paid' },
  soldBy: { es: 'Vende y factura', en: 'Sold and invoiced by' },
  open: { es: 'Ver el pedido', en: 'See the order' },
  openOne: (title: string): Message => ({ es: `Ver el pedido: ${title}`, en: `See the order: ${title}` }),
  pdfOf: (title: string): Message => ({ es: `Descargar PDF: ${title}`, en: `Download PDF: ${title}` }),
} as const;
