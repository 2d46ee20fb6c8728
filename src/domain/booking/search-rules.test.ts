import { describe, expect, test } from 'vitest';
import { requestedOutbound, requestedReturn, type SearchInput } from '#domain/booking/search-request.ts';
import { type KnownNetwork, type SearchContext, validateSearch } from '#domain/booking/search-rules.ts';
import type { PassengerType } from '#domain/fares/passenger-type.ts';
import { localDate } from '#kernel/instant.ts';

const context: SearchContext = {
  today: localDate('2026-11-27'),
  windows: [{ startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-06') }],
  network: { isStop: () => true, sellsFrom: () => true, serves: () => true },
  promoUsable: true,
};
const good: SearchInput = {
  origin: 'TLQ',
  destination: 'PVR',
  round: true,
  departure: { date: '2026-12-01', open: false },
  return: { date: '2026-12-04', open: false },
  passengers: ['adult'],
  promo: null,
};
const NOTHING: KnownNetwork = { isStop: () => false, sellsFrom: () => false, serves: () => false };
const served = (ways: readonly string[], stops: readonly string[] = ['TLQ', 'PVR']): KnownNetwork => ({
  isStop: (id) => stops.includes(id),
  sellsFrom: () => true,
  serves: (from, to) => ways.includes(`${from} ${to}`),
});
const many = (n: number, type: PassengerType): PassengerType[] => Array.from({ length: n }, () => type);
const faults = (over: Partial<SearchInput>, world: Partial<SearchContext> = {}) =>
  validateSearch({ ...good, ...over }, { ...context, ...world }).map(({ code, field }) => `${field} ${code}`);

test('a complete search passes', () => {
  expect(faults({})).toEqual([]);
});

test('an empty form is refused at each of its fields (M3, M4)', () => {
  const empty = { origin: '', destination: '', departure: {}, return: {}, passengers: [] };
  expect(faults(empty, { network: NOTHING })).toEqual([
    'origin origin_required',
    'destination destination_required',
    'departure.date departure_required',
    'passengers passengers_required',
  ]);
});

describe('the pair', () => {
  test.each([
    ['not served', {}, { network: served([]) }, ['destination pair_not_served']],
    ['to where it starts', { destination: 'TLQ' }, {}, ['destination pair_not_served']],
    ['half missing', { origin: '' }, {}, ['origin origin_required']],
    ['from a place nobody knows', {}, { network: served([], ['PVR']) }, ['origin origin_unknown']],
    ['to a place nobody knows', {}, { network: served([], ['TLQ']) }, ['destination destination_unknown']],
    [
      'from where nobody gets on',
      {},
      { network: { ...served([]), sellsFrom: () => false } },
      ['origin destinations_not_found'],
    ],
    ['to where nobody gets on, and back', {}, { network: served(['TLQ PVR']) }, ['destination return_not_served']],
    ['to where nobody gets on, one way', { round: false }, { network: served(['TLQ PVR']) }, []],
  ])('%s', (_name, over, world, expected) => {
    expect(faults(over, world)).toEqual(expected);
  });
});

describe('the dates (M4, M5, M7, T12, T23, T24)', () => {
  const oneWay = (date: string | undefined, open?: boolean) => ({ round: false, departure: { date, open } });
  test.each<[string, Partial<SearchInput>, string[]]>([
    ['today', oneWay('2026-11-27'), []],
    ['yesterday', oneWay('2026-11-26'), ['departure.date departure_in_past']],
    ['the last day on sale', oneWay('2027-02-25'), []],
    ['a day too far', oneWay('2027-02-26'), ['departure.date departure_beyond_horizon']],
    ['not a day of the calendar', oneWay('2026-02-30'), ['departure.date date_impossible']],
    ['nothing', oneWay(undefined), ['departure.date departure_required']],
    ['open', oneWay(undefined, true), []],
    ['open with a date left in the field', oneWay('2026-11-26', true), []],
    ['one way ignores the return', { round: false, return: { date: '2026-01-01' } }, []],
    ['return the same day', { return: { date: '2026-12-01' } }, []],
    ['return before', { return: { date: '2026-11-30' } }, ['return.date return_before_departure']],
    ['return too far', { return: { date: '2027-02-26' } }, ['return.date departure_beyond_horizon']],
    ['return untouched: open', { return: {} }, []],
    ['return closed without a date', { return: { open: false } }, ['return.date return_required']],
    ['return with an impossible date', { return: { date: '2026-13-01' } }, ['return.date date_impossible']],
    [
      'departure with an impossible date, return dated',
      { departure: { date: '2026-02-31' } },
      ['departure.date date_impossible'],
    ],
    ['dated return, open departure', { departure: { open: true } }, ['return.date return_needs_departure']],
    [
      'dated return, no departure',
      { departure: {} },
      ['departure.date departure_required', 'return.date return_needs_departure'],
    ],
    ['both open', { departure: { open: true }, return: { open: true } }, []],
  ])('%s', (_name, over, expected) => {
    expect(faults(over)).toEqual(expected);
  });

  test('a date chosen for the return wins over its default of open; a ticked open departure wins over a date', () => {
    expect(requestedReturn({ date: '2026-12-04', open: true })).toEqual({ kind: 'dated', date: '2026-12-04' });
    expect(requestedReturn({ date: '' })).toEqual({ kind: 'open' });
    expect(requestedOutbound({ date: '2026-12-04', open: true })).toEqual({ kind: 'open' });
    expect(requestedOutbound({ date: null })).toEqual({ kind: 'missing' });
  });
});

describe('the party (M9, M10, T16, T20, T21)', () => {
  test.each<[string, PassengerType[], string[]]>([
    ['ten', many(10, 'adult'), []],
    ['eleven', many(11, 'adult'), ['passengers_exceeded']],
    ['eleven with an infant among them', [...many(10, 'adult'), 'infant'], ['passengers_exceeded']],
    ['four students', many(4, 'student_flex'), []],
    ['five students', many(5, 'student_flex'), ['students_exceeded']],
    ['two teachers', many(2, 'teacher_flex'), []],
    ['three teachers', many(3, 'teacher_flex'), ['teachers_exceeded']],
    ['two inapam', many(2, 'inapam'), []],
    ['three inapam', many(3, 'inapam'), ['inapam_exceeded']],
    ['a minor alone', ['minor'], ['adult_required']],
    ['an infant alone', ['infant'], ['adult_required']],
    ['a minor with a student', ['minor', 'student_flex'], ['adult_required']],
    ['a minor with inapam', ['minor', 'inapam'], []],
    ['an infant with a teacher', ['infant', 'teacher_flex'], []],
    ['two infants, one adult', ['infant', 'infant', 'adult'], ['infants_exceed_adults']],
    ['two infants, two adults', ['infant', 'infant', 'adult', 'inapam'], []],
    ['a student alone', ['student_flex'], []],
  ])('%s', (_name, passengers, expected) => {
    expect(faults({ passengers })).toEqual(expected.map((code) => `passengers ${code}`));
  });

  test('flex and legal rate share a cap', () => {
    const trip = { departure: { date: '2027-01-06' }, return: { date: '2027-01-08' } };
    const passengers: PassengerType[] = [...many(3, 'student'), ...many(2, 'student_flex')];
    expect(faults({ ...trip, passengers })).toEqual(['passengers students_exceeded']);
  });

  test('the text gets its figure', () => {
    const [first] = validateSearch({ ...good, passengers: many(11, 'adult') }, context);
    expect(first?.params).toEqual({ max: 10 });
  });
});

describe('student and teacher rates (M11, T13, T14, T23)', () => {
  const types = ['student', 'student_flex', 'teacher', 'teacher_flex'] as const;
  test.each(types)('%s cannot be open, either way', (type) => {
    const passengers = [type];
    expect(faults({ passengers, return: {} })).toEqual([`return.date ${type}_cannot_be_open`]);
    expect(faults({ passengers, round: false, departure: { open: true } })).toEqual([
      `departure.date ${type}_cannot_be_open`,
    ]);
    expect(faults({ passengers, departure: { open: true }, return: {} })).toEqual([
      `departure.date ${type}_cannot_be_open`,
    ]);
  });

  const inside = { date: '2026-12-22' };
  const outside = { date: '2026-12-01' };
  const after = { date: '2027-01-08' };
  test.each([
    ['student', 'legal_rate_outside_window', outside, inside],
    ['teacher', 'legal_rate_outside_window', outside, inside],
    ['student_flex', 'flex_rate_inside_window', inside, outside],
    ['teacher_flex', 'flex_rate_inside_window', inside, outside],
  ] as const)('%s is refused only where it holds on no journey', (type, code, wrong, right) => {
    const passengers = [type];
    expect(faults({ passengers, round: false, departure: wrong })).toEqual([`passengers ${code}`]);
    expect(faults({ passengers, round: false, departure: right })).toEqual([]);
    expect(faults({ passengers, departure: wrong, return: wrong })).toEqual([`passengers ${code}`]);
    expect(faults({ passengers, departure: inside, return: after })).toEqual([]);
    expect(faults({ passengers, departure: outside, return: inside })).toEqual([]);
  });

  test('inapam and minors may be open (T73)', () => {
    expect(faults({ passengers: ['inapam', 'minor'], departure: { open: true }, return: {} })).toEqual([]);
  });
});

test.each([
  ['none', null, true, []],
  ['blank', '  ', true, ['promotional_code promo_empty']],
  ['unknown', 'NADA', false, ['promotional_code promo_invalid']],
  ['good', 'PLAYA10', true, []],
])('a promotional code that is %s (M12)', (_name, promo, promoUsable, expected) => {
  expect(faults({ promo }, { promoUsable })).toEqual(expected);
});
