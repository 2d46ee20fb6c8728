/** The payment form's own texts; those of the methods are in `pay-ways`, sent by the server. */
export const payForm = {
  methods: { es: 'Forma de pago', en: 'Payment method' },
  inCash: { es: 'Efectivo', en: 'Cash' },
  needsScripts: {
    es: 'Para pagar así activa JavaScript en tu navegador; sin él elige otra forma de la lista.',
    en: 'Turn on JavaScript to pay this way; without it, choose another one from the list.',
  },
  cardFrame: { es: 'Datos de la tarjeta', en: 'Card details' },
  working: { es: 'Un momento, estamos en ello…', en: 'One moment, processing…' },
  doNotClose: {
    es: 'Si se corta la señal, vuelve a esta página: no se cobra dos veces.',
    en: 'If the connection drops, come back to this page: you are never charged twice.',
  },
} as const;
