/** How far one is in the reservation flow. It stands still on most steps, whose script then carries none of it. */
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
  progress: { es: 'Pasos de tu compra', en: 'Steps of your purchase' },
  stepOf: (n: number, all: number) => ({ es: `Paso ${n} de ${all}`, en: `Step ${n} of ${all}` }),
} as const;
