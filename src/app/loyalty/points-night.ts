import type { InTransaction, Transaction } from '#app/transaction.ts';
import { EXPIRY_LETTER_DAYS } from '#domain/loyalty/point-rules.ts';
import type { Tier } from '#domain/loyalty/tier.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { loweredTier, spanOfYear, yearOf } from '#domain/loyalty/winning.ts';
import { after, DAY, type Instant, type Zone } from '#kernel/instant.ts';
import type { Points } from '#kernel/money.ts';

/** Points of a ledger that expire at the same moment. */
export interface ExpiringPoints {
  readonly account: string;
  readonly expiresAt: Instant;
}

/** What the letter is about; the current state is read when it is written. */
export interface ExpiryLetter extends ExpiringPoints {
  /** Maximum days before expiry. */
  readonly days: number;
}

export interface TierOfYear {
  readonly traveller: TravellerId;
  readonly tier: Tier;
  /** Trips of the year that ended, and of the one that began. */
  readonly trips: number;
  readonly tripsSince: number;
}

/** Time-driven changes of points and tiers. Each method is one step. */
export interface PointsCalendar {
  readonly inTransaction: InTransaction;
  /** Some ledgers with expired points, at most this many lots; none when nothing has expired. */
  over(now: Instant, limit: number): Promise<readonly string[]>;
  /** Expires and books them; returns how many points. */
  expire(tx: Transaction, account: string, now: Instant): Promise<Points>;
  /** What expires within a period, in open accounts. */
  expiring(span: { readonly after: Instant; readonly until: Instant }): Promise<readonly ExpiringPoints[]>;
  /** Idempotent: once per letter. */
  enqueueLetter(letter: ExpiryLetter): Promise<void>;
  lastClosedYear(): Promise<number>;
  /** Everyone above the lowest tier, locked. */
  lockTiers(
    tx: Transaction,
    of: { readonly ended: YearSpan; readonly begun: YearSpan },
  ): Promise<readonly TierOfYear[]>;
  setTier(tx: Transaction, traveller: TravellerId, tier: Tier): Promise<void>;
  closeYear(tx: Transaction, year: number): Promise<void>;
}

type YearSpan = ReturnType<typeof spanOfYear>;

export interface PointsNightDeps {
  readonly calendar: PointsCalendar;
  readonly zone: Zone;
}

export interface PointsNight {
  /** In hundredths of a point. */
  readonly expired: number;
  readonly lowered: number;
}

const AT_ONCE = 200;

/**
 * The nightly job: expires points, enqueues letters about points that expire soon, and sets tiers after the end of a
 * year.
 */
export const pointsNight =
  (deps: PointsNightDeps) =>
  async (now: Instant): Promise<PointsNight> => {
    const expired = await expireAll(deps, now);
    await enqueueLetters(deps, now);
    return { expired, lowered: await closeYears(deps, now) };
  };

async function expireAll({ calendar }: PointsNightDeps, now: Instant): Promise<number> {
  let total = 0;
  for (;;) {
    const accounts = await calendar.over(now, AT_ONCE);
    for (const account of accounts) total += await calendar.inTransaction((tx) => calendar.expire(tx, account, now));
    // Fewer accounts than were asked for are no sign of the end: one may have all of the lots.
    if (accounts.length === 0) return total;
  }
}

/** A missed night is caught up: points too close to their expiry for one letter get the next one. */
async function enqueueLetters({ calendar }: PointsNightDeps, now: Instant): Promise<void> {
  for (const [index, days] of EXPIRY_LETTER_DAYS.entries()) {
    const next = EXPIRY_LETTER_DAYS[index + 1] ?? 0;
    const span = { after: after(now, next * DAY), until: after(now, days * DAY) };
    for (const expiring of await calendar.expiring(span)) await calendar.enqueueLetter({ ...expiring, days });
  }
}

async function closeYears({ calendar, zone }: PointsNightDeps, now: Instant): Promise<number> {
  const current = yearOf(now, zone);
  let lowered = 0;
  for (let year = (await calendar.lastClosedYear()) + 1; year < current; year += 1)
    lowered += await calendar.inTransaction(async (tx) => {
      let count = 0;
      const spans = { ended: spanOfYear(year, zone), begun: spanOfYear(year + 1, zone) };
      for (const { traveller, ...counted } of await calendar.lockTiers(tx, spans)) {
        const tier = loweredTier(counted);
        if (!tier) continue;
        await calendar.setTier(tx, traveller, tier);
        count += 1;
      }
      await calendar.closeYear(tx, year);
      return count;
    });
  return lowered;
}
