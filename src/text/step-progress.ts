/** Progress in the reservation flow. Static on most steps, whose scripts then do not include it. */
export const stepProgress = {
  steps: {
    horarios: { es: 'Salidas', en: 'Departures' },
    contacto: { es: 'Datos', en: 'Details' },
    adicionales: { es: 'Extras', en: 'Extras' },
    asientos: { es: 'Asientos', en: 'Seats' },
    pago: { es: 'Pago', en: 'Payment' },
    boletos: { es: 'Boletos', en: 'Tickets' },
    facturacion: { es: 'Factura', en: 'Invoice' },
  },
  to: { es: 'a', en: 'to' },
  /** The label of the seats step once seats are held. */
  changeSeats: { es: 'Cambiar asientos', en: 'Change seats' },
  progress: { es: 'Pasos de tu compra', en: 'Steps of your purchase' },
  ofAll: (n: number, all: number) => ({ es: `${n} de ${all}`, en: `${n} of ${all}` }),
} as const;
