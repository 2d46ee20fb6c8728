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
  pending: {
    checking: {
      es: 'No se te cobrará dos veces. Esta página lo dice en cuanto sepamos.',
      en: 'You will not be charged twice. This page updates as soon as we know.',
    },
    waiting: {
      es: 'Termínalo ahí y regresa aquí. No se te cobrará dos veces.',
      en: 'Finish it there and come back here. You will not be charged twice.',
    },
    cancelled: {
      es: 'Regresaste sin pagar y no se cobró nada: elige otra vez cómo pagar.',
      en: 'You came back without paying and nothing was charged: choose again how to pay.',
    },
  },
  referenceOver: {
    es: 'Ya pasó la hora de pagar. Si ya pagaste, espera aquí: en cuanto la tienda nos avise te escribimos. Si no, ya no pagues esta referencia.',
    en: 'The time to pay has passed. If you have paid, wait here: as soon as the store tells us we write to you. If not, do not pay this reference now.',
  },
} as const;
