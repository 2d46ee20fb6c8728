import { adventureText } from '#text/adventures/words.ts';
import { go, type Page, type PageContext } from '#web/page.ts';
import type { AdventureTicketData } from '#web/pages/adventures/ticket/ticket-data.ts';
import { Screen } from '#web/pages/adventures/ticket/screen.tsx';
import { qrPath } from '#web/ticketing/qr-path.ts';
import { getAdventureCheckout } from '#wire/adventures.ts';
import { adventureTicketPath, orderPath } from '#wire/link-paths.ts';
import { getVouchers } from '#wire/vouchers.ts';

const checkoutOf = ({ call, params, query }: PageContext) =>
  call(getAdventureCheckout, {
    params: { booking_code: params['booking_code'] ?? '' },
    query: { order_id: query.get('code') || '-' },
  });

/** The payment of an adventure is that of its order; once it is paid, the ticket follows. */
export const adventurePaymentPage: Page<AdventureTicketData> = {
  async load(context) {
    const { lang, params } = context;
    const found = await checkoutOf(context);
    if (!found.ok) return { kind: 'show', status: 404, data: { kind: 'lost' } };
    const { order_id: code, payment } = found.data;
    return go(
      payment === 'paid' ? adventureTicketPath(lang, params['booking_code'] ?? '', code) : orderPath(lang, code),
    );
  },
  head: (_data, { lang }) => headOf(lang),
  Screen,
};

/** What became of a paid adventure, and its voucher (M149). */
export const adventureTicketPage: Page<AdventureTicketData> = {
  async load(context) {
    const found = await checkoutOf(context);
    if (!found.ok) return { kind: 'show', status: 404, data: { kind: 'lost' } };
    const { order_id: code } = found.data;
    const listed = await context.call(getVouchers, { query: { code } });
    // Unread is not without a voucher.
    if (!listed.ok) return { kind: 'again', errors: listed.errors };
    return {
      kind: 'show',
      isPassing: true,
      data: {
        kind: 'found',
        code,
        checkout: found.data,
        vouchers: listed.data.vouchers.map((one) => ({ ...one, qr: one.qr === null ? null : qrPath(one.qr) })),
      },
    };
  },
  head: (data, { lang }) => ({
    ...headOf(lang),
    ...(data.kind === 'found' && data.checkout.booking === 'pending' ? { refreshSeconds: 10 } : {}),
  }),
  Screen,
};

const headOf = (lang: 'es' | 'en') => ({
  title: adventureText.ticket[lang],
  description: adventureText.booked[lang],
  noIndex: true,
});
