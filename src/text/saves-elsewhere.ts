/** At the box that saves tax data, when another account is signed in than the form was made for. */
export const savesElsewhereText = {
  es: 'Después de abrir esta página entraste con otra cuenta, y los datos se guardarían en ella. No se pidió ninguna factura. Marca esta casilla si quieres guardarlos ahí, y genera la factura de nuevo.',
  en: 'After you opened this page, you signed in with another account, and the details would be saved there. No invoice was requested. Tick this box if you want them saved there, and issue the invoice again.',
} as const;
