import { expect, test } from 'vitest';
import type { FormErrors } from '#web/page.ts';
import { findErrors } from './look-up.ts';

test('what is missing is asked for in both languages, by what it is the proof of', () => {
  const errors: FormErrors = [
    { code: 'phone_required', field: 'phone', message: 'Escribe algo.' },
    { code: 'last_name_required', field: 'last_name', message: 'Escribe algo.' },
  ];
  expect(findErrors(errors, 'es').map(({ text }) => text)).toEqual([
    'Escribe el teléfono con el que se compró.',
    'Escribe el apellido de quien viaja o compró.',
  ]);
  expect(findErrors(errors, 'en').map(({ text }) => text)).toEqual([
    'Enter the phone number it was bought with.',
    'Enter the last name of who travels or bought.',
  ]);
});
