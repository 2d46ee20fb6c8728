import { expect, test } from 'vitest';
import { detailFaults, tidyDetails } from '#domain/loyalty/details.ts';

const ANA = { firstName: 'Ana', lastName: 'López', birthday: '29/02' };

test.each([
  [ANA, []],
  [{ ...ANA, birthday: undefined }, []],
  [{ ...ANA, birthday: ' ' }, []],
  [{ ...ANA, birthday: '31/04' }, [['birthday_invalid', 'birthday']]],
  [{ ...ANA, birthday: '1999-02-03' }, [['birthday_invalid', 'birthday']]],
  [
    { firstName: '', lastName: '李', birthday: '1/1' },
    [
      ['first_name_required', 'first_name'],
      ['name_not_latin', 'last_name'],
      ['birthday_invalid', 'birthday'],
    ],
  ],
])('%j is refused with %j', (details, faults) => {
  expect(detailFaults(details).map(({ code, field }) => [code, field])).toEqual(faults);
});

test('details are kept without stray spaces, and a birthday that is not said is absent', () => {
  const typed = { firstName: ' Ana  María ', lastName: 'López ', birthday: ' 01/12 ', offers: true };
  expect(tidyDetails(typed)).toEqual({
    firstName: 'Ana María',
    lastName: 'López',
    birthday: '01/12',
    offers: true,
  });
  expect(tidyDetails({ ...ANA, offers: false, birthday: ' ' }).birthday).toBeUndefined();
});
