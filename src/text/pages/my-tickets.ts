import { savedTicketsText } from '#text/pages/saved-tickets.ts';
import { savedText } from '#text/saved.ts';

/** The tickets saved on a device, also shown without a network. */
export const myTicketsText = {
  ...savedText,
  description: {
    es: 'Los boletos que pediste guardar en este dispositivo. También se ven sin internet.',
    en: 'The tickets you asked this device to keep. They work without internet too.',
  },
  ...savedTicketsText,
  needsScript: {
    es: 'Esta página lee lo que guardó tu dispositivo, y para eso necesita JavaScript. El PDF de tus boletos no lo necesita.',
    en: 'This page reads what your device saved, and needs JavaScript to do so. The PDF of your tickets does not.',
  },
} as const;
