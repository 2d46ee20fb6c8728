import { describe, expect, test } from 'vitest';
import { sharesText } from '#text/back-shares.ts';
import { moneyBackText } from '#text/money-back.ts';
import { paidByLink } from '#text/paid-by-link.ts';

const LANGS = ['es', 'en'] as const;

describe('where money goes back to', () => {
  test('one source, two, and all three, each with its amount', () => {
    const [card, cash, points] = [
      { from: 'provider', amount: '$ 1' },
      { from: 'cash', amount: '$ 2' },
      { from: 'account', amount: '$ 3' },
    ] as const;
    expect(sharesText([card]).es).toBe('$ 1 a la tarjeta o la cuenta con que pagaste');
    expect(sharesText([card, cash]).en).toBe(
      '$ 1 to the card or account you paid with and $ 2 by bank transfer for what you paid in cash (we write to agree on it)',
    );
    for (const lang of LANGS) expect(sharesText([card, cash, points])[lang]).toMatch(/\$ 1 .*, \$ 2 .* (y|and) \$ 3 /);
  });
});

test.each(LANGS)('in %s what whoever had a payment link paid goes back to them', (lang) => {
  const theirs = (from: 'provider' | 'cash') => sharesText([{ from, amount: '$ 1', isByLink: true }])[lang];
  for (const said of [theirs('provider'), theirs('cash')]) {
    expect(said).toMatch(/^\$ 1 .*(a quien pagó|to whoever paid)/);
    expect(said).not.toMatch(/pagaste|you paid/);
  }
  expect(theirs('cash')).toMatch(/depósito|transfer/);
});

describe('what is said of money that was given back', () => {
  test.each([...Object.entries(moneyBackText.money), ...Object.entries(paidByLink.money)])(
    '%s names its amount in both languages',
    (_, text) => {
      const { es, en } = text('$ 650.00');
      expect(es).not.toBe(en);
      for (const said of [es, en]) expect(said).toMatch(/^\$ 650\.00\b.*\.$/);
    },
  );

  test.each(LANGS)('in %s no bank is spoken of where none is concerned, and nothing is by hand that is not', (lang) => {
    const { due, by_hand: byHand, paid, paid_by_hand: paidByHand, ...accounts } = moneyBackText.money;
    for (const text of [due, paid]) expect(text('$ 1')[lang]).not.toMatch(/depósito|transfer|acord|agree/);
    for (const text of [byHand, paidByHand]) expect(text('$ 1')[lang]).not.toMatch(/donde pagaste|way you paid/);
    for (const text of Object.values(accounts)) expect(text('$ 1')[lang]).not.toMatch(/banco|bank|días|days/);
    for (const text of [due, byHand]) expect(text('$ 1')[lang]).not.toMatch(/devueltos|given back/);
  });
});
