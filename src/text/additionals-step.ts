/** Extras: `adicionales`. Shown and skipped while the carrier sells none. */
export const additionalsStep = {
  title: { es: 'Extras para tu viaje', en: 'Extras for your trip' },
  none: {
    es: 'Por ahora no hay extras a la venta en esta ruta. El wifi básico y el equipaje de hasta 25 kg van incluidos.',
    en: 'No extras are on sale on this route yet. Basic wifi and one bag of up to 25 kg are included.',
  },
  submit: { es: 'Elegir asientos', en: 'Choose seats' },
  submitOpen: { es: 'Ir al pago', en: 'Go to payment' },
} as const;
