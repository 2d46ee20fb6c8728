import { randomBytes } from 'node:crypto';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { sessionOf } from '#adapters/db/session-of.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import { inTransaction } from '#adapters/db/transaction.ts';
import type { NewVoucherScan, Redeemed, ScannedVoucher, Vouchers, VoucherStore } from '#app/vouchers/ports.ts';
import type { VoucherVerdict } from '#domain/vouchers/voucher-verdict.ts';
import { newVoucherFolio, VOUCHER_FOLIO_BYTES } from '#domain/vouchers/voucher.ts';
import { id, uuidV7 } from '#kernel/ids.ts';
import { instant, zone } from '#kernel/instant.ts';

interface VoucherRow {
  readonly folio: string;
  readonly order_id: string;
  readonly item: string;
  readonly provider: string;
  readonly phone: string;
  readonly reference: string;
  readonly title_es: string;
  readonly title_en: string;
  readonly where_to: string;
  readonly starts_at: number;
  readonly zone: string;
  readonly people: number;
  readonly valid_from: number;
  readonly valid_until: number;
  readonly is_cancelled: boolean;
  readonly device: string | null;
  readonly place: string | null;
  readonly scanned_at: number | null;
}

/** A voucher is redeemed by the first scan that says so. */
const SELECT = `select v.folio, v.order_id, v.item, v.provider, v.phone, v.reference, v.title_es, v.title_en,
  v.place as where_to, v.starts_at, v.zone, v.people, v.valid_from, v.valid_until,
  v.cancelled_at is not null as is_cancelled, s.device, s.place, s.scanned_at
from voucher v
left join lateral (
  select r.device, r.place, r.scanned_at from voucher_scan r
  where r.folio = v.folio and r.verdict = 'redeems' order by r.received_at limit 1
) s on true`;

const redeemedOf = ({ device, place, scanned_at }: VoucherRow): Redeemed | undefined =>
  device === null || place === null || scanned_at === null ? undefined : { device, place, at: instant(scanned_at) };

const voucherOf = (row: VoucherRow): ScannedVoucher => ({
  folio: id(row.folio),
  order: id(row.order_id),
  item: row.item,
  title: { es: row.title_es, en: row.title_en },
  provider: row.provider,
  phone: row.phone,
  reference: row.reference,
  where: row.where_to,
  when: { at: instant(row.starts_at), zone: zone(row.zone) },
  people: row.people,
  validFrom: instant(row.valid_from),
  validUntil: instant(row.valid_until),
  isCancelled: row.is_cancelled,
  redeemedAt: row.scanned_at === null ? undefined : instant(row.scanned_at),
  redeemed: redeemedOf(row),
});

const ISSUE = statement<{ readonly folio: string }>(
  'voucher-issue',
  `insert into voucher (voucher_id, folio, order_id, item, provider, phone, reference, title_es, title_en, place,
     starts_at, zone, people, valid_from, valid_until)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   on conflict (order_id, item) do update set item = excluded.item
   returning folio`,
);

const CANCEL = statement(
  'voucher-cancel',
  'update voucher set cancelled_at = clock_timestamp() where order_id = $1 and item = $2 and cancelled_at is null',
);

/** Other scans of the same voucher wait. */
const LOCK_ITEM = statement<{ readonly folio: string }>(
  'voucher-lock-item',
  'select folio from voucher where order_id = $1 and item = $2 for no key update',
);

const REDEEM = statement<{ readonly scan_id: string }>(
  'voucher-redeem',
  `insert into voucher_scan (scan_id, folio, typed, operator_id, device, place, scanned_at, verdict)
   select $1, $2, false, $3, $4, $5, $6, 'redeems'
   where not exists (select from voucher_scan where folio = $2 and verdict = 'redeems')
   on conflict (scan_id) do nothing returning scan_id`,
);

const REDEEMED_BY = statement<{ readonly scan_id: string; readonly device: string; readonly scanned_at: number }>(
  'voucher-redeemed-by',
  `select s.scan_id, s.device, s.scanned_at from voucher v
   join voucher_scan s on s.folio = v.folio and s.verdict = 'redeems'
   where v.order_id = $1 and v.item = $2 order by s.received_at limit 1`,
);

