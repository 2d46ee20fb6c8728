/** Labels in the printed representation of a CFDI (RMF 2.7.1.7). */
export const invoiceSheetTexts = {
  titles: {
    invoice: { es: 'Factura', en: 'Invoice' },
    creditNote: { es: 'Nota de crédito', en: 'Credit note' },
    global: { es: 'Factura global', en: 'Global invoice' },
  },
  uuid: { es: 'Folio fiscal (UUID)', en: 'Tax folio' },
  issuedAt: { es: 'Fecha y hora de expedición', en: 'Issued' },
  stampedAt: { es: 'Fecha y hora de certificación', en: 'Stamped by the SAT' },
  issuedIn: { es: 'Lugar de expedición (C.P.)', en: 'Place of issue (postal code)' },
  issuer: { es: 'Emisor', en: 'Issuer' },
  receiver: { es: 'Receptor', en: 'Receiver' },
  rfc: { es: 'RFC', en: 'Tax id' },
  regime: { es: 'Régimen fiscal', en: 'Tax regime' },
  postalCode: { es: 'Domicilio fiscal (C.P.)', en: 'Tax address (postal code)' },
  use: { es: 'Uso del CFDI', en: 'Use of the CFDI' },
  country: { es: 'Residencia fiscal', en: 'Tax residence' },
  taxId: { es: 'Núm. de identificación fiscal', en: 'Foreign tax number' },
  form: { es: 'Forma de pago', en: 'Payment form' },
  method: { es: 'Método de pago', en: 'Payment method' },
  kind: { es: 'Tipo de comprobante', en: 'Kind of document' },
  currency: { es: 'Moneda', en: 'Currency' },
  export: { es: 'Exportación', en: 'Export' },
  global: { es: 'Información global', en: 'Global information' },
  related: { es: 'CFDI relacionados', en: 'Related CFDI' },
  columns: {
    product: { es: 'Clave / unidad', en: 'Key / unit' },
    description: { es: 'Descripción', en: 'Description' },
    quantity: { es: 'Cantidad', en: 'Quantity' },
    unitPrice: { es: 'Valor unitario', en: 'Unit price' },
    discount: { es: 'Descuento', en: 'Discount' },
    amount: { es: 'Importe', en: 'Amount' },
  },
  subtotal: { es: 'Subtotal', en: 'Subtotal' },
  discount: { es: 'Descuento', en: 'Discount' },
  total: { es: 'Total', en: 'Total' },
  words: { es: 'Importe con letra', en: 'Total in words' },
  certificate: { es: 'Núm. de certificado del emisor', en: 'Certificate of the issuer' },
  satCertificate: { es: 'Núm. de certificado del SAT', en: 'Certificate of the SAT' },
  pac: { es: 'RFC del proveedor de certificación', en: 'Tax id of the stamping provider' },
  seal: { es: 'Sello digital del emisor', en: 'Digital seal of the issuer' },
  satSeal: { es: 'Sello digital del SAT', en: 'Digital seal of the SAT' },
  stampString: {
    es: 'Cadena original del complemento de certificación digital del SAT',
    en: 'Original string of the stamp of the SAT',
  },
  qr: { es: 'Verifica esta factura en el SAT', en: 'Check this invoice at the SAT' },
  /** On a document that is no longer valid. */
  ends: {
    replaced: {
      word: { es: 'SUSTITUIDA', en: 'REPLACED' },
      says: { es: 'Otro CFDI la sustituye.', en: 'It was replaced by another CFDI.' },
    },
    cancelled: {
      word: { es: 'CANCELADA', en: 'CANCELLED' },
      says: { es: 'Se canceló ante el SAT: ya no vale.', en: 'It was cancelled at the SAT: it is no longer valid.' },
    },
    cancelling: {
      word: { es: 'EN CANCELACIÓN', en: 'BEING CANCELLED' },
      says: { es: 'Se pidió al SAT cancelarla.', en: 'The SAT was asked to cancel it.' },
    },
  },
  instead: (uuid: string) => ({
    es: `La sustituye el CFDI con folio fiscal ${uuid}: usa solo ese.`,
    en: `The CFDI with tax folio ${uuid} replaces it: use only that one.`,
  }),
  /** Inside values: a tax document is in Spanish. */
  inside: {
    peso: 'Peso Mexicano',
    taxObject: (key: string) => `Objeto de impuesto ${key}`,
    exempt: 'exento',
    of: 'sobre',
  },
  /** Verbatim from the rule. */
  legend: {
    es: 'Este documento es una representación impresa de un CFDI',
    en: 'This document is a printed representation of a CFDI',
  },
  /** Filled in where the number of pages is known. */
  page: {
    es: 'Página {page} de {pages}',
    en: 'Página {page} de {pages} · Page {page} of {pages}',
  },
} as const;
