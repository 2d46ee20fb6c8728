/** Saving tickets on the device: the question and its state, on every page that saves them. */
export const saveText = {
  kept: {
    es: 'Se guardan en este dispositivo y se abren sin internet en',
    en: 'They are saved on this device and open without internet in',
  },
  whose: { es: '¿Es tu teléfono?', en: 'Is this your phone?' },
  ask: {
    es: 'Si el dispositivo es tuyo, guarda aquí tus boletos para verlos sin internet. Quien use este navegador podrá verlos: nombres, clave y código para abordar.',
    en: 'If the device is yours, keep your tickets here to see them without internet. Anyone using this browser can see them: names, code and boarding code.',
  },
  yes: { es: 'Sí, guardarlos aquí', en: 'Yes, keep them here' },
  no: { es: 'No', en: 'No' },
  notKept: { es: 'No se guardan en este dispositivo.', en: 'They are not kept on this device.' },
  failed: {
    es: 'Este navegador no pudo guardarlos. Descarga el PDF.',
    en: 'This browser could not keep them. Download the PDF.',
  },
} as const;
