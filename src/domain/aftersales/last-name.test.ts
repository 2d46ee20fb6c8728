import { expect, test } from 'vitest';
import { isLastNameOf } from '#domain/aftersales/last-name.ts';

test.each([
  ['Muñoz Peña', ['Muñoz Peña'], true],
  ['munoz pena', ['Muñoz Peña'], true],
  ['MUÑOZ', ['Muñoz Peña'], true],
  ['Peña', ['Muñoz Peña'], false],
  ['de la cruz', ['De la Cruz Ortíz'], true],
  ['de', ['De la Cruz Ortíz'], false],
  ['la cruz', ['De la Cruz Ortíz'], false],
  ["O'Neil", ["O'Neil"], true],
  ['Garcia-Lopez', ['García López'], true],
  ['López', ['García', 'López'], true],
  ['', [''], false],
  ['  ', ['García'], false],
  ['García', [], false],
])('%j of %j: %s', (typed, onFile, expected) => {
  expect(isLastNameOf(typed, onFile)).toBe(expected);
});
