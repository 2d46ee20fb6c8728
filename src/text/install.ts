/** The offer to install the site as an app. */
export const installText = {
  offer: (name: string) => ({
    es: `Lleva ${name} en tu pantalla de inicio: tus boletos sin conexión y avisos de tu viaje. No pasa por ninguna tienda.`,
    en: `Keep ${name} on your home screen: your tickets offline and alerts about your trip. No app store involved.`,
  }),
  byHand: (name: string) => ({
    es: `Lleva ${name} en tu pantalla de inicio: toca Compartir y después «Agregar a inicio».`,
    en: `Keep ${name} on your home screen: tap Share, then “Add to Home Screen”.`,
  }),
  install: { es: 'Instalar', en: 'Install' },
  steps: { es: 'Ver los pasos', en: 'See the steps' },
} as const;
