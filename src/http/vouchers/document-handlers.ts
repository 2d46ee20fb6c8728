import type { Orders } from '#app/orders/ports.ts';
import type { VoucherCodes, Vouchers } from '#app/vouchers/ports.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { VoucherPasses } from '#app/vouchers/voucher-passes.ts';
import type { Caller } from '#app/caller.ts';
import { type Faults, fault } from '#domain/errors.ts';
import type { Voucher } from '#domain/vouchers/voucher.ts';
import type { Order } from '#domain/orders/order.ts';
import { type Handler, handler } from '#http/handler.ts';
import { voucherCalendar } from '#http/vouchers/voucher-calendar.ts';
import { walletVoucher } from '#http/vouchers/wallet-voucher.ts';
import type { OrderId } from '#kernel/ids.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { Lang } from '#text/lang.ts';
import * as wire from '#wire/voucher-documents.ts';

export interface VoucherDocumentDeps {
  readonly orders: Pick<Orders, 'find'>;
  readonly vouchers: Pick<Vouchers, 'ofOrder'>;
  readonly voucherCodes: Pick<VoucherCodes, 'sign'>;
  /** Name on the documents. */
  readonly carrier: string;
  readonly voucherPasses: VoucherPasses;
  /** Makes calendar UIDs unique to this site. */
  readonly host: string;
  /**
   * Enqueues the letter with the vouchers again, and records the requesting session. At the daily limit: the seconds
   * until the next is allowed.
   */
  readonly resendVouchers: (order: OrderId, sessionHash: Uint8Array) => Promise<number>;
}

/** Vouchers in a calendar and in wallets, and by e-mail once more: for who bought them. */
export function voucherDocumentHandlers(deps: VoucherDocumentDeps): readonly Handler[] {
  const { vouchers, voucherCodes: codes, voucherPasses: passes, carrier, host } = deps;
  const read = async (code: string, caller: Caller): Promise<Result<Own, Faults>> => {
    const found = await findOrder(deps, code, caller);
    if (!found.ok) return found;
    const { order } = found.value;
    return ok({ order, all: await vouchers.ofOrder(order.id) });
  };
  const passOf = (lang: Lang) => (voucher: Voucher) => walletVoucher(voucher, { lang, carrier, codes });
  return [
    handler(wire.getVoucherIcs, async ({ query, caller, now }) => {
      const own = await read(query.code, caller);
      if (!own.ok) return own;
      const { all, order } = own.value;
      if (all.length === 0) return NONE;
      return ok({ ics: voucherCalendar(all, { lang: query.lang, carrier, host, now }), filename: `${order.code}.ics` });
    }),
    handler(wire.getVoucherWallets, async ({ query, caller }) => {
      const own = await read(query.code, caller);
      if (!own.ok) return own;
      const offered = passes.apple || passes.google ? usable(own.value.all).map(passOf(query.lang)) : [];
      return ok({
        vouchers: offered.map((pass) => ({
          folio: pass.folio,
          apple: passes.apple !== undefined,
          google_url: passes.google?.(pass) ?? null,
        })),
      });
    }),
    handler(wire.getVoucherPkpass, async ({ query, caller }) => {
      const own = await read(query.code, caller);
      if (!own.ok) return own;
      const voucher = usable(own.value.all).find(({ folio }) => folio === query.folio);
      if (!voucher) return NONE;
      if (!passes.apple) return fail([fault('not_found')]);
      const file = passes.apple(passOf(query.lang)(voucher));
      return ok({ pkpass: Buffer.from(file).toString('base64'), filename: `${voucher.folio}.pkpass` });
    }),
    handler(wire.postVoucherResend, async ({ body, caller }) => {
      const own = await read(body.code, caller);
      if (!own.ok) return own;
      if (usable(own.value.all).length === 0) return NONE;
      const wait = await deps.resendVouchers(own.value.order.id, caller.sessionHash);
      return wait === 0 ? ok({}) : fail([fault('resent_enough', undefined, { retry_after: wait })]);
    }),
  ];
}

interface Own {
  readonly order: Order;
  readonly all: readonly Voucher[];
}

const NONE: Result<never, Faults> = fail([fault('voucher_none', 'code')]);

const usable = (all: readonly Voucher[]): readonly Voucher[] => all.filter(({ isCancelled }) => !isCancelled);
