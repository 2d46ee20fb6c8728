import type { Message } from '#text/message.ts';

/** The item of a basket on the page of its order and in its letters. */
export const basketItem = {
  title: (count: number): Message => ({
    es: `Canasta con ${count} ${count === 1 ? 'pedido' : 'pedidos'}`,
    en: `Basket of ${count} ${count === 1 ? 'order' : 'orders'}`,
  }),
  part: (code: string, amount: string): string => `${code} · ${amount}`,
  returned: (code: string, amount: string): Message => ({
    es: `${code} · Ya no estaba disponible: te devolvemos ${amount}`,
    en: `${code} · No longer available: ${amount} will be refunded`,
  }),
  next: {
    es: 'Cada pedido de la canasta tiene su propio código, sus boletos o su pase, y su propio correo.',
    en: 'Each order in the basket has its own code, its tickets or pass, and its own e-mail.',
  },
  someReturned: {
    es: 'Algo de tu canasta ya no estaba disponible cuando llegó tu pago: lo demás es tuyo, y esa parte del dinero va de regreso.',
    en: 'Something in your basket was no longer available when your payment arrived: the rest is yours, and that part of the money is on its way back.',
  },
} as const;

/** The page of a basket. */
export const basketText = {
  title: { es: 'Tu canasta', en: 'Your basket' },
  description: {
    es: 'Viajes, salas, tarjetas de regalo y más en un solo pago.',
    en: 'Trips, lounges, gift cards and more in one payment.',
  },
  lead: {
    es: 'Paga varios pedidos con un solo pago. Cada uno conserva su clave, su plazo y sus boletos.',
    en: 'Pay for several orders with one payment. Each keeps its code, its deadline and its tickets.',
  },
  anything: { es: 'Compra', en: 'Purchase' },
  followUp: { es: 'Cambio o adicional de tu viaje', en: 'Change or extra of your trip' },
  out: { es: 'Salida', en: 'Departure' },
  back: { es: 'Regreso', en: 'Return' },
  code: { es: 'Clave', en: 'Code' },
  price: { es: 'Precio', en: 'Price' },
  total: { es: 'Total', en: 'Total' },
  soldBy: { es: 'Vende y factura', en: 'Sold and invoiced by' },
  payBefore: { es: 'Págalo antes de', en: 'Pay before' },
  inside: { es: 'En la canasta', en: 'In the basket' },
  empty: {
    es: 'Tu canasta está vacía. Elige algo, y en la página de su pago ponlo en la canasta; o agrega aquí un pedido que dejaste sin pagar.',
    en: 'Your basket is empty. Choose something and add it to the basket on its payment page, or add an order here that you left unpaid.',
  },
  add: { es: 'Agregar', en: 'Add' },
  addOne: (title: string): Message => ({ es: `Agregar ${title}`, en: `Add ${title}` }),
  remove: { es: 'Quitar', en: 'Remove' },
  removeOne: (title: string): Message => ({ es: `Quitar ${title}`, en: `Remove ${title}` }),
  others: { es: 'Sin pagar', en: 'Not paid yet' },
  othersHint: {
    es: 'Lo que pediste aquí y todavía se puede pagar.',
    en: 'What you ordered here and can still pay for.',
  },
  pay: { es: 'Pagar todo', en: 'Pay for everything' },
  paying: {
    es: 'Tu pago está en curso: mientras tanto, la canasta no se cambia.',
    en: 'Your payment is under way: the basket cannot be changed meanwhile.',
  },
  seePayment: { es: 'Ver el pago', en: 'See the payment' },
  gone: {
    es: 'Ya no se puede pagar. Quítalo para pagar lo demás.',
    en: 'This can no longer be paid. Remove it to pay for the rest.',
  },
  blocked: {
    es: 'Quita lo que ya no se puede pagar, y paga lo demás.',
    en: 'Remove what can no longer be paid, and pay for the rest.',
  },
  closeTitle: { es: 'Revisa las horas', en: 'Check the times' },
  overlap: (before: string, after: string): Message => ({
    es: `«${before}» y «${after}» son a la misma hora.`,
    en: `“${before}” and “${after}” are at the same time.`,
  }),
  close: (before: string, after: string, minutes: number, needed: number): Message => ({
    es: `Entre el final de «${before}» y el principio de «${after}» hay ${minutes} minutos. Recomendamos al menos ${needed}.`,
    en: `There are ${minutes} minutes between the end of “${before}” and the beginning of “${after}”. We recommend at least ${needed}.`,
  }),
  protected: (before: string, after: string): Message => ({
    es: `Si «${before}» se retrasa, quien viaja en los dos pasa sin costo al siguiente «${after}» con lugar.`,
    en: `If “${before}” is late, whoever travels on both moves to the next “${after}” with seats, free of charge.`,
  }),
  closeHint: {
    es: 'Puedes pagar así. Si el primero se retrasa, el segundo no te espera.',
    en: 'You can pay like this. If the first is late, the second will not wait for you.',
  },
  waysTitle: { es: 'Cómo se paga una canasta', en: 'How a basket is paid' },
  ways: {
    cash: {
      es: 'Con tarjeta, cartera o PayPal. En tienda o taquilla, paga cada pedido por separado.',
      en: 'By card, wallet or PayPal. In a store or at a counter, pay for each order separately.',
    },
    loyalty: {
      es: 'Los puntos pagan un pedido completo, por separado.',
      en: 'Points pay for one whole order, separately.',
    },
    credit: {
      es: 'El saldo y las tarjetas de regalo pagan un pedido completo, por separado.',
      en: 'Credit and gift cards pay for one whole order, separately.',
    },
  },
  notBy: (title: string): Message => ({
    es: `«${title}» no se paga así.`,
    en: `“${title}” cannot be paid that way.`,
  }),
  invoicesTitle: { es: 'Facturas', en: 'Invoices' },
  carrierInvoices: (carrier: string, titles: string): Message => ({
    es: `${carrier} factura en un solo CFDI: ${titles}.`,
    en: `${carrier} invoices on one CFDI: ${titles}.`,
  }),
  partnerInvoices: (partner: string, titles: string): Message => ({
    es: `${partner} vende y factura: ${titles}. Pídele su factura al`,
    en: `${partner} sells and invoices: ${titles}. Ask them for their invoice:`,
  }),
  more: { es: 'Agregar algo más', en: 'Add something else' },
  moreTrip: { es: 'Un viaje', en: 'A trip' },
  unreachable: {
    es: 'En este momento no podemos mostrar tu canasta. Vuelve en unos minutos.',
    en: 'We cannot show your basket right now. Come back in a few minutes.',
  },
} as const;
