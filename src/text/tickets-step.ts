/** The tickets: `boletos`, on the page, as PDF and as HTML. */
export const ticketsStep = {
  code: { es: 'Clave de reservación', en: 'Reservation code' },
  kinds: {
    OK: { es: 'Boleto impreso', en: 'Printed ticket' },
    'E-Ticket': { es: 'Boleto electrónico', en: 'E-ticket' },
    PEND: { es: 'Pendiente de pago', en: 'Payment pending' },
  },
  instructions: {
    OK: {
      es: 'Presenta tu boleto impreso y una identificación oficial.',
      en: 'Show your printed ticket and an official ID.',
    },
    'E-Ticket': {
      es: 'Muestra el código QR en tu teléfono y una identificación oficial.',
      en: 'Show the QR code on your phone and an official ID.',
    },
  },
  type: { es: 'Tarifa', en: 'Fare' },
  seat: { es: 'Asiento', en: 'Seat' },
  noSeat: { es: 'En brazos', en: 'On a lap' },
  openSeat: { es: 'Al elegir fecha', en: 'When you pick a date' },
  service: { es: 'Servicio', en: 'Service' },
  folio: { es: 'Folio', en: 'Ticket no.' },
  total: { es: 'Precio total', en: 'Total price' },
  vatInside: { es: 'IVA incluido', en: 'VAT included' },
  issued: { es: 'Expedido', en: 'Issued' },
  validUntil: { es: 'Válido hasta', en: 'Valid until' },
  open: { es: 'Boleto abierto', en: 'Open ticket' },
  openHint: {
    es: 'Elige fecha y salida antes de que venza.',
    en: 'Choose a date and a departure before it expires.',
  },
  openBoards: {
    es: 'Con un boleto abierto todavía no se aborda: elige tu salida y aquí aparece su código.',
    en: 'An open ticket does not board yet: choose your departure and its code appears here.',
  },
  chooseDate: { es: 'Elegir fecha y salida', en: 'Choose date and departure' },
  qr: { es: 'Código para abordar', en: 'Boarding code' },
  carrier: { es: 'Transportista', en: 'Carrier' },
} as const;
