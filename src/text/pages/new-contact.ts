/** The form for another e-mail or phone of an account. */
export const newContactText = {
  label: {
    email: { es: 'Correo nuevo', en: 'New e-mail' },
    phone: { es: 'Celular nuevo', en: 'New mobile phone' },
  },
  submit: {
    email: { es: 'Código por correo', en: 'Code by e-mail' },
    whatsapp: { es: 'Código por WhatsApp', en: 'Code by WhatsApp' },
    sms: { es: 'Código por SMS', en: 'Code by text message' },
  },
} as const;
