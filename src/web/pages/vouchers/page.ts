import { voucherText } from '#text/vouchers.ts';
import { type Page, type PageContext, show } from '#web/page.ts';
import type { VouchersData } from '#web/pages/vouchers/vouchers-data.ts';
import { Screen } from '#web/pages/vouchers/screen.tsx';
import { qrPath } from '#web/ticketing/qr-path.ts';
import { getVouchers } from '#wire/vouchers.ts';

/** The vouchers of an order, for the session that has it. */
export const vouchersPage: Page<VouchersData> = {
  async load(context: PageContext) {
    const code = context.query.get('code') ?? '';
    const found = code === '' ? undefined : await context.call(getVouchers, { query: { code } });
    if (!found?.ok) return { kind: 'show', status: 404, data: { kind: 'lost' } };
    const vouchers = found.data.vouchers.map((one) => ({ ...one, qr: one.qr === null ? null : qrPath(one.qr) }));
    return show({ kind: 'found', code, vouchers });
  },
  head: (_data, { lang }) => ({
    title: voucherText.title[lang],
    description: voucherText.showIt[lang],
    noIndex: true,
  }),
  Screen,
};
