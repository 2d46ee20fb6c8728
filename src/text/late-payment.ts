/** The outcome of a late or duplicate payment (T4): with the tickets, and when there are none. */
export const latePayment = {
  reseated: {
    same: {
      es: 'Tu pago llegó después de la hora límite. Tus asientos seguían libres y te los dimos de nuevo.',
      en: 'Your payment arrived after the deadline. Your seats were still free and are yours again.',
    },
    other: {
      es: 'Tu pago llegó después de la hora límite y tus asientos ya se habían vendido. Te dimos otros iguales en el mismo autobús: revisa tus boletos.',
      en: 'Your payment arrived after the deadline and your seats had been sold. You have equivalent ones on the same bus: check your tickets.',
    },
  },
  refund: {
    due: (amount: string) => ({
      es: `Recibimos ${amount} que no corresponden a ningún boleto. Los estamos devolviendo a la misma forma de pago.`,
      en: `We received ${amount} that does not correspond to any ticket. We are returning it to the payment method used.`,
    }),
    byHand: (amount: string) => ({
      es: `Recibimos ${amount} que no corresponden a ningún boleto. Se pagaron en efectivo, así que te llamamos para acordar cómo se devuelven.`,
      en: `We received ${amount} that does not correspond to any ticket. It was paid in cash, so we will call you to arrange its return.`,
    }),
    paid: (amount: string) => ({
      es: `Devolvimos ${amount} que no correspondían a ningún boleto.`,
      en: `We returned ${amount} that did not correspond to any ticket.`,
    }),
  },
} as const;
