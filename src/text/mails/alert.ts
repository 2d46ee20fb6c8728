/** An alert, for travellers with a ticket. */
export const alertMail = {
  subject: (place: string, title: string) => ({
    es: `Aviso de tu viaje a ${place}: ${title}`,
    en: `About your trip to ${place}: ${title}`,
  }),
  intro: {
    es: 'Esto puede afectar tu viaje. Tus boletos siguen valiendo.',
    en: 'This may affect your trip. Your tickets are still valid.',
  },
  effect: { es: 'Qué pasa', en: 'What happens' },
  days: { es: 'Días', en: 'Days' },
  button: { es: 'Ver mi reservación', en: 'See my reservation' },
} as const;
