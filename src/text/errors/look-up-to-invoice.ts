/** What is missing to find what is to be invoiced (M96): what it was bought with, not how somebody is reached. */
export const missingToInvoice = {
  phone: { es: 'Escribe el teléfono con el que se compró.', en: 'Enter the phone number it was bought with.' },
  lastName: {
    es: 'Escribe el apellido de quien viaja o compró.',
    en: 'Enter the last name of who travels or bought.',
  },
} as const;
