import { ACCOUNT_CODE_LIFETIME, ACCOUNT_CODE_TRIES } from '#domain/loyalty/account-code.ts';
import { MINUTE } from '#kernel/instant.ts';

const MINUTES = ACCOUNT_CODE_LIFETIME / MINUTE;

const CODE_LINE = {
  es: `Vale ${MINUTES} minutos, con ${ACCOUNT_CODE_TRIES} intentos. No lo compartas: nunca te lo vamos a pedir.`,
  en: `It is valid for ${MINUTES} minutes, with ${ACCOUNT_CODE_TRIES} tries. Do not share it: none of us will ever ask you for it.`,
};

/** E-mails about a frequent traveller's account. */
export const accountMails = {
  label: { es: 'Código', en: 'Code' },
  codeLine: CODE_LINE,
  why: (carrier: string) => ({
    es: `Te escribe ${carrier} porque alguien usó este correo para una cuenta de viajero frecuente.`,
    en: `${carrier} writes to you because somebody used this e-mail address for a frequent-traveller account.`,
  }),
  code: {
    sign_up: {
      subject: { es: 'Tu código para abrir tu cuenta', en: 'Your code to open your account' },
      title: { es: 'Confirma tu correo', en: 'Confirm your e-mail' },
      intro: {
        es: 'Escribe este código en la página donde te registraste. Con él se abre tu cuenta de viajero frecuente.',
        en: 'Enter this code on the page where you signed up. It opens your frequent-traveller account.',
      },
      notYou: {
        es: 'Si no te registraste, no tienes que hacer nada: sin el código no se abre ninguna cuenta.',
        en: 'If you did not sign up there is nothing you have to do: without the code no account is opened.',
      },
    },
    recovery: {
      subject: { es: 'Tu código para cambiar tu contraseña', en: 'Your code to change your password' },
      title: { es: 'Cambia tu contraseña', en: 'Change your password' },
      intro: {
        es: 'Escribe este código en la página donde pediste recuperar tu contraseña, junto con la nueva.',
        en: 'Enter this code on the page where you asked to recover your password, together with the new one.',
      },
      notYou: {
        es: 'Si no lo pediste, no tienes que hacer nada: tu contraseña sigue igual y sin este código nadie la cambia.',
        en: 'If you did not ask for it there is nothing you have to do: your password stays as it is, and nobody changes it without this code.',
      },
    },
    contact: {
      subject: { es: 'Tu código para confirmar tu correo', en: 'Your code to confirm your e-mail' },
      title: { es: 'Confirma tu correo', en: 'Confirm your e-mail' },
      intro: {
        es: 'Escribe este código en la página de seguridad de tu cuenta.',
        en: 'Enter this code on the security page of your account.',
      },
      notYou: {
        es: 'Si no lo pediste, alguien escribió tu correo por error: no tienes que hacer nada.',
        en: 'If you did not ask for it, somebody entered your address by mistake: there is nothing you have to do.',
      },
    },
  },
  taken: {
    subject: { es: 'Ya tienes una cuenta con nosotros', en: 'You already have an account with us' },
    title: { es: 'Ya tienes una cuenta', en: 'You already have an account' },
    intro: {
      es: 'Alguien, tal vez tú, quiso abrir una cuenta de viajero frecuente con este correo. Ya hay una, y no cambió nada en ella.',
      en: 'Somebody, perhaps you, tried to open a frequent-traveller account with this e-mail. There already is one, and nothing in it changed.',
    },
    next: {
      es: 'Si fuiste tú, entra con tu contraseña. Si la olvidaste, recupérala.',
      en: 'If it was you, sign in with your password. If you forgot it, recover it.',
    },
    signIn: { es: 'Entrar', en: 'Sign in' },
    recover: { es: 'Recuperar mi contraseña', en: 'Recover my password' },
  },
  passwordChanged: {
    subject: { es: 'Cambió la contraseña de tu cuenta', en: 'The password of your account changed' },
    title: { es: 'Tu contraseña cambió', en: 'Your password changed' },
    intro: {
      es: 'La contraseña de tu cuenta de viajero frecuente acaba de cambiar, y se cerraron tus otras sesiones.',
      en: 'The password of your frequent-traveller account has just changed, and your other sessions ended.',
    },
    notYou: {
      es: 'Si no fuiste tú, recupérala ahora mismo con el botón: eso saca a quien haya entrado.',
      en: 'If it was not you, recover it right now with the button: that signs out anybody who got in.',
    },
  },
  contactChanged: {
    email: {
      subject: { es: 'Cambió el correo de tu cuenta', en: 'The e-mail of your account changed' },
      title: { es: 'El correo de tu cuenta cambió', en: 'The e-mail of your account changed' },
      intro: {
        es: 'Tu cuenta de viajero frecuente acaba de recibir otro correo, que se confirmó con un código. Con este ya no se entra.',
        en: 'Your frequent-traveller account was just given another e-mail address, confirmed with a code. This one no longer signs in.',
      },
      notYou: {
        es: 'Si no fuiste tú, alguien conoce tu contraseña: entra con tu tarjeta o tu celular, cámbiala y vuelve a poner tu correo. Si ya no puedes entrar, llámanos.',
        en: 'If it was not you, somebody knows your password: sign in with your card or phone, change it and enter your own e-mail again. If you can no longer sign in, call us.',
      },
    },
    phone: {
      subject: { es: 'Cambió el celular de tu cuenta', en: 'The phone of your account changed' },
      title: { es: 'El celular de tu cuenta cambió', en: 'The phone of your account changed' },
      intro: {
        es: 'Tu cuenta de viajero frecuente acaba de recibir otro celular, que se confirmó con un código. Con el anterior ya no se entra.',
        en: 'Your frequent-traveller account was just given another mobile phone, confirmed with a code. The previous one no longer signs in.',
      },
      notYou: {
        es: 'Si no fuiste tú, alguien conoce tu contraseña: cámbiala ahora y vuelve a poner tu celular.',
        en: 'If it was not you, somebody knows your password: change it now and enter your own phone again.',
      },
    },
  },
  passkeyName: (name: string) => ({ es: `Se llama «${name}».`, en: `Its name is “${name}”.` }),
  safety: { es: 'Ver la seguridad de mi cuenta', en: 'See my account security' },
  passkeyAdded: {
    subject: { es: 'Agregaste una llave de acceso', en: 'You added a passkey' },
    title: { es: 'Tu cuenta tiene una llave de acceso nueva', en: 'Your account has a new passkey' },
    intro: {
      es: 'Se acaba de agregar una llave de acceso a tu cuenta de viajero frecuente. Con ella se entra sin contraseña.',
      en: 'A passkey was just added to your frequent-traveller account. It signs in without a password.',
    },
    notYou: {
      es: 'Si no fuiste tú, entra ahora, quítala y cambia tu contraseña.',
      en: 'If it was not you, sign in now, remove it and change your password.',
    },
  },
  passkeyRemoved: {
    subject: { es: 'Quitaste una llave de acceso', en: 'You removed a passkey' },
    title: { es: 'Se quitó una llave de acceso de tu cuenta', en: 'A passkey was removed from your account' },
    intro: {
      es: 'Se acaba de quitar una llave de acceso de tu cuenta de viajero frecuente. Con ella ya no se puede entrar.',
      en: 'A passkey was just removed from your frequent-traveller account. It no longer signs in.',
    },
    notYou: {
      es: 'Si no fuiste tú, entra ahora y cambia tu contraseña.',
      en: 'If it was not you, sign in now and change your password.',
    },
  },
  closed: {
    subject: { es: 'Cerramos tu cuenta', en: 'Your account is closed' },
    title: { es: 'Tu cuenta quedó cerrada', en: 'Your account is closed' },
    intro: {
      es: 'Cerramos tu cuenta de viajero frecuente como lo pediste. Borramos tu nombre, tu contacto, tu contraseña y tus datos fiscales guardados, y tus puntos se perdieron.',
      en: 'We closed your frequent-traveller account as you asked. Your name, contact, password and saved tax details were deleted, and your points are gone.',
    },
    tickets: {
      es: 'Tus boletos siguen valiendo: los encuentras en «Mi reservación» con su clave y tu apellido. Las facturas se guardan como manda la ley.',
      en: 'Your tickets are still valid: find them under “My reservation” with their code and your last name. Invoices are kept as the law demands.',
    },
    button: { es: 'Buscar mi reservación', en: 'Find my reservation' },
  },
} as const;

