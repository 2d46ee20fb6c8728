/** Extras: `adicionales`. Skipped if the carrier sells none. */
export const additionalsStep = {
  title: { es: 'Extras para tu viaje', en: 'Extras for your trip' },
  lead: {
    es: 'Nada es obligatorio: elige solo lo que lleves además de lo incluido. Se paga junto con tu boleto y, si lo cancelas, se devuelve en las mismas condiciones.',
    en: 'Nothing here is required: choose only what you take in addition to what is included. It is paid together with your ticket and, if you cancel it, goes back on the same terms.',
  },
  none: {
    es: 'Ya no hay extras a la venta para este viaje.',
    en: 'No extras are on sale for this trip now.',
  },
  total: { es: 'Extras', en: 'Extras' },
  included: { es: 'Incluido en tu boleto', en: 'Included in your ticket' },
  /** Signed in, but no passenger has the account's name. */
  holderOnly: (name: string) => ({
    es: `El equipaje de tu tarjeta vale solo cuando viajas tú, con el nombre de tu cuenta: ${name}.`,
    en: `The baggage of your card goes only with you, travelling in the name of your account: ${name}.`,
  }),
  instead: (name: string) => ({ es: `${name}, en lugar de eso`, en: `${name}, instead of that` }),
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
  wifi: { es: 'Wifi básico a bordo', en: 'Basic Wi-Fi on board' },
  wifiLimits: {
    es: 'mensajes y correo; un paquete de internet agrega video y más dispositivos',
    en: 'messages and e-mail; an internet package adds video and more devices',
  },
  onBoard: (service: string) => ({ es: `A bordo de ${service}`, en: `On board ${service}` }),
  submit: { es: 'Elegir asientos', en: 'Choose seats' },
  /** When seats have already been chosen. */
  toPayment: { es: 'Ir al pago', en: 'Go to payment' },
} as const;
