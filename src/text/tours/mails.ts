/** Letters about a paid tour. */
export const tourMails = {
  booked: {
    subject: (title: string) => ({ es: `Tu tour está reservado: ${title}`, en: `Your tour is booked: ${title}` }),
    preheader: (when: string) => ({ es: `Te esperan el ${when}.`, en: `You are expected on ${when}.` }),
    title: { es: 'Tu tour está reservado', en: 'Your tour is booked' },
    intro: (seller: string) => ({
      es: `${seller} confirmó tus lugares. Enseña el código de tu vale al llegar: va adjunto en PDF y está en tu pedido, y funciona sin señal.`,
      en: `${seller} confirmed your places. Show the code of your voucher when you arrive: it is attached as a PDF and in your order, and works without a signal.`,
    }),
    voucher: { es: 'Tu vale', en: 'Your voucher' },
    reference: { es: 'Clave de quien opera el tour', en: 'The operator’s reference' },
    cancellation: { es: 'Si cancelas', en: 'If you cancel' },
    step: (until: string, percent: number) => ({
      es: `Hasta el ${until}: te devolvemos ${percent} %`,
      en: `Until ${until}: ${percent}% refunded`,
    }),
    later: { es: 'Después no hay devolución.', en: 'After that there is no refund.' },
    never: { es: 'Ya no hay devolución.', en: 'There is no refund any more.' },
    weather: {
      es: 'Si el operador cancela por clima o por falta de personas, te devolvemos todo.',
      en: 'If the operator cancels because of weather or too few people, you get a full refund.',
    },
  },
  returned: {
    subject: (title: string) => ({ es: `Tu tour se canceló: ${title}`, en: `Your tour was cancelled: ${title}` }),
    preheader: (amount: string) => ({ es: `Te devolvemos ${amount}.`, en: `You get ${amount} back.` }),
    title: { es: 'Tu tour se canceló', en: 'Your tour was cancelled' },
    why: {
      full: {
        es: 'La salida se llenó antes de que pudiéramos confirmar tus lugares.',
        en: 'The start filled up before we could confirm your places.',
      },
      price: {
        es: 'El precio cambió antes de que pudiéramos confirmar tus lugares.',
        en: 'The price changed before we could confirm your places.',
      },
      refused: {
        es: 'Quien opera el tour no pudo darte los lugares.',
        en: 'The operator could not give you the places.',
      },
      silent: { es: 'Quien opera el tour no nos contestó a tiempo.', en: 'The operator did not answer in time.' },
      weather: { es: 'El tour se canceló por el clima.', en: 'The tour was cancelled because of the weather.' },
      minimum: { es: 'No se juntaron las personas necesarias.', en: 'Not enough people had booked.' },
      other: { es: 'La salida se canceló.', en: 'The start was cancelled.' },
      traveller: { es: 'Lo cancelaste tú.', en: 'You cancelled it.' },
    },
    amount: { es: 'Se te devuelve', en: 'Goes back to you' },
    way: {
      es: 'Vuelve a la tarjeta o cuenta con la que pagaste; si pagaste en efectivo, te escribimos cómo recibirlo. Te avisamos cuando esté hecho.',
      en: 'It goes back to the card or account you paid with; if you paid in cash, we will write to you how to receive it. We will tell you once it is done.',
    },
    nothing: {
      es: 'Por la fecha en que cancelaste ya no hay devolución.',
      en: 'Because of when you cancelled, nothing goes back.',
    },
  },
  withdrawn: {
    title: { es: 'Ya no pagues esta referencia', en: 'Do not pay this reference' },
    intro: {
      es: 'Tu pedido todavía no está pagado: no lo pagues. No se cobró nada, y puedes elegir otra salida.',
      en: 'Your order is not paid yet: please do not pay it. Nothing was charged, and you can choose another start.',
    },
    paid: {
      es: 'Si ya pagaste en la tienda, tu dinero está a salvo: en cuanto nos avise, te lo devolvemos.',
      en: 'If you have already paid at the store, your money is safe: as soon as the store tells us, we refund it.',
    },
  },
} as const;
