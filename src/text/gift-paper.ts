/** A gift card on paper. */
export const giftPaper = {
  for: { es: 'Para', en: 'For' },
  from: { es: 'De parte de', en: 'From' },
  validity: { es: 'Vigencia', en: 'Validity' },
  never: { es: 'no caduca', en: 'never expires' },
  left: { es: 'Saldo', en: 'Balance' },
  leftAt: (left: string, moment: string, clock: { readonly es: string; readonly en: string }) => ({
    es: `${left} el ${moment} (${clock.es})`,
    en: `${left} on ${moment} (${clock.en})`,
  }),
  balanceAt: (page: string) => ({
    es: `Consulta su saldo en ${page}`,
    en: `Check its balance at ${page}`,
  }),
  keep: {
    es: 'Guárdala como dinero: quien tenga el código y la clave puede gastarla.',
    en: 'Keep it like cash: anyone with the code and the secret can spend it.',
  },
  download: { es: 'Descargar la tarjeta en PDF', en: 'Download the card as a PDF' },
  filename: { es: 'tarjeta-de-regalo.pdf', en: 'gift-card.pdf' },
  attached: {
    es: 'La tarjeta va adjunta en PDF, para imprimirla y entregarla en la mano.',
    en: 'The card is attached as a PDF, to print and hand over.',
  },
} as const;
