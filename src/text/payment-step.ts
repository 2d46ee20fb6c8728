import { CHANGE_MINUTES } from '#domain/booking/deadlines.ts';

/** Paying: `pago`. */
export const paymentStep = {
  title: { es: 'Paga tu viaje', en: 'Pay for your trip' },
  methods: { es: 'Forma de pago', en: 'Payment method' },
  cash: { es: 'Efectivo en taquilla', en: 'Cash at the counter' },
  card: { es: 'Tarjeta de crédito o débito', en: 'Credit or debit card' },
  cardFrame: { es: 'Datos de la tarjeta', en: 'Card details' },
  cashHint: (until: string) => ({
    es: `Apartamos tus lugares. Paga en cualquier taquilla a más tardar ${until}. Esto todavía no es tu boleto.`,
    en: `We keep your seats. Pay at any counter no later than ${until}. This is not a ticket yet.`,
  }),
  needsScripts: {
    es: 'Para pagar con tarjeta activa JavaScript en tu navegador; sin él puedes pagar en taquilla.',
    en: 'Turn on JavaScript to pay by card; without it you can pay at the counter.',
  },
  pay: (total: string) => ({ es: `Pagar ${total}`, en: `Pay ${total}` }),
  reserve: (total: string) => ({
    es: `Reservar y pagar ${total} en taquilla`,
    en: `Reserve and pay ${total} at the counter`,
  }),
  confirmFree: { es: 'Confirmar mis boletos, sin costo', en: 'Confirm my tickets, free of charge' },
  freeHint: { es: 'No hay nada que pagar.', en: 'There is nothing to pay.' },
  noWay: {
    es: 'En este momento no podemos recibir tu pago en línea. No se cobró nada. Llámanos y terminamos tu compra:',
    en: 'We cannot take your payment online right now. Nothing was charged. Call us and we will finish your purchase:',
  },
  working: { es: 'Hablando con el banco…', en: 'Talking to the bank…' },
  doNotClose: {
    es: 'Si se corta la señal, vuelve a esta página: no se cobra dos veces.',
    en: 'If the connection drops, come back to this page: you are never charged twice.',
  },
  checking: {
    es: 'Estamos confirmando tu pago con el banco. Tus asientos siguen apartados y no se te cobrará dos veces.',
    en: 'We are confirming your payment with the bank. Your seats are kept and you will not be charged twice.',
  },
  checkingTitle: { es: 'Le estamos preguntando a tu banco', en: 'We are asking your bank' },
  checkingLong: {
    es: 'Está tardando más de lo normal. Puedes cerrar esta página y volver después: seguimos preguntando. No pagues de nuevo.',
    en: 'It is taking longer than usual. You may close this page and come back later: we keep asking. Do not pay again.',
  },
  backToBank: { es: 'Volver a la página de tu banco', en: 'Back to your bank’s page' },
  notCompleted: {
    es: 'El pago no se completó y no se cobró nada. Tus asientos siguen apartados: puedes intentarlo de nuevo.',
    en: 'The payment was not completed and nothing was charged. Your seats are kept: you can try again.',
  },
  checkAgain: { es: 'Consultar de nuevo', en: 'Check again' },
  declined: {
    es: 'El banco no aprobó el pago. No se cobró nada y tus asientos siguen apartados. Prueba otra tarjeta u otra forma.',
    en: 'The bank did not approve the payment. Nothing was charged and your seats are kept. Try another card or method.',
  },
  breakdown: { es: 'Qué estás pagando', en: 'What you are paying' },
  explain: { es: '¿Por qué este precio?', en: 'Why this price?' },
  additionals: { es: 'Extras', en: 'Extras' },
  total: { es: 'Total', en: 'Total' },
  discountOf: (amount: string) => ({
    es: `Ya incluye ${amount} de descuento.`,
    en: `${amount} of discounts already taken off.`,
  }),
  vatOf: (vat: string, net: string) => ({
    es: `Incluye ${vat} de IVA (16 %); sin IVA son ${net}.`,
    en: `Includes ${vat} of VAT (16%); ${net} before VAT.`,
  }),
  proofs: { es: 'Antes de pagar: qué llevar', en: 'Before you pay: what to bring' },
  proofDue: (amount: string) => ({
    es: `Sin el comprobante se paga la diferencia de ${amount} al abordar.`,
    en: `Without the proof, the difference of ${amount} is due on boarding.`,
  }),
  changes: { es: 'Si cambian tus planes', en: 'If your plans change' },
  changeSeats: { es: 'Cambiar asientos', en: 'Change seats' },
  changesCost: {
    es: `Puedes cambiar de horario una vez, hasta ${CHANGE_MINUTES} minutos antes de salir.`,
    en: `You may change your departure once, up to ${CHANGE_MINUTES} minutes before it leaves.`,
  },
} as const;
