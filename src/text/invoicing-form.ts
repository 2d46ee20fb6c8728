/** Around the fields of the invoice form: its buttons and results. */
export const invoicingForm = {
  submit: { es: 'Generar factura', en: 'Issue the invoice' },
  submitting: { es: 'Timbrando con el SAT…', en: 'Registering with the SAT…' },
  before: {
    es: 'Se timbra con el SAT al momento y te llega por correo. Si el SAT no acepta un dato, no se emite nada y te decimos cuál corregir.',
    en: 'It is registered with the SAT immediately and sent by e-mail. If the SAT rejects something, nothing is issued and we tell you what to correct.',
  },
  correctSubmit: { es: 'Emitir la factura corregida', en: 'Issue the corrected invoice' },
  keep: { es: 'Dejarla como está', en: 'Leave it as it is' },
  automatic: { es: 'Emitir la factura al pagar', en: 'Issue the invoice when I pay' },
  automaticHint: {
    es: 'Sin volver a pedirla. Si no lo marcas, guardamos los datos y la pides cuando quieras este mes.',
    en: 'Automatically. Otherwise we keep the details and you can request it any day this month.',
  },
  wishSubmit: { es: 'Guardar y volver al pago', en: 'Save and go back to the payment' },
} as const;
