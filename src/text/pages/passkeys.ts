import type { Message } from '#text/message.ts';

/** Signing in by passkey, and the passkeys of an account. */
export const passkeyText = {
  signIn: { es: 'Entrar con llave de acceso', en: 'Sign in with a passkey' },
  withoutScripts: {
    es: 'Sin JavaScript entras con tu contraseña; las llaves de acceso lo necesitan.',
    en: 'Without JavaScript, sign in with your password; passkeys need it.',
  },
  trouble: {
    cancelled: {
      es: 'No se usó ninguna llave de acceso. Intenta de nuevo, o usa tu contraseña.',
      en: 'No passkey was used. Try again, or use your password.',
    },
    exists: {
      es: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
      en: 'This device already has a passkey for your account.',
    },
    failed: {
      es: 'Tu navegador no pudo usar la llave de acceso. Intenta de nuevo, o usa tu contraseña.',
      en: 'Your browser could not use the passkey. Try again, or use your password.',
    },
    unanswered: {
      es: 'No tuvimos respuesta. Revisa tu conexión e intenta de nuevo.',
      en: 'There was no answer. Check your connection and try again.',
    },
  },
  title: { es: 'Llaves de acceso', en: 'Passkeys' },
  how: {
    es: 'Entras con tu huella, tu cara o el PIN de tu dispositivo, sin contraseña.',
    en: 'Sign in by fingerprint, face or the PIN of your device, without a password.',
  },
  none: { es: 'Todavía no tienes ninguna.', en: 'You have none yet.' },
  unnamed: {
    phone: { es: 'Llave del celular', en: 'Phone passkey' },
    computer: { es: 'Llave de la computadora', en: 'Computer passkey' },
    any: { es: 'Llave de acceso', en: 'Passkey' },
  },
  since: (created: string, used: string | null): Message => ({
    es: `Agregada el ${created}; ${used ? `usada el ${used}` : 'sin usar todavía'}`,
    en: `Added ${created}; ${used ? `used ${used}` : 'not used yet'}`,
  }),
  remove: { es: 'Quitar', en: 'Remove' },
  removeOf: (name: string, created: string): Message => ({
    es: `Quitar ${name}, agregada el ${created}`,
    en: `Remove ${name}, added ${created}`,
  }),
  password: { es: 'Tu contraseña, para agregar una llave', en: 'Your password, to add a passkey' },
  add: { es: 'Agregar una llave de acceso', en: 'Add a passkey' },
  name: { es: 'Nombre de la llave (opcional)', en: 'Name of the passkey (optional)' },
  nameHint: { es: 'Como «Mi celular», para reconocerla después.', en: 'Such as “My phone”, to recognise it later.' },
  create: { es: 'Crear la llave', en: 'Create the passkey' },
  next: {
    es: 'Tu contraseña es correcta. Ahora tu dispositivo te pide huella, cara o PIN.',
    en: 'Your password is right. Your device asks next for fingerprint, face or PIN.',
  },
  unsupported: {
    es: 'Este navegador no puede agregar llaves de acceso. Hazlo desde otro dispositivo.',
    en: 'This browser cannot add passkeys. Use another device.',
  },
} as const;
