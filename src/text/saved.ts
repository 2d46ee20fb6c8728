/** The tickets saved on the device. */
export const savedText = {
  title: { es: 'Mis boletos', en: 'My tickets' },
} as const;
