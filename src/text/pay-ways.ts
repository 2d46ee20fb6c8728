/**
 * The payment methods, what happens next in one line, and the button's label: `pago`, and the link for another payer.
 */
export const payWayTexts = {
  card: {
    name: { es: 'Tarjeta', en: 'Card' },
    hint: {
      es: 'De crédito o débito. Queda listo al momento.',
      en: 'Credit or debit. Ready at once.',
    },
  },
  wallets: {
    name: { es: 'Apple Pay o Google Pay', en: 'Apple Pay or Google Pay' },
    hint: {
      es: 'Con la tarjeta guardada en tu teléfono o navegador.',
      en: 'With the card saved on your phone or browser.',
    },
  },
  paypal: {
    name: { es: 'PayPal', en: 'PayPal' },
    hint: {
      es: 'Sigues en PayPal y regresas aquí.',
      en: 'You continue at PayPal and come back here.',
    },
    goTo: (total: string) => ({ es: `Pagar ${total} en PayPal`, en: `Pay ${total} at PayPal` }),
  },
  oxxo: { name: { es: 'Efectivo en OXXO', en: 'Cash at OXXO' }, short: { es: 'OXXO', en: 'OXXO' } },
  stores: {
    name: { es: 'Efectivo en tiendas y farmacias', en: 'Cash in stores and pharmacies' },
    short: { es: 'Tiendas', en: 'Stores' },
    where: {
      es: 'Walmart, Farmacias Guadalajara, 7-Eleven y más.',
      en: 'Walmart, Farmacias Guadalajara, 7-Eleven and more.',
    },
  },
  purchased: { name: { es: 'Puntos comprados', en: 'Purchased points' } },
  win: { name: { es: 'Puntos ganados', en: 'Earned points' } },
  credit: {
    name: { es: 'Saldo a favor o tarjeta de regalo', en: 'Travel credit or gift card' },
    hint: {
      es: 'Escribe su código; de una tarjeta, el código y enseguida la clave. Paga todo o nada.',
      en: 'Enter its code; for a gift card, the code followed by the secret. It must cover the whole price.',
    },
  },
  cash: {
    name: { es: 'Efectivo en taquilla', en: 'Cash at the counter' },
    short: { es: 'Taquilla', en: 'Counter' },
  },
  free: { name: { es: 'No hay nada que pagar.', en: 'There is nothing to pay.' } },
  cashHint: (until: string) => ({
    es: `Apartamos tus lugares. Paga en cualquier taquilla a más tardar ${until}. Esto todavía no es tu boleto.`,
    en: `We keep your seats. Pay at any counter no later than ${until}. This is not a ticket yet.`,
  }),
  storeHint: (until: string) => ({
    es: `Te damos una referencia; págala a más tardar ${until}. La tienda puede cobrar su comisión. Nada queda comprado hasta que la pagas.`,
    en: `We give you a reference; pay it no later than ${until}. The store may add its own fee. Nothing is bought until you pay it.`,
  }),
  pointsHint: (price: string, points: string, balance: string) => ({
    es: `${price} = ${points}. Tienes ${balance}.`,
    en: `${price} = ${points}. You have ${balance}.`,
  }),
  pointsMissing: (price: string, balance: string, missing: string) => ({
    es: `Son ${price} y tienes ${balance}: te faltan ${missing}.`,
    en: `The price is ${price} and you have ${balance}: you are ${missing} short.`,
  }),
  safe: { es: 'Pago seguro.', en: 'Secure payment.' },
  /** The card provider. */
  whoCharges: (carrier: string) => ({
    es: `Cobra Openpay: tu tarjeta va directo ahí y ${carrier} nunca la ve.`,
    en: `Openpay charges it: your card goes straight there and ${carrier} never sees it.`,
  }),
  /** Buttons. */
  pay: (total: string) => ({ es: `Pagar ${total}`, en: `Pay ${total}` }),
  reserve: (total: string) => ({
    es: `Reservar y pagar ${total} en taquilla`,
    en: `Reserve and pay ${total} at the counter`,
  }),
  order: (total: string) => ({ es: `Recibir referencia por ${total}`, en: `Get a reference for ${total}` }),
  confirmFree: { es: 'Confirmar mis boletos, sin costo', en: 'Confirm my tickets, free of charge' },
} as const;
