import { ONE_TIME_CODE_LIFETIME, PIN_DIGITS, PROOF_LIFETIME } from '#domain/access/look-up.ts';
import { MINUTE } from '#kernel/instant.ts';

const PROOF_MINUTES = PROOF_LIFETIME / MINUTE;
const CODE_MINUTES = ONE_TIME_CODE_LIFETIME / MINUTE;

/**
 * Texts of the interactive part of a reservation: proving ownership, the PIN, removing saved data. The rest is rendered
 * on the server.
 */
export const itineraryLive = {
  device: { es: 'Seguridad', en: 'Security' },
  pinLabel: { es: 'Tu NIP', en: 'Your PIN' },
  pinHint: {
    es: 'Con la clave y el NIP se abre todo, también los cambios. Compártelo solo con quien viaja contigo.',
    en: 'The code and the PIN give full access, including changes. Share it only with those who travel with you.',
  },
  showPin: { es: 'Mostrar el NIP', en: 'Show the PIN' },
  forget: { es: 'Olvidar en este dispositivo', en: 'Remove from this device' },
  forgetHint: {
    es: 'Cierra tu reservación aquí y borra de este navegador boletos, claves y búsquedas. No cancela nada: tu reservación sigue como está.',
    en: 'Closes your reservation here and erases tickets, codes and searches from this browser. It cancels nothing: your reservation stays as it is.',
  },
  closes: {
    es: `Si la abriste con tu clave, se cierra sola después de ${PROOF_MINUTES} minutos sin usarla.`,
    en: `If you opened it with your code, it closes by itself after ${PROOF_MINUTES} minutes without use.`,
  },

  masked: {
    lead: {
      es: 'Con el apellido ves lo esencial. Los boletos, los nombres y los cambios se abren con el NIP o con un código que mandamos al correo de la compra.',
      en: 'The last name shows the essentials. Tickets, names and changes need the PIN, or a code we send to the address it was bought with.',
    },
    openTheRest: { es: 'Abrir el resto', en: 'See everything' },
    withPin: { es: 'Con tu NIP', en: 'With your PIN' },
    pinSubmit: { es: 'Abrir con NIP', en: 'Open with the PIN' },
    withCode: { es: 'Con un código por correo', en: 'With a code by e-mail' },
    codeHint: {
      es: `Mandamos ${PIN_DIGITS} dígitos al correo de la compra. Valen ${CODE_MINUTES} minutos.`,
      en: `We send ${PIN_DIGITS} digits to the address it was bought with. They are valid for ${CODE_MINUTES} minutes.`,
    },
    sendCode: { es: 'Enviar código', en: 'Send a code' },
    sendAgain: { es: 'Enviar otro código', en: 'Send another code' },
    sent: {
      es: 'Enviamos un código al correo de la compra. Escríbelo aquí; puede tardar un minuto.',
      en: 'We sent a code to the address it was bought with. Enter it here; it may take a minute.',
    },
    digits: { es: 'Código del correo', en: 'Code from the e-mail' },
    codeSubmit: { es: 'Abrir con código', en: 'Open with the code' },
    sentEnough: {
      es: 'Ya enviamos los códigos de hoy para esta reservación. Usa tu NIP, o inténtalo mañana.',
      en: 'We have sent all of today’s codes for this reservation. Use your PIN, or try again tomorrow.',
    },
  },
} as const;
