import type { Operators } from '#app/operators/ports.ts';
import { findOrder } from '#app/orders/find-order.ts';
import type { Orders } from '#app/orders/ports.ts';
import type { ScannedVoucher, VoucherCodes, Vouchers } from '#app/vouchers/ports.ts';
import type { VoucherDocuments } from '#app/vouchers/documents.ts';
import { redeemVouchers, type VoucherScans } from '#app/vouchers/redeem-vouchers.ts';
import { type Voucher, voucherState } from '#domain/vouchers/voucher.ts';
import { fault } from '#domain/errors.ts';
import { type VoucherDocumentDeps, voucherDocumentHandlers } from '#http/vouchers/document-handlers.ts';
import { type OwnVoucherDeps, ownVoucherHandlers } from '#http/vouchers/own-handlers.ts';
import { voucherSheet } from '#http/vouchers/sheet.ts';
import { utc } from '#http/format/reservation-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { id } from '#kernel/ids.ts';
import { after, DAY, type Instant, instant } from '#kernel/instant.ts';
import { fail, ok } from '#kernel/result.ts';
import { isoInZone } from '#kernel/zoned.ts';
import type { BodyOf } from '#wire/route.ts';
import * as wire from '#wire/vouchers.ts';

export interface VoucherHandlerDeps {
  readonly orders: Pick<Orders, 'find'>;
  readonly operators: Operators;
  readonly vouchers: Vouchers;
  readonly voucherCodes: VoucherCodes;
  readonly voucherDocuments: VoucherDocuments;
  /** Name printed on the vouchers. */
  readonly carrier: string;
}

/** Vouchers: of an order, for who bought it; all of today and tomorrow, and every scan, for operators. */
export function voucherHandlers(deps: VoucherHandlerDeps & VoucherDocumentDeps & OwnVoucherDeps): readonly Handler[] {
  const { vouchers, voucherCodes } = deps;
  const mine = forOperators(deps.operators);
  const redeem = redeemVouchers(deps);
  return [
    handler(wire.getVouchers, async ({ query, caller, now }) => {
      const found = await findOrder(deps, query.code, caller);
      if (!found.ok) return found;
      const all = await vouchers.ofOrder(found.value.order.id);
      return ok({ vouchers: all.map((voucher) => voucherView(voucher, voucherCodes, now)) });
    }),
    handler(wire.getVoucherPdf, async ({ query, caller }) => {
      const found = await findOrder(deps, query.code, caller);
      if (!found.ok) return found;
      const { id: order, code } = found.value.order;
      const sheet = voucherSheet(await vouchers.ofOrder(order), { ...deps, lang: query.lang, codes: voucherCodes });
      if (sheet.vouchers.length === 0) return fail([fault('voucher_none', 'code')]);
      const pdf = await deps.voucherDocuments.pdf(sheet);
      return ok({ pdf: Buffer.from(pdf).toString('base64'), filename: `${code}.pdf` });
    }),
    ...voucherDocumentHandlers(deps),
    ...ownVoucherHandlers(deps),
    mine(wire.getVoucherList, async ({ now }) => {
      const all = await vouchers.between(now, after(now, DAY));
      return ok({
        vouchers: all.map(listedVoucher),
        keys: voucherCodes.keys.map(({ id: kid, publicKey: x }) => ({ kty: 'OKP', crv: 'Ed25519', kid, x })),
        made_at: utc(now),
      });
    }),
    mine(wire.postVoucherScans, async ({ body, now }, operator) => {
      const results = await redeem(scansOf(body), operator, now);
      return ok({
        results: results.map(({ folio, verdict, voucher, id: scan }) => ({
          id: scan,
          verdict,
          folio: folio ?? null,
          voucher: voucher && verdict !== 'forged' ? listedVoucher(voucher) : null,
        })),
      });
    }),
  ];
}

const scansOf = ({ device, place, sent_at, scans }: BodyOf<typeof wire.postVoucherScans>): VoucherScans => ({
  device,
  place,
  sentAt: instant(Date.parse(sent_at)),
  scans: scans.map(({ id: scan, at, code, shown }) => ({
    id: id(scan),
    at: instant(Date.parse(at)),
    text: code,
    shown,
  })),
});

const factsOf = ({ folio, title, provider, reference, where, when, people }: Voucher) => ({
  folio,
  title: { ...title },
  provider,
  reference,
  place: where,
  starts_at: isoInZone(when.at, when.zone),
  people,
});

const validityOf = ({ validFrom, validUntil, when }: Voucher) => ({
  valid_from: isoInZone(validFrom, when.zone),
  valid_until: isoInZone(validUntil, when.zone),
});

/** A voucher on the wire, for its buyer. */
export const voucherView = (voucher: Voucher, codes: Pick<VoucherCodes, 'sign'>, now: Instant): wire.VoucherView => ({
  ...factsOf(voucher),
  ...validityOf(voucher),
  phone: voucher.phone,
  state: voucherState(voucher, now),
  qr: voucher.isCancelled ? null : codes.sign(voucher),
});

const listedVoucher = (voucher: ScannedVoucher): wire.ListedVoucherView => ({
  ...factsOf(voucher),
  ...validityOf(voucher),
  cancelled: voucher.isCancelled,
  redeemed: voucher.redeemed
    ? {
        at: isoInZone(voucher.redeemed.at, voucher.when.zone),
        place: voucher.redeemed.place,
        device: voucher.redeemed.device,
      }
    : null,
});
