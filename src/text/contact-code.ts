import { ONE_TIME_CODE_LIFETIME } from '#domain/access/look-up.ts';
import { MINUTE } from '#kernel/instant.ts';

const MINUTES = ONE_TIME_CODE_LIFETIME / MINUTE;

/** Confirming a contact with a code, before unpaid seats are held. */
export const contactCode = {
  title: { es: 'Confirma tu contacto', en: 'Confirm your contact' },
  why: (email: string) => ({
    es: `Te enviamos un código de seis números a ${email}, y a tu celular si recibes nuestros mensajes.`,
    en: `We will send a six-digit code to ${email}, and to your mobile if you get our messages there.`,
  }),
  send: { es: 'Enviarme un código', en: 'Send me a code' },
  again: { es: 'Enviarme otro código', en: 'Send me another code' },
  sent: (email: string) => ({
    es: `Enviamos el código a ${email}. Vale ${MINUTES} minutos. Si no llega, revisa tus correos no deseados.`,
    en: `We sent the code to ${email}. It is valid for ${MINUTES} minutes. If it does not arrive, check your junk mail.`,
  }),
  digits: { es: 'Código de seis números', en: 'Six-digit code' },
  confirm: { es: 'Confirmar y continuar', en: 'Confirm and continue' },
  confirmed: {
    es: 'Listo, tu contacto está confirmado. Ya puedes apartar tu lugar.',
    en: 'Done, your contact is confirmed. You can reserve now.',
  },
};
