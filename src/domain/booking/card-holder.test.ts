import { id } from '#kernel/ids.ts';
import { describe, expect, test } from 'vitest';
import { isSameName, withTierOf } from '#domain/booking/card-holder.ts';
import type { Passenger } from '#domain/booking/reservation.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';

const NOBODY = { departure: undefined, return: undefined };
const CARD = { id: id<'traveller'>('ana'), firstName: 'Ana', lastName: 'López Peña', tier: 'golden' } as const;

const party = (...names: readonly (readonly [string, string, PassengerType?])[]): readonly Passenger[] =>
  names.map(([firstName, lastName, type = 'adult'], index) => ({
    position: index + 1,
    type,
    firstName,
    lastName,
    tier: undefined,
    seats: NOBODY,
  }));

const tiers = (passengers: readonly Passenger[]) => withTierOf(passengers, CARD).map(({ tier }) => tier);

describe('the tier of a card goes', () => {
  test.each<[string, readonly Passenger[], readonly (string | undefined)[]]>([
    ['with its holder alone', party(['Beto', 'Ruiz'], ['Ana', 'López Peña']), [undefined, 'golden']],
    ['with a name typed without accents or capitals', party(['ANA', 'lopez PEÑA']), ['golden']],
    ['with the first of two namesakes', party(['Ana', 'López Peña'], ['Ana', 'López Peña']), ['golden', undefined]],
    [
      'with no child of that name',
      party(['Ana', 'López Peña', 'minor'], ['Ana', 'López Peña', 'infant']),
      [undefined, undefined],
    ],
    ['with nobody of whom the holder buys for', party(['Ana', 'López'], ['Ana', 'López Pena']), [undefined, undefined]],
  ])('%s', (_, passengers, expected) => {
    expect(tiers(passengers)).toEqual(expected);
  });

  test('beside the tier another passenger has already', () => {
    const [first, second] = party(['Beto', 'Ruiz'], ['Ana', 'López Peña']);
    expect(tiers([{ ...first!, tier: 'classic' }, second!])).toEqual(['classic', 'golden']);
  });
});

test('an ñ is a letter of its own', () => {
  expect(isSameName({ firstName: 'Ana', lastName: 'Peña' }, { firstName: 'Ana', lastName: 'Pena' })).toBe(false);
  expect(isSameName({ firstName: 'José', lastName: 'Díaz' }, { firstName: 'Jose', lastName: 'DIAZ' })).toBe(true);
});