/** The same as text messages: one part each. */
export const accountTexts = {
  sign_up: (carrier: string, digits: string) => ({
    es: `${carrier}: ${digits} es tu código para abrir tu cuenta. Vale ${MINUTES} minutos. No lo compartas.`,
    en: `${carrier}: ${digits} is your code to open your account. Valid for ${MINUTES} minutes. Do not share it.`,
  }),
  recovery: (carrier: string, digits: string) => ({
    es: `${carrier}: ${digits} es tu código para cambiar tu contraseña. Vale ${MINUTES} minutos. No lo compartas.`,
    en: `${carrier}: ${digits} is your code to change your password. Valid for ${MINUTES} minutes. Do not share it.`,
  }),
  contact: (carrier: string, digits: string) => ({
    es: `${carrier}: ${digits} es tu código para confirmar tu celular. Vale ${MINUTES} minutos. No lo compartas.`,
    en: `${carrier}: ${digits} is your code to confirm your phone. Valid for ${MINUTES} minutes. Do not share it.`,
  }),
  taken: (carrier: string) => ({
    es: `${carrier}: ya hay una cuenta con este celular. Si quieres entrar y olvidaste tu contraseña, recupérala en nuestro sitio.`,
    en: `${carrier}: there already is an account with this phone. If you want to sign in and forgot your password, recover it on our site.`,
  }),
} as const;
