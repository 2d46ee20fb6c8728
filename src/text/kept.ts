/** Where tickets are kept on the device. */
export const keptText = {
  title: { es: 'Mis boletos', en: 'My tickets' },
} as const;
