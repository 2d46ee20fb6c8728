import { expect, test } from 'vitest';
import { type AdviceQuestion, adviseDiscounts } from '#domain/booking/discount-advice.ts';
import { NO_NEWS } from '#domain/timetable/run.ts';
import { localDate } from '#kernel/instant.ts';

const question: AdviceQuestion = {
  party: { adult: 1, student: 2 },
  date: localDate('2026-12-24'),
  windows: [{ startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-06') }],
  service: { discountsApply: true },
  left: { freeSeats: 20, student: 8, teacher: 2, inapam: 2, news: NO_NEWS },
};

test.each<[string, Partial<AdviceQuestion>, readonly object[]]>([
  ['all is well', {}, []],
  ['adults need none', { party: { adult: 3, infant: 1 }, service: { discountsApply: false } }, []],
  ['the return lies outside', { date: localDate('2027-01-08') }, [{ type: 'student', reason: 'rate_does_not_hold' }]],
  ['an open journey', { date: undefined }, [{ type: 'student', reason: 'rate_does_not_hold' }]],
  ['luxury', { service: { discountsApply: false } }, [{ type: 'student', reason: 'service_without_discounts' }]],
  [
    'one seat left',
    { left: { freeSeats: 20, student: 1, teacher: 2, inapam: 2, news: NO_NEWS } },
    [{ type: 'student', reason: 'quota_short', left: 1 }],
  ],
  [
    'several at once',
    {
      party: { minor: 1, inapam: 1, teacher_flex: 1 },
      left: { freeSeats: 20, student: 8, teacher: 2, inapam: 0, news: NO_NEWS },
    },
    [
      { type: 'inapam', reason: 'quota_short', left: 0 },
      { type: 'teacher_flex', reason: 'rate_does_not_hold' },
    ],
  ],
])('%s', (_name, over, advice) => {
  expect(adviseDiscounts({ ...question, ...over })).toEqual(advice);
});
