import { expect, test } from 'vitest';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, passwordLacks } from '#domain/loyalty/password-policy.ts';
import { say } from '#text/message.ts';
import { PASSWORD_TEXTS } from '#text/password.ts';

test('everything an empty password lacks is said in both languages (M198)', () => {
  const figures = { min: MIN_PASSWORD_LENGTH, max: MAX_PASSWORD_LENGTH };
  expect(passwordLacks('').map((lack) => say(PASSWORD_TEXTS[lack], figures))).toEqual([
    { es: 'Usa de 8 a 128 caracteres.', en: 'Use 8 to 128 characters.' },
    { es: 'Agrega una letra mayúscula.', en: 'Add an uppercase letter.' },
    { es: 'Agrega un número.', en: 'Add a digit.' },
    { es: 'Agrega un carácter especial, como # o !.', en: 'Add a special character, such as # or !.' },
  ]);
});
