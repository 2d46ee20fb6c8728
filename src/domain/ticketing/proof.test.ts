import { expect, test } from 'vitest';
import { quoteReservation } from '#domain/fares/quote-reservation.ts';
import { proofChecklist } from '#domain/ticketing/proof.ts';
import { localDate } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

test('each type brings its proof and knows what forgetting it costs', () => {
  const journey = { adultFare: centavos(60_000), date: localDate('2026-12-24'), discountsApply: true };
  const { tickets } = quoteReservation({
    passengers: ['student', 'adult', 'student', 'infant', 'teacher'],
    journeys: { departure: journey, return: { ...journey, date: localDate('2027-01-08') } },
    round: true,
    windows: [{ startsOn: localDate('2026-12-21'), endsOn: localDate('2027-01-06') }],
  });
  expect(proofChecklist(tickets)).toEqual([
    { type: 'adult', proof: 'official_id', dueIfForgotten: 0 },
    { type: 'infant', proof: 'age_of_child', dueIfForgotten: 0 },
    { type: 'student', proof: 'student_certificate', dueIfForgotten: 60_000 },
    { type: 'teacher', proof: 'teacher_certificate', dueIfForgotten: 15_000 },
  ]);
});
