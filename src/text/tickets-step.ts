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
  seat: { es: 'Asiento', en: 'Seat' },
  noSeat: { es: 'En brazos', en: 'On a lap' },
  openSeat: { es: 'Al elegir fecha', en: 'When you pick a date' },
  total: { es: 'Precio total', en: 'Total price' },
  vatInside: { es: 'IVA incluido', en: 'VAT included' },
  vatExempt: { es: 'Exento', en: 'Exempt' },
  issued: { es: 'Expedido', en: 'Issued' },
  validUntil: { es: 'Válido hasta', en: 'Valid until' },
  open: { es: 'Boleto abierto', en: 'Open ticket' },
  openHint: {
    es: 'Elige fecha y salida antes de que venza.',
    en: 'Choose a date and a departure before it expires.',
  },
  openBoards: {
    es: 'Con un boleto abierto no se aborda: elige salida y aquí aparece su código.',
    en: 'An open ticket cannot be used to board: choose a departure and its code appears here.',
  },
  chooseDate: { es: 'Elegir fecha y salida', en: 'Choose date and departure' },
  qr: { es: 'Código para abordar', en: 'Boarding code' },
  carrier: { es: 'Transportista', en: 'Carrier' },
  kind: { es: 'Boleto', en: 'Ticket' },
  facts: { es: 'Precio y datos fiscales', en: 'Price and tax details' },
  boards: (clock: string) => ({ es: `Aborda ${clock}`, en: `Board ${clock}` }),
  nth: (place: number, of: number) => ({ es: `${place}\u00a0de\u00a0${of}`, en: `${place}\u00a0of\u00a0${of}` }),
} as const;
