/** Asked before a link leaves a reservation (M44): what happens to it then (T78). */
export const leavingText = {
  title: { es: '¿Salir de tu reservación?', en: 'Leave your reservation?' },
  stay: { es: 'Seguir aquí', en: 'Stay here' },
  go: { es: 'Salir', en: 'Leave' },
  asking: { es: 'Un momento…', en: 'One moment…' },
  becomes: {
    typed: {
      es: 'Si sales, se pierde lo que escribiste.',
      en: 'If you leave, the information you entered will be lost.',
    },
    held: {
      es: 'Si sales, tus asientos vuelven a la venta y se pierde lo que escribiste.',
      en: 'If you leave, your seats go back on sale and the information you entered will be lost.',
    },
    part: {
      es: 'Si sales, esto se queda sin hacer y lo que estaba apartado para ello vuelve a la venta. Tu viaje sigue como estaba.',
      en: 'If you leave, this will not be done and whatever was held for it goes back on sale. Your trip stays as it was.',
    },
    paying: {
      es: 'Tu pago está en marcha y salir no lo detiene. Tus asientos siguen apartados, y en la página de inicio verás cómo va.',
      en: 'Your payment is under way and leaving does not stop it. Your seats stay held, and the home page shows its progress.',
    },
    ordered: {
      es: 'Tu reservación ya está apartada y espera su pago. Si sales no se pierde: está en la página de inicio y, con su clave y tu apellido, en «Mi reservación».',
      en: 'Your reservation is on hold and waiting to be paid. It is not lost if you leave: it is on the home page and, with its code and your last name, under “My reservation”.',
    },
    paid: {
      es: 'Tu viaje ya está pagado. Si sales no se pierde: está en «Mi reservación» con su clave y tu apellido.',
      en: 'Your trip is already paid. It is not lost if you leave: it is under “My reservation” with its code and your last name.',
    },
    over: {
      es: 'Se acabó el tiempo para pagar esta reservación. Salir ya no cambia nada.',
      en: 'The time to pay for this reservation has expired. Leaving changes nothing.',
    },
    gone: {
      es: 'Este navegador ya no tiene abierta esta reservación. Salir no cambia nada.',
      en: 'This browser no longer has this reservation open. Leaving changes nothing.',
    },
    unknown: {
      es: 'No pudimos consultar tu reservación. Si sales ahora no se cancela nada: lo que esté apartado vuelve a la venta cuando se acabe su tiempo.',
      en: 'We could not check your reservation. Nothing is cancelled if you leave now: whatever is held goes back on sale when its time is up.',
    },
  },
} as const;
