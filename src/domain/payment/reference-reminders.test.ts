import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Reminder, referenceReminderDue } from '#domain/payment/reference-reminders.ts';
import { after, HOUR, instant, MINUTE } from '#kernel/instant.ts';

const SINCE = instant(Date.parse('2026-11-27T18:00:00Z'));

/** For a reference valid for `life` hours: the reminder due after `hours`. */
const due = (life: number, hours: number) =>
  referenceReminderDue({ since: SINCE, payBy: after(SINCE, life * HOUR) }, after(SINCE, hours * HOUR));

describe('what is due', () => {
  test.each<[life: number, hours: number, reminder: Reminder | undefined]>([
    [24, 0, undefined],
    [24, 11.99, undefined],
    [24, 12, 'half'],
    [24, 21.4, 'half'],
    [24, 21.6, undefined], // the last reminder is near
    [24, 22, 'last'],
    [24, 23.99, 'last'],
    [24, 24, undefined],
    [5, 2.4, undefined],
    [5, 2.5, 'half'],
    [5, 3, 'last'],
    [4.5, 2.25, undefined], // a quarter of an hour before the last reminder
    [4.5, 2.5, 'last'],
    [4, 1.99, undefined],
    [4, 2, 'last'], // both due at the same time are one
    [3, 1, 'last'],
    [3, 1.5, 'half'],
    [2.4, 0.4, undefined], // the reference was just given
    [2.4, 1.2, 'half'],
    [2, 0, undefined],
    [2, 1, 'half'],
  ])('of %f hours after %f: %s', (life, hours, reminder) => {
    expect(due(life, hours)).toBe(reminder);
  });
});

test('never two of them within half an hour, whenever somebody looks', () => {
  const minutes = fc.integer({ min: 90, max: 24 * 60 });
  const looks = fc.array(fc.integer({ min: 0, max: 24 * 60 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(minutes, looks, (life, times) => {
      const sent = new Map<Reminder, number>();
      for (const minute of times.toSorted((a, b) => a - b)) {
        const which = due(life / 60, minute / 60);
        if (which && !sent.has(which)) sent.set(which, minute);
      }
      const [first, second] = [...sent.values()];
      return first === undefined || second === undefined || second - first >= 30;
    }),
  );
});

test('somebody who looks every minute is reminded of every reference', () => {
  for (let life = 90; life <= 24 * 60; life += 15) {
    const all = Array.from({ length: life }, (_, minute) =>
      referenceReminderDue({ since: SINCE, payBy: after(SINCE, life * MINUTE) }, after(SINCE, minute * MINUTE)),
    );
    expect([life, new Set(all.filter(Boolean)).size]).not.toEqual([life, 0]);
  }
});
