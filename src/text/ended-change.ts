/** A change of schedule whose reference ended before it was paid: on its payment page, and where its code is looked up. */
export const endedChange = {
  title: { es: 'Ya no pagues esa referencia', en: 'Do not pay that reference' },
  lapsed: {
    es: 'Ya no sirve y el cambio no se hizo. Si la pagaste, lo hacemos si aún se puede; si no, te devolvemos todo. Te avisamos por correo.',
    en: 'It is no longer valid, and the change was not made. If you did pay it, the change is made if it still can be; if not, you get all of your money back. We will tell you by e-mail.',
  },
  withdrawn: {
    es: 'Después de pedirla, el viaje se cambió de otra forma o se pidió una devolución, así que este cambio ya no se puede hacer. Si la pagaste, te devolvemos todo: te avisamos por correo.',
    en: 'After you asked for it, the trip was changed in another way or a refund was requested, so this change can no longer be made. If you did pay it, you get all of your money back: we will tell you by e-mail.',
  },
  state: {
    name: { es: 'Terminó sin pago', en: 'Expired unpaid' },
    text: {
      es: 'Este cambio ya no se puede pagar y no se hizo. Si tienes una referencia para la tienda, no la pagues.',
      en: 'This change can no longer be paid, and it was not made. If you have a reference for a store, do not pay it.',
    },
  },
} as const;
