/** Tax documents: ready, refused, not possible, or not requested as the month ends. */
export const invoiceMails = {
  ready: {
    subject: (number: string, total: string) => ({
      es: `Tu factura ${number} por ${total}`,
      en: `Your invoice ${number} for ${total}`,
    }),
    preheader: {
      es: 'Va adjunta en XML y en PDF.',
      en: 'It is attached as XML and as PDF.',
    },
    title: { es: 'Tu factura está lista', en: 'Your invoice is ready' },
    intro: {
      es: 'Este es el CFDI de tu compra, timbrado por el SAT. Guarda el XML: es el documento fiscal. El PDF es para leerlo e imprimirlo.',
      en: 'This is the CFDI of your purchase, stamped by the SAT. Keep the XML: it is the tax document. The PDF is for reading and printing.',
    },
  },
  replacement: {
    subject: (number: string, total: string) => ({
      es: `Tu factura corregida ${number} por ${total}`,
      en: `Your corrected invoice ${number} for ${total}`,
    }),
    preheader: {
      es: 'Usa solo esta: la anterior se cancela ante el SAT.',
      en: 'Use only this one: the earlier one is being cancelled at the SAT.',
    },
    title: { es: 'Tu factura corregida está lista', en: 'Your corrected invoice is ready' },
    intro: (uuid: string) => ({
      es: `Esta factura sustituye a la del folio fiscal ${uuid}, que se cancela ante el SAT. Usa solo esta.`,
      en: `This invoice replaces the one with tax folio ${uuid}, which is being cancelled at the SAT. Use only this one.`,
    }),
  },
  creditNote: {
    subject: (number: string, total: string) => ({
      es: `Tu nota de crédito ${number} por ${total}`,
      en: `Your credit note ${number} for ${total}`,
    }),
    preheader: {
      es: 'Resta de tu factura lo que se devolvió.',
      en: 'It deducts from your invoice what we refunded.',
    },
    title: { es: 'Tu nota de crédito está lista', en: 'Your credit note is ready' },
    intro: (uuid: string) => ({
      es: `Se devolvió dinero de una compra que ya tenía factura. Esta nota de crédito lo resta de la del folio fiscal ${uuid}.`,
      en: `We refunded part of a purchase that had been invoiced. This credit note deducts it from the invoice with tax folio ${uuid}.`,
    }),
  },
  covers: { es: 'Qué incluye', en: 'What it covers' },
  more: (count: number) => ({ es: `y ${count} renglones más`, en: `and ${count} more lines` }),
  number: { es: 'Serie y folio', en: 'Series and number' },
  uuid: { es: 'Folio fiscal', en: 'Tax folio (UUID)' },
  receiver: { es: 'A nombre de', en: 'Issued to' },
  rfc: { es: 'RFC', en: 'RFC (tax id)' },
  use: { es: 'Uso del CFDI', en: 'Use of the CFDI' },
  total: { es: 'Importe total', en: 'Total amount' },
  pdf: { es: 'Descargar el PDF', en: 'Download the PDF' },
  xml: { es: 'Descargar el XML', en: 'Download the XML' },
  html: { es: 'Verla en línea', en: 'Read it online' },
  verify: { es: 'Revisarla en el SAT', en: 'Check it at the SAT' },
  links: (days: number) => ({
    es: `Los enlaces a los archivos sirven ${days} días y cualquiera que los tenga puede abrirlos: compártelos solo con quien deba ver la factura.`,
    en: `The links to the files work for ${days} days, for anyone who opens them: share them only with people who should see the invoice.`,
  }),
  wrong: {
    es: '¿Algún dato está mal? Corrígela en Facturación, con tu clave de reservación, antes de que termine el mes en que pagaste.',
    en: 'Is something wrong with it? Correct it under Invoicing, with your reservation code, before the end of the month you paid in.',
  },
  rejected: {
    subject: { es: 'Tu factura necesita una corrección', en: 'Your invoice needs a correction' },
    preheader: {
      es: 'El SAT no la aceptó. Tu compra sigue igual.',
      en: 'The SAT did not accept it. Your purchase is not affected.',
    },
    title: { es: 'No pudimos emitir tu factura', en: 'We could not issue your invoice' },
    intro: {
      es: 'Pediste tu factura al pagar, pero el SAT no la aceptó con esos datos. No se emitió nada y tu compra sigue igual. Lo que escribiste está guardado: corrige solo lo que falta.',
      en: 'You requested your invoice when you paid, but the SAT did not accept those details. Nothing was issued and your purchase is not affected. What you typed is saved: correct only what is wrong.',
    },
    button: { es: 'Corregir y pedir la factura', en: 'Correct it and request the invoice' },
  },
  notInvoiced: {
    subject: { es: 'No podemos facturar tu compra', en: 'We cannot invoice your purchase' },
    preheader: {
      es: 'Te decimos por qué. Tu compra sigue igual.',
      en: 'Here is why. Your purchase is not affected.',
    },
    title: { es: 'No podemos facturar esta compra', en: 'We cannot invoice this purchase' },
    intro: {
      es: 'Pediste tu factura al pagar, pero no la podemos emitir por la forma en que pagaste. Tu compra sigue igual.',
      en: 'You requested your invoice when you paid, but we cannot issue it because of how you paid. Your purchase is not affected.',
    },
  },
  reminder: {
    subject: (date: string) => ({
      es: `Pide tu factura a más tardar el ${date}`,
      en: `Request your invoice by ${date}`,
    }),
    preheader: {
      es: 'Después de ese día ya no la podemos emitir a tu nombre.',
      en: 'After that day we can no longer issue it in your name.',
    },
    title: { es: 'Te falta pedir tu factura', en: 'You have not requested your invoice yet' },
    intro: {
      es: 'Antes de pagar nos dijiste a nombre de quién va tu factura, pero todavía no la pides. Tus datos están guardados: se hace en un minuto.',
      en: 'Before paying you told us who your invoice is for, but you have not requested it yet. Your details are saved: it takes a minute.',
    },
    button: { es: 'Pedir mi factura', en: 'Request my invoice' },
  },
  until: { es: 'Puedes pedirla hasta', en: 'You can request it until' },
  /** `lunes, 30 de noviembre de 2026, 11:59 p.m. (hora del centro de México)`. */
  moment: (date: string, clock: string) => ({
    es: `${date}, ${clock} (hora del centro de México)`,
    en: `${date}, ${clock} (Central Mexican time)`,
  }),
} as const;
