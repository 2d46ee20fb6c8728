import type { SendType } from '#domain/loyalty/account-code.ts';
import { ACCOUNT_CODE_LIFETIME, ACCOUNT_CODE_TRIES } from '#domain/loyalty/account-code.ts';
import { MINUTE } from '#kernel/instant.ts';
import type { Message } from '#text/message.ts';

const MINUTES = ACCOUNT_CODE_LIFETIME / MINUTE;

/** The send types. */
export const SEND_TYPE_NAMES: Readonly<Record<SendType, Message>> = {
  email: { es: 'Correo', en: 'E-mail' },
  whatsapp: { es: 'WhatsApp', en: 'WhatsApp' },
  sms: { es: 'SMS', en: 'Text message' },
};

/** Common to several account screens. */
export const accountText = {
  code: { es: 'Código que te mandamos', en: 'Code we sent you' },
  codeHint: {
    es: `Vale ${MINUTES} minutos, con ${ACCOUNT_CODE_TRIES} intentos.`,
    en: `Valid for ${MINUTES} minutes, with ${ACCOUNT_CODE_TRIES} attempts.`,
  },
  again: { es: 'Mandar otro código', en: 'Send another code' },
  sentAgain: {
    es: 'Usa el código más reciente que te hayamos mandado: los anteriores ya no sirven.',
    en: 'Use the most recent code we sent you: earlier ones no longer work.',
  },
  sendBy: { es: '¿Por dónde te mandamos el código?', en: 'How should we send you the code?' },
  newPassword: { es: 'Contraseña nueva', en: 'New password' },
  password: { es: 'Contraseña', en: 'Password' },
  passwordNeeds: { es: 'Tu contraseña necesita:', en: 'Your password needs:' },
  needs: {
    length: ({ min, max }: { readonly min: number; readonly max: number }): Message => ({
      es: `de ${min} a ${max} caracteres`,
      en: `${min} to ${max} characters`,
    }),
    uppercase: { es: 'una letra mayúscula', en: 'an uppercase letter' },
    digit: { es: 'un número', en: 'a digit' },
    special: { es: 'un carácter especial, como # o !', en: 'a special character, such as # or !' },
  },
  met: { es: 'listo', en: 'done' },
  captcha: {
    es: 'Hubo muchos intentos y tenemos que comprobar que no eres un programa. Tu navegador lo hace solo: envía el formulario otra vez. Si no puede, porque no tiene JavaScript, llámanos.',
    en: 'There were many attempts, and we need to check that you are not a robot. Your browser does this by itself: send the form again. If it cannot, because JavaScript is off, call us.',
  },
  toSignIn: { es: 'Ya tengo cuenta: entrar', en: 'I have an account: sign in' },
  toSignUp: { es: 'Abrir una cuenta', en: 'Open an account' },
  toRecover: { es: 'Olvidé mi contraseña', en: 'I forgot my password' },
  otherWays: { es: 'Otras opciones de tu cuenta', en: 'Other options for your account' },
  toProgramme: { es: 'Qué es el programa de viajero frecuente', en: 'About the frequent-traveller programme' },
} as const;

/** Opening an account. */
export const signUpText = {
  title: { es: 'Abre tu cuenta de viajero frecuente', en: 'Open your frequent-traveller account' },
  description: {
    es: 'Junta puntos, lleva más equipaje y no vuelvas a escribir tus datos. Es gratis.',
    en: 'Earn points, take more baggage and never type your details again. It is free.',
  },
  firstName: { es: 'Nombre', en: 'First name' },
  lastName: { es: 'Apellidos', en: 'Last name' },
  phone: { es: 'Celular', en: 'Mobile phone' },
  phoneHint: { es: '10 dígitos, sin clave de país.', en: '10 digits, without a country code.' },
  email: { es: 'Correo', en: 'E-mail' },
  birthday: { es: 'Cumpleaños (opcional)', en: 'Birthday (optional)' },
  birthdayHint: { es: 'Día y mes, como 05/11.', en: 'Day and month, such as 05/11 for the 5th of November.' },
  privacy: { es: 'Leí y acepto el aviso de privacidad', en: 'I have read and accept the privacy notice' },
  privacyLink: { es: 'Leer el aviso de privacidad', en: 'Read the privacy notice' },
  offers: { es: 'Quiero enterarme de promociones (opcional)', en: 'Send me offers (optional)' },
  submit: { es: 'Mandarme el código', en: 'Send me the code' },
  passwordAgain: {
    es: 'Por seguridad, escribe otra vez tu contraseña.',
    en: 'For security, enter your password again.',
  },
} as const;

/** A forgotten password. */
export const recoverText = {
  title: { es: 'Recupera tu contraseña', en: 'Recover your password' },
  description: {
    es: 'Dinos tu tarjeta, tu celular o tu correo y te mandamos un código para poner una contraseña nueva.',
    en: 'Tell us your card, mobile phone or e-mail, and we send you a code to set a new password.',
  },
  submit: { es: 'Mandar el código', en: 'Send the code' },
  failed: {
    es: 'No se pudieron obtener los datos. Intenta de nuevo en un momento.',
    en: 'We could not get the data. Try again in a moment.',
  },
} as const;

/** The code for setting a new one. */
export const newPasswordText = {
  title: { es: 'Pon una contraseña nueva', en: 'Set a new password' },
  sent: {
    es: 'Si hay una cuenta con esos datos, mandamos un código al contacto que tiene confirmado. Escríbelo aquí con tu contraseña nueva.',
    en: 'If there is an account with those details, we sent a code to its confirmed contact. Enter it here with your new password.',
  },
  submit: { es: 'Cambiar mi contraseña', en: 'Change my password' },
  back: { es: 'Empezar de nuevo o usar otro medio', en: 'Start over, or use another way' },
  done: {
    es: 'Tu contraseña cambió, cerramos todas tus sesiones y quitamos tus llaves de acceso. Entra con la nueva.',
    en: 'Your password changed, all your sessions ended and your passkeys were removed. Sign in with the new one.',
  },
} as const;
