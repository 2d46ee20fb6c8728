import { expect, test } from 'vitest';
import { MAX_SAVED_PASSENGERS, savedPassengerFaults } from '#domain/loyalty/saved-passenger.ts';

const EVA = { firstName: 'Eva', lastName: 'Ruiz' };

test.each([
  [EVA, 0, []],
  [EVA, MAX_SAVED_PASSENGERS - 1, []],
  [EVA, MAX_SAVED_PASSENGERS, ['saved_passengers_full']],
  [{ ...EVA, lastName: ' ' }, 0, ['last_name_required']],
  [{ firstName: '', lastName: '' }, MAX_SAVED_PASSENGERS, ['first_name_required', 'last_name_required']],
])('%j beside %i others is refused with %j', (name, others, codes) => {
  expect(savedPassengerFaults(name, others).map(({ code }) => code)).toEqual(codes);
});
