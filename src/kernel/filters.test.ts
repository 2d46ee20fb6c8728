import { describe, expect, test } from 'vitest';
import {
  capitalise,
  digitsOnly,
  lettersOnly,
  lowerCase,
  maskedEmail,
  signedDigits,
  tidy,
  upperCase,
} from '#kernel/filters.ts';

describe.each([
  [
    digitsOnly,
    [
      ['33 1234-5678', '3312345678'],
      ['-12', '12'],
      ['abc', ''],
      ['', ''],
    ],
  ],
  [
    signedDigits,
    [
      ['-12', '-12'],
      [' -1a2', '-12'],
      ['1-2', '12'],
      ['--3', '-3'],
      ['12', '12'],
    ],
  ],
  [
    lettersOnly,
    [
      ['María José 2', 'María José '],
      ['Ñandú_Güera!', 'ÑandúGüera'],
      ['  Ana   Sofía', 'Ana Sofía'],
      ['Jose\u0301', 'José'],
      ['123', ''],
    ],
  ],
  [
    upperCase,
    [
      ['ñandú', 'ÑANDÚ'],
      ['a1', 'A1'],
    ],
  ],
  [
    lowerCase,
    [
      ['ÑANDÚ', 'ñandú'],
      ['Á', 'á'],
    ],
  ],
  [
    capitalise,
    [
      ['maría JOSÉ', 'María José'],
      ['ángel de la o', 'Ángel De La O'],
      ['ana-sofía', 'Ana-Sofía'],
      ["o'connor", "O'connor"],
      ['', ''],
    ],
  ],
  [
    tidy,
    [
      ['  Ana \t Sofía ', 'Ana Sofía'],
      ['Jose\u0301', 'José'],
    ],
  ],
  [
    maskedEmail,
    [
      ['maria.lopez@example.com', 'ma***@e***.com'],
      ['ab@ab.mx', 'a***@a***.mx'],
      ['a@b.co', 'a***@b***.co'],
      ['x@mail.example.com.mx', 'x***@m***.mx'],
      ['no es correo', '***'],
      ['', '***'],
    ],
  ],
])('%o', (filter, cases) => {
  test.each(cases)('"%s" becomes "%s"', (typed, kept) => {
    expect(filter(typed!)).toBe(kept);
  });

  test('is the same when done twice', () => {
    if (filter === maskedEmail) return;
    for (const [typed] of cases) expect(filter(filter(typed!))).toBe(filter(typed!));
  });
});