/** Vouchers in the transaction of their sale. */
export const voucherStore: VoucherStore = {
  issue: async (tx, voucher) => {
    const { order, item, provider, phone, reference, title, where, when, people } = voucher;
    const [row] = await execute(sessionOf(tx), ISSUE, [
      uuidV7(Date.now(), randomBytes(10)),
      newVoucherFolio(randomBytes(VOUCHER_FOLIO_BYTES)),
      order,
      item,
      provider,
      phone,
      reference,
      title.es,
      title.en,
      where,
      new Date(when.at),
      when.zone,
      people,
      new Date(voucher.validFrom),
      new Date(voucher.validUntil),
    ]);
    return id(row!.folio);
  },
  cancel: async (tx, order, item) => {
    await execute(sessionOf(tx), CANCEL, [order, item]);
  },
  redeem: async (tx, { order, item }, { id: scan, operator, device, place, at }) => {
    const session = sessionOf(tx);
    const [locked] = await execute(session, LOCK_ITEM, [order, item]);
    if (!locked) return true;
    const values = [scan, locked.folio, operator, device, place, new Date(at)];
    return (await execute(session, REDEEM, values)).length > 0;
  },
  redeemedBy: async (tx, { order, item }) => {
    const [row] = await execute(sessionOf(tx), REDEEMED_BY, [order, item]);
    return row && { id: id(row.scan_id), device: row.device, at: instant(row.scanned_at) };
  },
};

const OF_ORDER = statement<VoucherRow>(
  'vouchers-of-order',
  `${SELECT} where v.order_id = $1 order by v.starts_at, v.folio`,
);

const OF_TRAVELLER = statement<VoucherRow & { readonly code: string }>(
  'vouchers-of-traveller',
  `select o.code, q.* from (${SELECT}
     where v.cancelled_at is null and v.valid_until > $2
       and v.order_id in (select w.order_id from traveller_order w where w.traveller_id = $1)) q
   join orders o using (order_id) order by q.starts_at, q.folio limit 50`,
);

const BETWEEN = statement<VoucherRow>(
  'vouchers-between',
  `${SELECT} where v.valid_until > $1 and v.valid_from < $2 order by v.starts_at, v.folio limit 2000`,
);

/** Concurrent scans of the same voucher wait here. */
const LOCK = statement('voucher-lock', 'select from voucher where folio = $1 for no key update');

const BY_FOLIO = statement<VoucherRow>('voucher-by-folio', `${SELECT} where v.folio = $1`);

const SCANNED = statement<{ readonly verdict: VoucherVerdict }>(
  'voucher-scanned',
  'select verdict from voucher_scan where scan_id = $1',
);

const SCAN = statement<{ readonly verdict: VoucherVerdict }>(
  'voucher-scan',
  `insert into voucher_scan (scan_id, folio, typed, operator_id, device, place, scanned_at, verdict, shown)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (scan_id) do nothing returning verdict`,
);

const valuesOf = (scan: NewVoucherScan, verdict: VoucherVerdict): readonly unknown[] => [
  scan.id,
  scan.folio ?? null,
  scan.isTyped,
  scan.operator,
  scan.device,
  scan.place,
  new Date(scan.at),
  verdict,
  scan.shown ?? null,
];

/** Vouchers in PostgreSQL. */
export const vouchers = (pool: Pool): Vouchers => ({
  ofOrder: async (order) =>
    (await withConnection(pool, (session) => execute(session, OF_ORDER, [order]))).map(voucherOf),
  ofTraveller: async (traveller, after) => {
    const values = [traveller, new Date(after)];
    const rows = await withConnection(pool, (session) => execute(session, OF_TRAVELLER, values));
    return rows.map((row) => ({ code: id(row.code), voucher: voucherOf(row) }));
  },
  between: async (from, until) => {
    const values = [new Date(from), new Date(until)];
    return (await withConnection(pool, (session) => execute(session, BETWEEN, values))).map(voucherOf);
  },
  scan: (scan, judge) =>
    inTransaction(pool, async (session) => {
      if (scan.folio !== undefined) await execute(session, LOCK, [scan.folio]);
      const [row] = scan.folio === undefined ? [] : await execute(session, BY_FOLIO, [scan.folio]);
      const voucher = row && voucherOf(row);
      const [before] = await execute(session, SCANNED, [scan.id]);
      if (before) return { verdict: before.verdict, voucher };
      const [written] = await execute(session, SCAN, valuesOf(scan, judge(voucher)));
      if (written) return { verdict: written.verdict, voucher };
      // Sent twice at once; there was no common row to lock.
      const [other] = await execute(session, SCANNED, [scan.id]);
      return { verdict: other!.verdict, voucher };
    }),
});
