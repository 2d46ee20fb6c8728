import type { PasswordLack } from '#domain/loyalty/password-policy.ts';
import type { Text } from '#text/message.ts';

/** The password requirements not yet met (M198). `min` and `max` are the policy's. */
export const PASSWORD_TEXTS: Readonly<Record<PasswordLack, Text>> = {
  length: ({ min, max }) => ({
    es: `Usa de ${min} a ${max} caracteres.`,
    en: `Use ${min} to ${max} characters.`,
  }),
  uppercase: { es: 'Agrega una letra mayúscula.', en: 'Add an uppercase letter.' },
  digit: { es: 'Agrega un número.', en: 'Add a digit.' },
  special: { es: 'Agrega un carácter especial, como # o !.', en: 'Add a special character, such as # or !.' },
};
