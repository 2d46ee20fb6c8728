import { expect, test } from 'vitest';
import type { NoticeTopic } from '#app/announcement.ts';
import { letterOf } from '#http/format/letters/letter-of.ts';
import { NOW, noticeOf, type NoticeOptions } from '#http/format/letters/testing/notice.ts';
import { centavos } from '#kernel/money.ts';
import { COSTERA } from '#main/costera.ts';

function said(topic: NoticeTopic, wish: NoticeOptions): string {
  const address = () => 'https://anden.example/r?t=SIGNED';
  const pins = { pinOf: () => '482913', codeOf: () => '730254' };
  const write = letterOf({
    sender: COSTERA,
    origin: 'https://anden.example',
    resumeUrl: address,
    invoicingUrl: address,
    pins,
  });
  return JSON.stringify(write(noticeOf(topic, wish), NOW));
}

const refunds = [{ from: 'agency', amount: centavos(160_000), state: 'due' }] as const;

test.each([
  ['tickets.given_back', { refunds }],
  ['refund.returned', { payload: { to_account: true, to_agency: true } }],
] as const)('%s: what an agency paid for is asked back from the agency', (topic, wish) => {
  const letter = said(topic, wish);
  expect(letter).not.toMatch(/banco|efectivo|días hábiles|puntos|que pagaste|por donde pagaste/);
  expect(letter).toMatch(/pídeselo a ella/i);
});

test('delay.notice: the money of a trip that an agency sold goes to the agency', () => {
  const letter = said('delay.notice', { refunds });
  expect(letter).toContain('te devolvemos $ 1,600.00 a la agencia que te vendió el viaje');
});
