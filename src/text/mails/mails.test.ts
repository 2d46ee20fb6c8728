import { describe, expect, test } from 'vitest';
import { changePaymentMails } from '#text/mails/change-payment.ts';
import { mailFrame } from '#text/mails/frame.ts';
import { invoiceMails } from '#text/mails/invoices.ts';
import { openPaymentMail } from '#text/mails/open-payment.ts';
import { byLinkMails } from '#text/mails/paid-by-link.ts';
import { proofMails } from '#text/mails/proofs.ts';
import { refundMails } from '#text/mails/refunds.ts';
import { ticketMails } from '#text/mails/tickets.ts';
import { storeReferenceMails } from '#text/mails/store-references.ts';
import type { Message } from '#text/message.ts';

type Entry = readonly [path: string, message: Message];

const isMessage = (value: object): value is Message => 'es' in value && 'en' in value;

/** Every text; texts with parameters are rendered with sample values. */
function messagesOf(value: unknown, path: string): readonly Entry[] {
  if (typeof value === 'function')
    return messagesOf((value as (...words: string[]) => unknown)('UNO', 'DOS', 'TRES'), path);
  if (typeof value !== 'object' || value === null) return [];
  if (isMessage(value)) return [[path, value]];
  return Object.entries(value).flatMap(([name, part]) => messagesOf(part, `${path}.${name}`));
}

const ALL = Object.entries({
  mailAround: mailFrame,
  invoiceMails,
  byLinkMails,
  changePaymentMails,
  openPaymentMail,
  proofMails,
  refundMails,
  ticketMails,
  voucherMails: storeReferenceMails,
}).flatMap(([name, texts]) => messagesOf(texts, name));

/** Proper names are the same in every language. */
const SAME = new Set(['voucherMails.stores.oxxo']);

test('who gave no first name is greeted without one', () => {
  expect(mailFrame.greeting('')).toEqual({ es: 'Hola:', en: 'Hello,' });
  expect(mailFrame.greeting('Ana')).toEqual({ es: 'Hola, Ana:', en: 'Hello Ana,' });
});

describe('every text of an e-mail', () => {
  test.each(ALL)('%s is there in both languages', (path, { es, en }) => {
    for (const text of [es, en]) expect(text).not.toMatch(/^\s*$|undefined|\s{2}|^\s|\s$/);
    if (!SAME.has(path)) expect(es).not.toBe(en);
    for (const given of ['UNO', 'DOS', 'TRES']) expect(es.includes(given)).toBe(en.includes(given));
  });

  test('they are many', () => {
    expect(ALL.length).toBeGreaterThan(60);
  });
});
