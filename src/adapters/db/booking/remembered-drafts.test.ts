import { expect, test } from 'vitest';
import type { StoredReservation } from '#app/booking/ports.ts';
import type { ReservationCode } from '#kernel/ids.ts';
import { rememberedDrafts } from './remembered-drafts.ts';

const SESSION = new Uint8Array(32).fill(1);
const codeOf = (number: number) => `C${number}` as ReservationCode;
const draft = (number: number, holdUntil?: number) =>
  ({ reservation: { code: codeOf(number), holdUntil }, version: 1 }) as unknown as StoredReservation;

function wrote(number: number, holdUntil?: number, drafts = rememberedDrafts()) {
  const before = draft(number);
  drafts.readFor(before, SESSION);
  drafts.wrote(before, draft(number, holdUntil));
  return drafts;
}

test('what a session wrote is remembered for it, and can be forgotten', () => {
  const drafts = wrote(1);
  expect(drafts.of(codeOf(1), SESSION)).toEqual(draft(1));
  expect(drafts.of(codeOf(1), new Uint8Array(32))).toBeUndefined();
  drafts.forget(codeOf(1));
  expect(drafts.of(codeOf(1), SESSION)).toBeUndefined();
});

test('a draft that was read for nobody is not remembered', () => {
  const drafts = rememberedDrafts();
  drafts.wrote(draft(1), draft(1));
  expect(drafts.of(codeOf(1), SESSION)).toBeUndefined();
});

test('seats end the memory: others end their hold', () => {
  const drafts = wrote(1);
  wrote(1, 5, drafts);
  expect(drafts.of(codeOf(1), SESSION)).toBeUndefined();
});

test('the oldest are forgotten', () => {
  const drafts = rememberedDrafts();
  for (let number = 0; number <= 2_000; number += 1) wrote(number, undefined, drafts);
  expect(drafts.of(codeOf(0), SESSION)).toBeUndefined();
  expect(drafts.of(codeOf(1), SESSION)).toBeDefined();
});
