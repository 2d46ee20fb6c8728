import type { BoardingVerdict } from '#domain/boarding/boarding-verdict.ts';
import { MAX_SCANS } from '#domain/operators/same-scan.ts';
import type { VoucherVerdict } from '#domain/vouchers/voucher-verdict.ts';
import type { WaitingScan, WaitingTicket, WaitingVoucher } from '#web/boarding/scan-queue.ts';
import { postBoardingScans, type ScanResultView } from '#wire/boarding.ts';
import type { ApiCall } from '#wire/call.ts';
import type { DataOf } from '#wire/route.ts';
import { postVoucherScans } from '#wire/vouchers.ts';

export type VoucherScanView = DataOf<typeof postVoucherScans>['results'][number];

/** The server's answers to scans, in its order. */
export type Delivered =
  | { readonly of: 'tickets'; readonly departure: string; readonly results: readonly ScanResultView[] }
  | { readonly of: 'vouchers'; readonly results: readonly VoucherScanView[] };

/** Somebody was accepted before the server answered who should not have been. */
export type Alarm =
  | { readonly of: 'ticket'; readonly folio: string; readonly verdict: BoardingVerdict }
  | { readonly of: 'voucher'; readonly folio: string; readonly verdict: VoucherVerdict };

/** The scans that one request can carry with the first of those waiting: of its bus, or vouchers, at its place. */
export function oneRequestOf(waiting: readonly WaitingScan[]): readonly WaitingScan[] {
  const [first] = waiting;
  return waiting
    .filter(({ departure, place }) => departure === first?.departure && place === first?.place)
    .slice(0, MAX_SCANS);
}

const isTickets = (scans: readonly WaitingScan[]): scans is readonly WaitingTicket[] =>
  scans[0]?.departure !== undefined;

/** Sends the scans of one request. `device` is this device's name, `now` its clock in milliseconds. */
export function requestOf(scans: readonly WaitingScan[], { device, now }: { device: string; now: number }) {
  const [first] = scans as readonly [WaitingScan];
  const shared = { device, place: first.place, sent_at: new Date(now).toISOString() };
  const saw = <Verdict extends string>(shown: Verdict | 'unsure'): { shown?: Verdict } =>
    shown === 'unsure' ? {} : { shown };
  if (isTickets(scans)) {
    const departure = scans[0]!.departure;
    const sent = scans.map(({ id, at, code, shown }) => ({ id, at, code, ...saw(shown) }));
    return async (call: ApiCall) => {
      const answered = await call(postBoardingScans, { body: { ...shared, departure, scans: sent } });
      return answered.ok ? { ok: true as const, said: ofTickets(departure, answered.data.results) } : answered;
    };
  }
  const sent = (scans as readonly WaitingVoucher[]).map(({ id, at, code, shown }) => ({ id, at, code, ...saw(shown) }));
  return async (call: ApiCall) => {
    const answered = await call(postVoucherScans, { body: { ...shared, scans: sent } });
    return answered.ok ? { ok: true as const, said: ofVouchers(answered.data.results) } : answered;
  };
}

const ofTickets = (departure: string, results: readonly ScanResultView[]): Delivered => ({
  of: 'tickets',
  departure,
  results,
});

const ofVouchers = (results: readonly VoucherScanView[]): Delivered => ({ of: 'vouchers', results });

/** What the device accepted and the server refuses. */
export function alarmsOf(sent: readonly WaitingScan[], said: Delivered): readonly Alarm[] {
  const shown = new Map(sent.map(({ id, shown: verdict }) => [id, verdict]));
  return said.of === 'tickets'
    ? said.results.flatMap(({ id, verdict, folio }) =>
        shown.get(id) === 'boards' && verdict !== 'boards' && folio ? [{ of: 'ticket' as const, folio, verdict }] : [],
      )
    : said.results.flatMap(({ id, verdict, folio }) =>
        shown.get(id) === 'redeems' && verdict !== 'redeems' && folio
          ? [{ of: 'voucher' as const, folio, verdict }]
          : [],
      );
}
