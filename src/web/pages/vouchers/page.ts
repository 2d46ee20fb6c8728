import { formText } from '#text/form.ts';
import { voucherText } from '#text/vouchers.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type FormErrors, go, type Outcome, type Page, type PageContext } from '#web/page.ts';
import { RESEND, type VouchersData } from '#web/pages/vouchers/vouchers-data.ts';
import { Screen } from '#web/pages/vouchers/screen.tsx';
import { Shell } from '#web/pages/vouchers/shell.tsx';
import { keptOn, savingChoiceOf } from '#web/ticketing/saved-codes.ts';
import { savedVouchersOf } from '#web/ticketing/saved-vouchers.ts';
import { qrPath } from '#web/ticketing/qr-path.ts';
import { getOrder, type OrderView } from '#wire/orders.ts';
import * as paths from '#wire/page-paths.ts';
import { getVoucherWallets, postVoucherResend } from '#wire/voucher-documents.ts';
import { getVouchers } from '#wire/vouchers.ts';

/** The vouchers of an order, for the session that has it; with their documents, and by e-mail once more. */
export const vouchersPage: Page<VouchersData> = {
  load: (context) => shown(context, context.query.get('code') ?? '', []),
  async act(context, form) {
    const code = form.get('code') ?? '';
    const sent = await context.call(postVoucherResend, { body: { code } });
    return sent.ok
      ? go(`${paths.vouchers[context.lang]}?${new URLSearchParams({ code, sent: '1' })}`)
      : shown(context, code, sent.errors.map(atButton));
  },
  head: (data, { lang }) => ({
    title: `${data.kind === 'found' && data.errors.length > 0 ? `${formText.error[lang]}: ` : ''}${voucherText.title[lang]}`,
    description: voucherText.showIt[lang],
    noIndex: true,
  }),
  Shell,
  Screen,
};

/** The limit of e-mails is about the button, which is there as long as there is something to send. */
const atButton = (error: FormErrors[number]): FormErrors[number] =>
  error.code === 'resent_enough' ? { ...error, field: RESEND } : error;

async function shown(context: PageContext, code: string, errors: FormErrors): Promise<Outcome<VouchersData>> {
  const { call, lang, query, cookies, now } = context;
  const found = code === '' ? undefined : await call(getVouchers, { query: { code } });
  if (!found?.ok) return { kind: 'show', status: 404, data: { kind: 'lost' } };
  const hasNone = found.data.vouchers.length === 0;
  const order = hasNone ? await call(getOrder, { query: { code } }) : undefined;
  // Unread is not without vouchers.
  if (order && !order.ok) return { kind: 'again', errors: order.errors };
  const wallets = await call(getVoucherWallets, { query: { code, lang } });
  const vouchers = found.data.vouchers.map((one) => ({ ...one, qr: one.qr === null ? null : qrPath(one.qr) }));
  return {
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    cookies: keptOn(cookies),
    data: {
      kind: 'found',
      code,
      vouchers,
      areToCome: order !== undefined && areToCome(order.data),
      wallets: wallets.ok ? wallets.data.vouchers : [],
      isSent: errors.length === 0 && query.has('sent'),
      errors: shownErrors(errors, lang),
      saved: savedVouchersOf({ code, lang, now, vouchers }),
      keeps: savingChoiceOf(cookies, code),
    },
  };
}

/** Whether an order without vouchers may still get them. */
const areToCome = ({ order: { standing, items } }: { readonly order: OrderView }): boolean =>
  standing !== 'over' && standing !== 'returned' && items.some(({ vouchers }) => vouchers);
