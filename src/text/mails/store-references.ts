/** Paying in a store with a payment reference. */
export const storeReferenceMails = {
  ordered: {
    subject: (until: string) => ({
      es: `Tu referencia de pago: paga antes del ${until}`,
      en: `Your payment reference: pay before ${until}`,
    }),
    title: { es: 'Paga en la tienda y listo', en: 'Pay at the store and you are done' },
    preheader: (place: string, total: string, store: string) => ({
      es: `Hora de ${place}. ${total} en ${store}.`,
      en: `${place} time. ${total} at ${store}.`,
    }),
    intro: (place: string) => ({
      es: `Apartamos tus lugares a ${place} hasta que venza la referencia. Cuando la tienda nos avise de tu pago te mandamos los boletos a este correo.`,
      en: `We are keeping your seats to ${place} until the reference expires. As soon as the store confirms your payment, we will send the tickets to this address.`,
    }),
  },
  reminder: {
    subject: (until: string, place: string) => ({
      es: `Paga tu viaje a ${place}: hasta ${until}`,
      en: `Pay for your trip to ${place} by ${until}`,
    }),
    title: { es: 'Tus lugares te esperan', en: 'Your seats are waiting' },
    preheader: (left: string, place: string) => ({
      es: `Hora de ${place}. Te quedan ${left} para pagar.`,
      en: `${place} time. You have ${left} left to pay.`,
    }),
    intro: (left: string) => ({
      es: `Te quedan ${left} para pagar. Después la referencia vence y tus lugares vuelven a la venta.`,
      en: `You have ${left} left to pay. After that the reference expires and your seats go back on sale.`,
    }),
    paid: {
      es: '¿Ya pagaste? No hagas nada: el aviso de la tienda puede tardar unos minutos.',
      en: 'Already paid? There is nothing to do: the store may take a few minutes to tell us.',
    },
  },
  lapsed: {
    subject: (place: string) => ({
      es: `Tu referencia para viajar a ${place} ya no sirve`,
      en: `Your reference for the trip to ${place} has expired`,
    }),
    title: { es: 'Ya no pagues esta referencia', en: 'Do not pay this reference' },
    preheader: {
      es: 'No se cobró nada. Ya no pagues esta referencia.',
      en: 'Nothing was charged. Do not pay this reference.',
    },
    released: {
      es: 'No nos llegó tu pago y tus lugares volvieron a la venta. No se cobró nada. Ya no pagues esta referencia: busca de nuevo tu viaje.',
      en: 'Your payment did not reach us and your seats are back on sale. Nothing was charged. Do not pay this reference: search your trip again.',
    },
    keptUntil: (until: string) => ({
      es: `Esta referencia ya no sirve: no la pagues. No se cobró nada y tus lugares siguen apartados hasta: ${until}. Puedes pagar de otra forma.`,
      en: `This reference has expired: do not pay it. Nothing was charged and your seats are kept until: ${until}. You can pay another way.`,
    }),
    paid: {
      es: 'Si ya habías pagado, tu dinero está a salvo: en cuanto la tienda nos avise te mandamos boletos, si aún hay lugar, o te lo devolvemos.',
      en: 'If you had already paid, your money is safe: as soon as the store tells us, we send you tickets if there is room, or refund it.',
    },
    goOn: { es: 'Pagar de otra forma', en: 'Pay another way' },
    button: { es: 'Buscar otro viaje', en: 'Search another trip' },
  },
  /** What was to be paid can no longer be had, and another letter says why. */
  withdrawn: {
    preheader: {
      es: 'No se cobró nada. Si ya pagaste en la tienda, tu dinero está a salvo.',
      en: 'Nothing was charged. If you have already paid at the store, your money is safe.',
    },
    paid: {
      es: 'Si ya pagaste en la tienda, tu dinero está a salvo: en cuanto nos avise, te lo devolvemos.',
      en: 'If you have already paid at the store, your money is safe: as soon as the store tells us, we refund it.',
    },
  },
  reference: { es: 'Referencia', en: 'Reference' },
  amount: { es: 'Importe exacto', en: 'Exact amount' },
  payBy: { es: 'Paga a más tardar', en: 'Pay no later than' },
  how: { es: 'Cómo pagar', en: 'How to pay' },
  button: { es: 'Ver el código de barras', en: 'See the barcode' },
  stores: {
    oxxo: { es: 'OXXO', en: 'OXXO' },
    openpay: { es: 'tiendas con Paynet', en: 'stores that take Paynet' },
  },
  keepReceipt: {
    es: 'Paga en efectivo el importe exacto y guarda el recibo hasta que te lleguen los boletos.',
    en: 'Pay the exact amount in cash and keep the receipt until your tickets arrive.',
  },
  /** Before `keepReceipt`. */
  steps: {
    oxxo: [
      { es: 'Ve a cualquier OXXO.', en: 'Go to any OXXO.' },
      {
        es: 'Di en la caja que vas a pagar con referencia y muestra el código de barras o dicta los números.',
        en: 'Say at the till that you are paying with a reference and show the barcode or read the numbers aloud.',
      },
    ],
    openpay: [
      {
        es: 'Ve a una tienda que reciba pagos Paynet: 7-Eleven, Walmart, Bodega Aurrera, Farmacias Guadalajara, Farmacias del Ahorro, Waldo’s, Circle K, Extra o Kiosko, entre otras.',
        en: 'Go to a store that takes Paynet payments: 7-Eleven, Walmart, Bodega Aurrera, Farmacias Guadalajara, Farmacias del Ahorro, Waldo’s, Circle K, Extra or Kiosko, among others.',
      },
      {
        es: 'Di en la caja que es un pago Paynet y muestra el código de barras o dicta los números.',
        en: 'Say at the till that it is a Paynet payment and show the barcode or read the numbers aloud.',
      },
    ],
  },
} as const;
