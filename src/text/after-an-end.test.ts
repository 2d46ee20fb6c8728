import { expect, test } from 'vitest';
import { adventureText } from '#text/adventures/words.ts';
import { internetText } from '#text/internet/page.ts';

test('a cancelled adventure promises no more than its conditions give back', () => {
  expect(adventureText.cancelled.es).not.toMatch(/[Tt]u dinero|todo/);
  expect(adventureText.cancelled.en).not.toMatch(/[Yy]our money|all of it|full/);
});

test('whoever paid for internet too late is told of the refund', () => {
  expect(internetText.states.over.lead.es).toMatch(/[Ss]i ya pagaste, te devolvemos/);
  expect(internetText.states.over.lead.en).toMatch(/[Ii]f you did pay, you get a full refund/);
});
