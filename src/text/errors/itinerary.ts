import type { ErrorCode } from '#domain/errors.ts';
import type { Text } from '#text/message.ts';

export const itineraryErrors = {
  code_required: {
    es: 'Escribe el código de tu reservación: diez letras y números, en tu boleto o en el correo.',
    en: 'Enter your reservation code: ten letters and numbers, on your ticket or in the e-mail.',
  },
  last_name_or_pin_required: {
    es: 'Escribe el apellido de quien viaja o el NIP.',
    en: 'Enter the last name of somebody who travels, or the PIN.',
  },
  puzzle_required: {
    es: 'Hay muchas búsquedas en este momento. Espera un minuto y vuelve a buscar; con JavaScript activado no hace falta esperar.',
    en: 'There are many look-ups at this moment. Wait a minute and try again; with JavaScript on there is no need to wait.',
  },
  one_time_code_wrong: {
    es: 'Ese código no es correcto o ya venció. Revisa el último correo que te enviamos o pide otro.',
    en: 'That code is not right, or it has expired. Check the last e-mail we sent you, or ask for another one.',
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
