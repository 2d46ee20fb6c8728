import { expect, test } from 'vitest';
import { instant } from '#kernel/instant.ts';
import { answering, drawnPage } from '#testing/drawn-page.ts';
import type { Lang } from '#text/lang.ts';
import { getPayments, type PurchaseView } from '#wire/my-account.ts';
import * as paths from '#wire/page-paths.ts';

const now = instant(Date.UTC(2026, 10, 29));

type Joint = PurchaseView['payments'][number]['joint'];

const drawn = async (lang: Lang, joint: Joint) => {
  const purchase: PurchaseView = {
    code: 'PCG1DAGCD5',
    journey: { origin: 'Guadalajara', destination: 'Tepic', date: '2026-11-20' },
    payments: [
      {
        payment_id: 'p1',
        concept: 'trip',
        description: null,
        folios: [],
        amount: 50_000,
        method: 'credit',
        paid_at: '2026-11-18T10:00:00-06:00',
        check_in: false,
        forwarding: true,
        refusal: 'already_invoiced',
        invoice_id: 'i1',
        joint,
      },
    ],
    order: null,
  };
  const call = answering(new Map([[getPayments, { reservations: [purchase], page: 1, pages: 1 }]]));
  return (await drawnPage(paths.myPayments[lang], { now, call })).text;
};

test.each<[Lang, NonNullable<Joint>, string]>([
  ['es', { codes: ['AAA', 'BBB'], whole: true }, 'Factura conjunta con AAA, BBB<'],
  ['en', { codes: ['AAA', 'BBB'], whole: true }, 'Joint invoice with AAA, BBB<'],
  ['es', { codes: ['AAA'], whole: false }, 'Factura conjunta con AAA y otras compras<'],
  ['en', { codes: ['AAA'], whole: false }, 'Joint invoice with AAA and other purchases<'],
  ['es', { codes: [], whole: false }, 'Factura conjunta con otras compras<'],
  ['en', { codes: [], whole: false }, 'Joint invoice with other purchases<'],
])('in %s a payment on a joint invoice says so: %o', async (lang, joint, says) => {
  expect(await drawn(lang, joint)).toContain(says);
});

test('two purchases of one route have names of their own for who hears them', async () => {
  const html = await drawn('es', null);
  const [, names = ''] = /<section[^>]* aria-labelledby="([^"]*)"/.exec(html) ?? [];
  const heard = names.split(' ').map((id) => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1]);
  expect(heard.join(' ')).toContain('Tepic');
  expect(heard.join(' ')).toContain('PCG1DAGCD5');
});

test.each<Lang>(['es', 'en'])('in %s a payment on an invoice of its own says nothing of others', async (lang) => {
  expect(await drawn(lang, null)).not.toMatch(/conjunta|joint/i);
});
