/** Missing input for finding what to invoice (M96): worded for the data of the purchase, not for contacting someone. */
export const missingToInvoice = {
  phone: { es: 'Escribe el teléfono con el que se compró.', en: 'Enter the phone number it was bought with.' },
  lastName: {
    es: 'Escribe el apellido de quien viaja o compró.',
    en: 'Enter the last name of who travels or bought.',
  },
} as const;
