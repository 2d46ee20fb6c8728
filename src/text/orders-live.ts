/** The page of an order that is not a trip: texts of the interactive part. */
export const orderLive = {
  /** The time zone of deadlines: the carrier's. */
  clock: { es: 'Ciudad de México', en: 'Mexico City' },
  noWay: {
    es: 'En este momento no podemos recibir tu pago. No se te hizo ningún cargo. Vuelve a esta página en unos minutos.',
    en: 'We cannot take your payment right now. You were not charged. Come back to this page in a few minutes.',
  },
  declined: {
    es: 'Tu banco no autorizó el pago. No se cobró nada y tu pedido sigue aquí.',
    en: 'Your bank did not authorise the payment. Nothing was charged and your order is still here.',
  },
  referenceOver: {
    es: 'Ya pasó la hora de pagar. Si ya pagaste, espera aquí: en cuanto la tienda nos avise te escribimos. Si no, ya no pagues esta referencia.',
    en: 'The time to pay has passed. If you have paid, wait here: as soon as the store tells us we write to you. If not, do not pay this reference now.',
  },
} as const;
