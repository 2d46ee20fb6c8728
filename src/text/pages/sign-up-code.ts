import type { SendType } from '#domain/loyalty/account-code.ts';
import type { Message } from '#text/message.ts';

/** The code that opens an account. */
export const signUpCodeText = {
  title: { es: 'Escribe el código', en: 'Enter the code' },
  sent: {
    email: {
      es: 'Te mandamos un código por correo. Si no llega en un minuto, revisa el correo no deseado.',
      en: 'We sent you a code by e-mail. If it does not arrive within a minute, check your junk mail.',
    },
    whatsapp: { es: 'Te mandamos un código por WhatsApp.', en: 'We sent you a code by WhatsApp.' },
    sms: { es: 'Te mandamos un código por SMS.', en: 'We sent you a code by text message.' },
  } satisfies Readonly<Record<SendType, Message>>,
  submit: { es: 'Abrir mi cuenta', en: 'Open my account' },
  back: { es: 'Corregir mis datos', en: 'Correct my details' },
} as const;
