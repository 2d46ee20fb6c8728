/** An addition whose reference ended before it was paid: on its payment page, and where its code is looked up. */
export const endedAddition = {
  title: { es: 'Ya no pagues esa referencia', en: 'Do not pay that reference' },
  lapsed: {
    es: 'Ya no sirve y no se agregó nada. Si la pagaste, lo agregamos si aún se puede; si no, te devolvemos todo. Te avisamos por correo.',
    en: 'It is no longer valid, and nothing was added. If you did pay it, it is added if it still can be; if not, you get all of your money back. We will tell you by e-mail.',
  },
  withdrawn: {
    es: 'El boleto o la salida a la que lo ibas a agregar se canceló, así que no se agregó nada. Si la pagaste, te devolvemos todo: te avisamos por correo.',
    en: 'The ticket or the departure you were adding it to was cancelled, so nothing was added. If you did pay it, you get all of your money back: we will tell you by e-mail.',
  },
  state: {
    name: { es: 'Terminó sin pago', en: 'Expired unpaid' },
    text: {
      es: 'Ya no se puede pagar y no se agregó nada: no pagues la referencia.',
      en: 'It can no longer be paid, and nothing was added: do not pay the reference.',
    },
  },
} as const;
