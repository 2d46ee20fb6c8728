import { ONE_TIME_CODE_LIFETIME, ONE_TIME_CODE_TRIES } from '#domain/access/look-up.ts';
import { MINUTE } from '#kernel/instant.ts';

const MINUTES = ONE_TIME_CODE_LIFETIME / MINUTE;

/** Codes that prove a reservation: its PIN, requested again, and single-use codes. */
export const proofMails = {
  pin: {
    subject: { es: 'El NIP de tu reservación', en: 'The PIN of your reservation' },
    title: { es: 'Aquí está tu NIP', en: 'Here is your PIN' },
    preheader: {
      es: 'Ábrelo solo tú: con él se ve y se cambia tu viaje.',
      en: 'For you only: it lets you see and change your trip.',
    },
    intro: (place: string) => ({
      es: `Pediste el NIP de tu viaje a ${place}. Escríbelo junto con la clave en «Mi reservación».`,
      en: `You asked for the PIN of your trip to ${place}. Enter it with the code under “My reservation”.`,
    }),
    notYou: {
      es: 'Si no lo pediste, no tienes que hacer nada: solo este correo lo recibió. Nunca te vamos a pedir este NIP.',
      en: 'If you did not ask for it you do not need to do anything: it went to this address only. We will never ask you for this PIN.',
    },
    button: { es: 'Abrir mi reservación', en: 'Open my reservation' },
  },
  oneTimeCode: {
    subject: { es: 'Tu código para abrir tu reservación', en: 'Your code to open your reservation' },
    title: { es: 'Tu código de un solo uso', en: 'Your one-time code' },
    preheader: { es: `Vale ${MINUTES} minutos, una sola vez.`, en: `Valid for ${MINUTES} minutes, for one use.` },
    intro: (place: string) => ({
      es: `Escríbelo en la página donde lo pediste para ver completo tu viaje a ${place}. Vale ${MINUTES} minutos, una vez, con ${ONE_TIME_CODE_TRIES} intentos.`,
      en: `Enter it on the page where you asked for it, to see your whole trip to ${place}. It is valid for ${MINUTES} minutes, for one use, with ${ONE_TIME_CODE_TRIES} tries.`,
    }),
    notYou: {
      es: 'Si no lo pediste, alguien conoce tu clave y un apellido, y sin este código no ve más. No lo compartas con nadie.',
      en: 'If you did not ask for it, someone knows your reservation code and a last name, but cannot see anything else without this code. Do not share it.',
    },
    confirm: {
      subject: { es: 'Tu código para confirmar tu contacto', en: 'Your code to confirm your contact' },
      intro: (place: string) => ({
        es: `Escríbelo en la página donde lo pediste para apartar tu viaje a ${place}. Vale ${MINUTES} minutos, una vez, con ${ONE_TIME_CODE_TRIES} intentos.`,
        en: `Enter it on the page where you asked for it, to reserve your trip to ${place}. It is valid for ${MINUTES} minutes, for one use, with ${ONE_TIME_CODE_TRIES} tries.`,
      }),
      notYou: {
        es: 'Si no lo pediste, alguien escribió tu correo por error: no tienes que hacer nada. No compartas el código con nadie.',
        en: 'If you did not ask for it, someone entered your address by mistake: you do not need to do anything. Do not share the code.',
      },
    },
    label: { es: 'Código', en: 'Code' },
  },
} as const;
