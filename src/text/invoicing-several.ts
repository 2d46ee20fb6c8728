/** One invoice of several reservations. */
export const severalText = {
  title: { es: 'Varios viajes en una factura', en: 'Several trips on one invoice' },
  lead: {
    es: 'Marca los pagos que van juntos: se emite un solo CFDI, con un renglón por boleto.',
    en: 'Tick the payments that belong together: one CFDI is issued, with a line for each ticket.',
  },
  description: {
    es: 'Pide una sola factura por los boletos de varias reservaciones.',
    en: 'Request one tax invoice for the tickets of several reservations.',
  },
  rules: {
    es: 'Hasta 50 pagos del mismo mes. Lo pagado con puntos y lo que ya se facturó no aparece. Si pagaste de varias formas, la factura lleva aquella con la que pagaste más.',
    en: 'Up to 50 payments of the same month. Payments with points and what was already invoiced are not listed. If you paid in several ways, the invoice states the one you paid most with.',
  },
  until: (moment: string) => ({
    es: `Puedes pedirla hasta el ${moment} (hora del centro de México).`,
    en: `You can request it until ${moment} (Mexico City time).`,
  }),
  trip: { es: 'Viaje', en: 'Trip' },
  addOther: { es: 'Agregar otra reservación', en: 'Add another reservation' },
  addOtherLead: {
    es: 'Busca la reservación que falta; después vuelves a la lista con ella.',
    en: 'Find the reservation that is missing; you then come back to the list with it.',
  },
  together: { es: 'Facturar junto con otros viajes', en: 'Invoice together with other trips' },
  togetherNote: {
    es: 'Un solo CFDI con los boletos de varias reservaciones',
    en: 'One CFDI with the tickets of several reservations',
  },
  nothingOwn: {
    es: 'Ahora no hay nada por facturar en tu cuenta. Si compraste sin entrar a ella, agrega la reservación.',
    en: 'There is nothing to invoice in your account now. If you bought without signing in, add the reservation.',
  },
  nothing: {
    es: 'Aquí aparece lo que compraste en este navegador, lo de tu cuenta si entras, y cada reservación que agregues.',
    en: 'What you bought in this browser is listed here, what is in your account if you sign in, and each reservation you add.',
  },
  signIn: { es: 'Entrar a mi cuenta', en: 'Sign in' },
  mine: { es: 'Ver mis facturas', en: 'See my invoices' },
  withReservations: { es: 'Reservaciones', en: 'Reservations' },
  openDate: { es: 'fecha abierta', en: 'open date' },
} as const;
