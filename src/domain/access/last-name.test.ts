import { assert, nat, pre, property, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLastNameOf } from './last-name.ts';

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
  ["'", ['García'], false],
  ['García', [], false],
])('%j of %j: %s', (typed, onFile, expected) => {
  expect(isLastNameOf(typed, onFile)).toBe(expected);
});

describe('a first surname of several words', () => {
  test.each([
    ['Montes de Oca', 'Montes de Oca Rivera'],
    ['MONTES DE OCA', 'Montes de Oca Rivera'],
    ['San Martín', 'San Martín Ruiz'],
    ['Santa Anna', 'Santa Anna Pérez'],
    ['Ponce de León', 'Ponce de León Ávila'],
    ['García', 'García de León'],
    ['van der Meer', 'Van der Meer Solís'],
    ['Vander Meer', 'Van der Meer Solís'],
    ['Díaz Mirón', 'Díaz Mirón Castro'],
    ["O'Farrill", "O'Farrill Gómez"],
    ['O’Farrill', "O'Farrill Gómez"],
    ['OFarrill', "O'Farrill Gómez"],
    ['o farrill', "O'Farrill Gómez"],
    ['Sánchez-Navarro', 'Sánchez-Navarro Luna'],
    ['Sanchez Navarro', 'Sánchez-Navarro Luna'],
    ['SanchezNavarro', 'Sánchez-Navarro Luna'],
    ["D'Angelo", 'DAngelo Ríos'],
    ['Li', 'Li'],
    ['San', 'San'],
  ])('%j names %j', (typed, onFile) => {
    expect(isLastNameOf(typed, [onFile])).toBe(true);
  });

  test.each([
    ['O', "O'Farrill Gómez"],
    ['Farrill', "O'Farrill Gómez"],
    ['San', 'San Martín Ruiz'],
    ['Santa', 'Santa Anna Pérez'],
    ['Montes de', 'Montes de Oca Rivera'],
    ['Oca', 'Montes de Oca Rivera'],
    ['Sanchez', 'Sánchez-Navarro Luna'],
    ['Mon', 'Montes de Oca Rivera'],
    ['van', 'Van der Meer Solís'],
    ['van der', 'Van der Meer Solís'],
    ['Rivera', 'Montes de Oca Rivera'],
    ['Montes Rivera', 'Montes de Oca Rivera'],
  ])('%j does not name %j', (typed, onFile) => {
    expect(isLastNameOf(typed, [onFile])).toBe(false);
  });
});

test('no part of a word, from the start or the end, names anybody', () => {
  const word = stringMatching(/^[A-Z][a-z]{3,9}$/);
  assert(
    property(word, word, nat(), (first, second, cut) => {
      const onFile = [`${first} ${second}`];
      expect(isLastNameOf(first, onFile)).toBe(true);
      const part = first.slice(0, 1 + (cut % (first.length - 1)));
      expect(isLastNameOf(part, onFile)).toBe(false);
      pre(second !== first);
      expect(isLastNameOf(second, onFile)).toBe(false);
    }),
  );
});
