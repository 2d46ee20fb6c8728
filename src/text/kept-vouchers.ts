/** Vouchers saved on the device: the question, and the page that shows them. */
export const keptVouchersText = {
  title: { es: 'Mis vales', en: 'My vouchers' },
  description: {
    es: 'Los vales que pediste guardar en este dispositivo. También se ven sin internet.',
    en: 'The vouchers you asked this device to keep. They work without internet too.',
  },
  whose: { es: '¿Es tu teléfono?', en: 'Is this your phone?' },
  ask: {
    es: 'Si el dispositivo es tuyo, guarda aquí tus vales para verlos sin internet. Quien use este navegador podrá verlos y canjearlos.',
    en: 'If the device is yours, keep your vouchers here to see them without internet. Anyone using this browser can see and redeem them.',
  },
  yes: { es: 'Sí, guardarlos aquí', en: 'Yes, keep them here' },
  no: { es: 'No', en: 'No' },
  kept: {
    es: 'Se guardan en este dispositivo y se abren sin internet en',
    en: 'They are saved on this device and open without internet in',
  },
  notKept: { es: 'No se guardan en este dispositivo.', en: 'They are not kept on this device.' },
  failed: {
    es: 'Este navegador no pudo guardarlos. Descarga el PDF.',
    en: 'This browser could not keep them. Download the PDF.',
  },
  asOf: (moment: string) => ({ es: `Como estaban el ${moment}`, en: `As of ${moment}` }),
  current: { es: 'Ver cómo están ahora', en: 'Check for changes' },
  forget: { es: 'Olvidar en este dispositivo', en: 'Remove from this device' },
  forgotten: (code: string) => ({
    es: `Los vales del pedido ${code} ya no están en este dispositivo.`,
    en: `The vouchers of order ${code} are no longer on this device.`,
  }),
  order: (code: string) => ({ es: `Pedido ${code}`, en: `Order ${code}` }),
  none: { es: 'Aquí no hay vales guardados', en: 'No vouchers are saved here' },
  noneHint: {
    es: 'Si el dispositivo es tuyo, abre tus vales con conexión y guárdalos: quedan aquí hasta dos días después.',
    en: 'If the device is yours, open your vouchers while online and save them: they stay here until two days afterwards.',
  },
  tickets: { es: 'Mis boletos de autobús', en: 'My bus tickets' },
  needsScript: {
    es: 'Esta página lee lo que guardó tu dispositivo, y para eso necesita JavaScript. El PDF de tus vales no lo necesita.',
    en: 'This page reads what your device saved, and needs JavaScript to do so. The PDF of your vouchers does not.',
  },
} as const;
