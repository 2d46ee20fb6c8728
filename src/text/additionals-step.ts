/** Extras: `adicionales`. Shown and skipped while the carrier sells none. */
export const additionalsStep = {
  title: { es: 'Extras para tu viaje', en: 'Extras for your trip' },
  none: {
    es: 'Por ahora no hay extras a la venta en esta ruta, así que aquí no hay nada que pagar.',
    en: 'No extras are on sale on this route yet, so there is nothing to pay here.',
  },
  included: { es: 'Incluido en tu boleto', en: 'Included in your ticket' },
  bag: { es: 'Una maleta en el autobús', en: 'One bag in the hold' },
  bagLimits: (kilograms: number, centimetres: number) => ({
    es: `hasta ${kilograms} kg; largo, ancho y alto suman hasta ${centimetres} cm`,
    en: `up to ${kilograms} kg; length, width and height add up to ${centimetres} cm at most`,
  }),
  handBag: { es: 'Equipaje de mano', en: 'Hand luggage' },
  personalItem: { es: 'Artículo personal', en: 'Personal item' },
  limits: (kilograms: number, centimetres: string) => ({
    es: `hasta ${kilograms} kg y ${centimetres} cm`,
    en: `up to ${kilograms} kg and ${centimetres} cm`,
  }),
  onBoard: (service: string) => ({ es: `A bordo de ${service}`, en: `On board ${service}` }),
  submit: { es: 'Elegir asientos', en: 'Choose seats' },
  submitOpen: { es: 'Ir al pago', en: 'Go to payment' },
} as const;
