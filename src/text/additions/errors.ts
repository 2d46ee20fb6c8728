/** Why nothing can be added to a paid trip. */
export const additionErrors = {
  addition_unpaid: {
    es: 'Solo se agrega equipaje a un viaje ya pagado. Este aún no lo está.',
    en: 'Baggage can only be added to a trip that is paid. This one is not paid yet.',
  },
  addition_refund_open: {
    es: 'Hay una devolución en curso de esta reservación. Cuando termine podrás agregar equipaje.',
    en: 'A refund of this reservation is under way. You can add baggage once it is done.',
  },
  addition_used: {
    es: 'Este boleto ya se usó: no se le puede agregar nada.',
    en: 'This ticket has already been used: nothing can be added to it.',
  },
} as const;
