import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';
import { PASSWORD_TEXTS } from '#text/password.ts';

/** Errors for frequent travellers signing in (M119), and for agencies, which only programs receive. */
export const travellerErrors = {
  traveller_identity_required: {
    es: 'Escribe tu número de tarjeta, tu celular o tu correo.',
    en: 'Enter your card number, mobile phone or e-mail.',
  },
  traveller_card_invalid: {
    es: 'Ese número de tarjeta no es correcto. Son los 12 dígitos de tu tarjeta de viajero frecuente.',
    en: 'That card number is not right. It is the 12 digits on your frequent-traveller card.',
  },
  traveller_phone_invalid: {
    es: 'Ese celular no es correcto. Escribe los 10 dígitos, sin clave de país.',
    en: 'That mobile phone is not right. Enter its 10 digits, without a country code.',
  },
  traveller_email_invalid: {
    es: 'Ese correo no es correcto. Debe ser como nombre@ejemplo.com.',
    en: 'That e-mail is not right. It should look like name@example.com.',
  },
  password_required: { es: 'Escribe tu contraseña.', en: 'Enter your password.' },
  password_wrong: {
    es: 'La contraseña no es correcta. Tu sesión sigue abierta; escríbela de nuevo.',
    en: 'The password is wrong. You are still signed in; enter it again.',
  },
  authentication_incorrect: {
    es: 'Autenticación incorrecta: no hay una cuenta activa con esos datos y esa contraseña. Revísalos e intenta de nuevo.',
    en: 'Sign-in failed: there is no active account with those details and that password. Check both and try again.',
  },
  traveller_card_inactive: {
    es: 'Tu tarjeta no se encontró o no está activa. Llámanos y la revisamos contigo.',
    en: 'Your card was not found or is not active. Call us and we will look into it with you.',
  },
  birthday_invalid: {
    es: 'Ese cumpleaños no es correcto. Escribe día y mes, como 05/11.',
    en: 'That birthday is not right. Enter day and month, such as 05/11 for the 5th of November.',
  },
  send_type_unavailable: {
    es: 'Por ese medio no podemos mandar códigos ahora. Elige otro.',
    en: 'We cannot send codes that way now. Choose another one.',
  },
  password_lacks_length: PASSWORD_TEXTS.length,
  password_lacks_uppercase: PASSWORD_TEXTS.uppercase,
  password_lacks_digit: PASSWORD_TEXTS.digit,
  password_lacks_special: PASSWORD_TEXTS.special,
  account_code_wrong: {
    es: 'El código no es correcto o ya venció. Revísalo, o pide otro.',
    en: 'The code is wrong or has expired. Check it, or ask for another one.',
  },
  account_code_no_more: {
    es: 'Ya no podemos mandar otro código para esta solicitud. Empieza de nuevo en un rato.',
    en: 'We cannot send another code for this request. Start over in a while.',
  },
  contact_unchanged: {
    es: 'Ese ya es un contacto confirmado de tu cuenta. Escribe uno nuevo.',
    en: 'That already is a confirmed contact of your account. Enter a new one.',
  },
  saved_passengers_full: ({ max }) => ({
    es: `Puedes guardar hasta ${max} pasajeros. Quita a alguien para agregar a otra persona.`,
    en: `You can save up to ${max} passengers. Remove someone to add another.`,
  }),
  passkey_refused: {
    es: 'No pudimos comprobar esa llave de acceso. Intenta de nuevo, o usa tu contraseña.',
    en: 'We could not verify that passkey. Try again, or use your password.',
  },
  passkeys_full: ({ max }) => ({
    es: `Puedes tener hasta ${max} llaves de acceso. Quita una para agregar otra.`,
    en: `You can have up to ${max} passkeys. Remove one to add another.`,
  }),
  trip_in_another_account: {
    es: 'Ese viaje ya está en la cuenta de otra persona. Lo puedes abrir en «Mi reservación» con su clave.',
    en: 'That trip is already in someone else’s account. You can open it under “My reservation” with its code.',
  },
  agency_key_invalid: {
    es: 'La clave de agencia no es válida o ya no está activa. No se vendió nada.',
    en: 'The agency key is not valid or no longer active. Nothing was sold.',
  },
  agency_limit_exceeded: {
    es: 'Esta venta rebasa el límite de crédito de la agencia. No se vendió nada. Paga el saldo o usa otra forma de pago.',
    en: 'This sale exceeds the credit limit of the agency. Nothing was sold. Pay the balance or use another payment method.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
