import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import { adventureWords } from '#http/adventures/words.ts';
import { voucherBlocks } from '#http/vouchers/letter-blocks.ts';
import { voucherSheet } from '#http/vouchers/sheet.ts';
import { walletVoucher } from '#http/vouchers/wallet-voucher.ts';
import { id } from '#kernel/ids.ts';
import { instant, zone } from '#kernel/instant.ts';
import { isoInZone } from '#kernel/zoned.ts';
import { COSTERA } from '#main/costera.ts';
import { Screen as BasketScreen } from '#web/pages/basket/screen.tsx';
import { VoucherCard } from '#web/vouchers/voucher-card.tsx';

/** A quarter past midnight at the beach, and half past one in the capital of the country. */
const AT = instant(Date.parse('2027-01-02T00:15:00-07:00'));
const ZONE = zone('America/Mazatlan');
const TITLE = { es: 'Estrellas', en: 'Stars' };

const THERE = { es: 'sáb 2 ene 2027, 12:15 a.m. (hora local)', en: 'Sat 2 Jan 2027, 12:15 a.m. (local time)' };

const VOUCHER: Voucher = {
  folio: id('V123456789'),
  order: id('order'),
  item: 'item',
  isCancelled: false,
  redeemedAt: undefined,
  title: TITLE,
  provider: 'Mar Abierto',
  phone: '322 123 4567',
  reference: '',
  where: 'Muelle de San Blas',
  when: { at: AT, zone: ZONE },
  people: 2,
  validFrom: AT,
  validUntil: AT,
};

const context = { carrier: 'Costera', codes: { sign: () => 'code' } } as const;
const flat = (text: string): string => text.replaceAll('\u00a0', ' ').replace(/<[^>]*>/g, ' ');

const PLACES: Readonly<Record<string, (lang: 'es' | 'en') => unknown>> = {
  'in a letter': (lang) => voucherBlocks([VOUCHER], lang),
  'on paper': (lang) => voucherSheet([VOUCHER], { ...context, lang }),
  'in a wallet': (lang) => walletVoucher(VOUCHER, { ...context, lang }),
  'on its page': (lang) =>
    renderToStaticMarkup(
      createElement(VoucherCard, {
        lang,
        voucher: {
          folio: VOUCHER.folio,
          title: TITLE,
          starts_at: isoInZone(AT, ZONE),
          place: VOUCHER.where,
          people: 2,
          provider: VOUCHER.provider,
          phone: VOUCHER.phone,
          reference: '',
          valid_from: isoInZone(AT, ZONE),
          valid_until: isoInZone(AT, ZONE),
          state: 'valid',
          qr: null,
        },
      }),
    ),
  'of an adventure in its order': () =>
    adventureWords({
      code: 'stars',
      title: TITLE,
      starts: AT,
      minutes: 120,
      zone: ZONE,
      people: 2,
      where: VOUCHER.where,
      provider: VOUCHER.provider,
      phone: VOUCHER.phone,
      base: 100_00,
      total: 116_00,
    }).details,
};

test.each(Object.entries(PLACES))('a meeting after midnight %s says its day, its year and whose clock', (_, shown) => {
  for (const lang of ['es', 'en'] as const) {
    const text = shown(lang);
    expect(flat(typeof text === 'string' ? text : JSON.stringify(text))).toContain(THERE[lang]);
  }
});

test('the deadline of an order in the basket says whose clock', () => {
  const part = {
    code: 'VTR1PGHVHB',
    title: TITLE,
    details: [],
    seller: { name: null, rfc: null },
    total: 100_00,
    pay_before: '2026-12-01T23:45:00-06:00',
    refusal: null,
  };
  const basket = {
    code: null,
    parts: [],
    total: 0,
    close: [],
    excluded: [],
    invoices: [],
    others: [part],
    paying: false,
  };
  const site = { lang: 'es', formToken: '', brand: COSTERA } as const;
  const data = { basket, refusals: {}, errors: [] };
  const text = flat(renderToStaticMarkup(createElement(BasketScreen, { data, site } as never)));
  expect(text).toContain('mar 1 dic, 11:45 p.m. (hora del centro de México)');
});
