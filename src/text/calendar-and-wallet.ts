/** The trip in a calendar, a message or a phone wallet. */
export const calendarAndWallet = {
  calendar: { es: 'Agregar a mi calendario', en: 'Add to my calendar' },
  share: { es: 'Compartir este boleto', en: 'Share this ticket' },
  shareAll: (tickets: number) => ({ es: `Compartir los ${tickets} boletos`, en: `Share all ${tickets} tickets` }),
  whatsappAll: (tickets: number) => ({
    es: `Enviar los ${tickets} por WhatsApp`,
    en: `Send all ${tickets} by WhatsApp`,
  }),
  messages: { es: 'Enviarlo como mensaje', en: 'Send it as a message' },
  messageHint: {
    es: 'Cabe en un SMS y sirve sin internet: aborda con tu folio y una identificación.',
    en: 'It fits one SMS and needs no internet: board with your ticket number and an ID.',
  },
  /** Its departure is cancelled. */
  messageHintCancelled: {
    es: 'Tu salida se canceló: con él no se aborda. Sirve para avisar a quien te espera.',
    en: 'Your departure is cancelled: this ticket cannot be used to board. Use it to tell the people expecting you.',
  },
  sms: { es: 'Enviar por SMS', en: 'Send by SMS' },
  whatsapp: { es: 'Enviar por WhatsApp', en: 'Send by WhatsApp' },
  apple: { es: 'Agregar a Apple Wallet', en: 'Add to Apple Wallet' },
  google: { es: 'Agregar a Google Wallet', en: 'Add to Google Wallet' },
} as const;
