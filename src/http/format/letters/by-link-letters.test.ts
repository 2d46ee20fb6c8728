import { describe, expect, test } from 'vitest';
import type { NoticeTopic } from '#app/announcement.ts';
import type { NoticeOptions } from '#http/format/letters/testing/notice.ts';
import { said } from '#http/format/letters/testing/write.ts';
import { centavos } from '#kernel/money.ts';

const share = { from: 'provider', amount: centavos(160_000), state: 'due' } as const;
const WORDS = {
  es: {
    yours: /te devolv|devuelto|pagaste|[Tt]u (dinero|banco|pago)|diferencia es tuya|Te vamos/,
    theirs: /a quien (lo )?pag|a quien lo hizo/,
  },
  en: {
    yours: /[Yy]ou paid|[Yy]our (money|bank|payment)|refund(ed|ing)? you|you back|you used|is yours/,
    theirs: /whoever (paid|made)/,
  },
} as const;
const DELAYED: readonly (readonly [NoticeTopic, (isByLink: true | undefined) => NoticeOptions])[] = [
  ['delay.notice', (isByLink) => ({ refunds: [{ ...share, isByLink }] })],
  ['delay.notice', (isByLink) => ({ refunds: [{ ...share, from: 'cash', isByLink }] })],
  ['service.notice', (isByLink) => ({ refunds: [{ ...share, isByLink }] })],
  ['tickets.given_back', (isByLink) => ({ refunds: [{ ...share, isByLink }] })],
  ['tickets.given_back', (isByLink) => ({ refunds: [{ ...share, state: 'by_hand', isByLink }] })],
  ['refund.returned', (isByLink) => ({ payload: { by_link: isByLink ?? false } })],
  ['refund.returned', (isByLink) => ({ payload: { by_hand: true, by_link: isByLink ?? false } })],
  ['refund.due', (isByLink) => ({ payment: { isByLink: isByLink ?? false } })],
  ['refund.due', (isByLink) => ({ payment: { method: 'credit', isByLink: isByLink ?? false } })],
  ['refund.due', (isByLink) => ({ payment: { isByLink: isByLink ?? false }, reservation: { status: 'approved' } })],
  ['refund.paid', (isByLink) => ({ payment: { isByLink: isByLink ?? false } })],
  ['refund.paid', (isByLink) => ({ payment: { method: 'credit', isByLink: isByLink ?? false } })],
];

describe.each(['es', 'en'] as const)('in %s', (lang) => {
  const { yours, theirs } = WORDS[lang];

  test.each(DELAYED)('%s: what somebody with a payment link paid is theirs', (topic, wish) => {
    const letter = said(topic, { lang, ...wish(true) });
    expect(letter).toMatch(theirs);
    expect(letter).not.toMatch(yours);
  });

  test.each(DELAYED)('%s: what the owner paid is the owner’s', (topic, wish) => {
    const letter = said(topic, { lang, ...wish(undefined) });
    expect(letter).toMatch(yours);
    expect(letter).not.toMatch(theirs);
  });
});

test('the difference that somebody else paid is not offered as credit', () => {
  const offered = (isByLink: true | undefined) => said('service.notice', { refunds: [{ ...share, isByLink }] });
  expect(offered(undefined)).toContain('O te damos $ 150.00 de saldo');
  expect(offered(true)).not.toContain('saldo');
});

test('a letter left by a release that did not record it speaks as before', () => {
  expect(said('refund.returned', { payload: { to_account: false } })).toContain('Te devolvimos');
});
