type ShareWords = Readonly<Record<'carrier' | 'from' | 'to' | 'total' | 'url', string>>;

/** For the holder: letting another person pay (N9). */
export const payLinkShare = {
  title: { es: '¿Paga alguien más?', en: 'Is someone else paying?' },
  what: {
    es: 'Envíale un enlace. Solo verá el viaje y el precio, nunca los datos de los pasajeros; en cuanto pague, esta página te da los boletos.',
    en: 'Send them a link. They see only the trip and the price, never the passengers’ details; once they pay, this page gives you the tickets.',
  },
  link: { es: 'Enlace de pago', en: 'Payment link' },
  hurry: {
    es: 'Los asientos siguen apartados solo el tiempo que marca el reloj de arriba: puedes ampliarlo.',
    en: 'The seats are held only for as long as the clock above says: you can extend it.',
  },
  /** Its trip is paid already. */
  follows: {
    change: {
      what: {
        es: 'Envíale un enlace. Solo verá el viaje y la diferencia, nunca los datos de los pasajeros; en cuanto pague, esta página te da los boletos nuevos.',
        en: 'Send them a link. They see only the trip and the difference, never the passengers’ details; once they pay, this page gives you the new tickets.',
      },
      message: (words: ShareWords) => ({
        es: `¿Me ayudas a pagar el cambio de mi viaje ${words.from} → ${words.to} con ${words.carrier}? Son ${words.total}: ${words.url}`,
        en: `Could you pay for changing my trip ${words.from} → ${words.to} with ${words.carrier}? It is ${words.total}: ${words.url}`,
      }),
    },
    addition: {
      what: {
        es: 'Envíale un enlace. Solo verá qué se agrega y el precio, nunca los datos de los pasajeros; en cuanto pague, queda en tu boleto.',
        en: 'Send them a link. They see only what is added and the price, never the passengers’ details; once they pay, it is on your ticket.',
      },
      message: (words: ShareWords) => ({
        es: `¿Me ayudas a pagar lo que agrego a mi viaje ${words.from} → ${words.to} con ${words.carrier}? Son ${words.total}: ${words.url}`,
        en: `Could you pay for what I add to my trip ${words.from} → ${words.to} with ${words.carrier}? It is ${words.total}: ${words.url}`,
      }),
    },
  },
  hurryWithoutSeats: {
    es: 'Sirve solo el tiempo que marca el reloj de arriba.',
    en: 'It works only for as long as the clock above says.',
  },
  copy: { es: 'Copiar', en: 'Copy' },
  copied: { es: 'Copiado', en: 'Copied' },
  share: { es: 'Compartir', en: 'Share' },
  whatsapp: { es: 'Enviar por WhatsApp', en: 'Send by WhatsApp' },
  message: (words: ShareWords) => ({
    es: `¿Me ayudas a pagar mi viaje ${words.from} → ${words.to} con ${words.carrier}? Son ${words.total}: ${words.url}`,
    en: `Could you pay for my trip ${words.from} → ${words.to} with ${words.carrier}? It is ${words.total}: ${words.url}`,
  }),
} as const;
