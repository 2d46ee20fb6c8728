import { DAY } from '#kernel/instant.ts';
import type { Lang } from '#text/lang.ts';
import type { DrawnVoucher } from '#web/vouchers/voucher-card.tsx';

/** The vouchers of an order as saved on a device: what is shown on arrival, and nothing of the order. */
export interface SavedVouchers {
  readonly version: typeof VOUCHERS_VERSION;
  readonly code: string;
  readonly lang: Lang;
  /** When they were saved, by the clock of the first one's place. */
  readonly asOf: string;
  /** Expiry in milliseconds. */
  readonly until: number;
  readonly vouchers: readonly DrawnVoucher[];
}

/** Other than those of tickets, which are kept beside them. */
export const VOUCHERS_VERSION = 'v1';
/** How long vouchers are kept after their end, like tickets. */
const KEPT_AFTER = 2 * DAY;

interface ToSave {
  readonly code: string;
  readonly lang: Lang;
  /** Milliseconds. */
  readonly now: number;
  readonly vouchers: readonly DrawnVoucher[];
}

/** Picks the saved fields one by one; undefined without any. */
export function savedVouchersOf({ code, lang, now, vouchers }: ToSave): SavedVouchers | undefined {
  const [first] = vouchers;
  if (!first) return undefined;
  return {
    version: VOUCHERS_VERSION,
    code,
    lang,
    asOf: atOffset(now, first.starts_at.slice(-6)),
    until: Math.max(...vouchers.map(({ valid_until: until }) => Date.parse(until))) + KEPT_AFTER,
    vouchers: vouchers.map((one) => ({
      folio: one.folio,
      title: one.title,
      provider: one.provider,
      reference: one.reference,
      place: one.place,
      starts_at: one.starts_at,
      people: one.people,
      phone: one.phone,
      valid_from: one.valid_from,
      valid_until: one.valid_until,
      state: one.state,
      qr: one.qr,
    })),
  };
}

/** A moment as ISO at `-06:00` or another offset. */
function atOffset(now: number, offset: string): string {
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(4))] as const;
  const shift = (hours * 60 + minutes) * (offset.startsWith('-') ? -60_000 : 60_000);
  return new Date(now + shift).toISOString().slice(0, 19) + offset;
}

/** Parses data from the device's storage; undefined if expired or not vouchers. One that ended meanwhile is over. */
export function savedVouchersFrom(value: unknown, now: number): SavedVouchers | undefined {
  const kept = value as Partial<SavedVouchers> | null | undefined;
  if (kept?.version !== VOUCHERS_VERSION || !(Number(kept.until) > now)) return undefined;
  const { vouchers = [], ...rest } = kept as SavedVouchers;
  const nowOf = (one: DrawnVoucher): DrawnVoucher =>
    one.state === 'valid' && Date.parse(one.valid_until) <= now ? { ...one, state: 'over' } : one;
  return { ...rest, vouchers: vouchers.map(nowOf) };
}
