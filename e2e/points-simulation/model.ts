import type { Tier } from '#domain/loyalty/tier.ts';

/**
 * The points a traveller should have, computed independently: days are texts, and none of the product's rules is used.
 * The figures are repeated here, so that an accidental change of one is detected.
 */

const PERCENT: Readonly<Record<Tier, number>> = { classic: 5, golden: 7, platinum: 10 };
const MONTHS: Readonly<Record<Tier, number>> = { classic: 12, golden: 18, platinum: 24 };
const NEVER = '9999-12-31';

export type Ledger = 'purchased' | 'win';

interface Grant {
  readonly number: number;
  readonly expires: string;
  left: number;
}

interface Taken {
  readonly grant: Grant;
  amount: number;
}

interface Won {
  readonly grant: Grant | undefined;
  readonly points: number;
  readonly percent: number;
  readonly paid: number;
  readonly year: number;
  back: number;
  counts: boolean;
}

export class ModelTraveller {
  tier: Tier = 'classic';
  /** Wins no more; what it has stays until it is over. */
  isClosed = false;
  readonly ledgers: Readonly<Record<Ledger, Grant[]>> = { purchased: [], win: [] };
  readonly #taken = new Map<string, Taken[]>();
  readonly #won = new Map<string, Won>();
  #grants = 0;

  balance(ledger: Ledger): number {
    return this.ledgers[ledger].reduce((total, { left }) => total + left, 0);
  }

  buy(points: number): void {
    this.#grant('purchased', points, NEVER);
  }

  spend(trip: string, ledger: Ledger, amount: number): void {
    this.#taken.set(trip, takeFrom(this.ledgers[ledger], amount));
  }

  refund(trip: string, amount: number): void {
    let missing = amount;
    for (const share of this.#taken.get(trip)!.toReversed()) {
      const back = Math.min(share.amount, missing);
      share.amount -= back;
      share.grant.left += back;
      missing -= back;
    }
    if (missing > 0) throw new Error('more came back than was spent');
  }

  /** Boards on a day with a ticket of this price in money, or claims that later. Returns the points. */
  board(trip: string, day: string, paid: number): number {
    if (this.isClosed) return 0;
    const percent = PERCENT[this.tier];
    const points = Math.floor((paid * percent) / 100);
    const grant = points > 0 ? this.#grant('win', points, firstOfMonthAfter(day, MONTHS[this.tier])) : undefined;
    this.#won.set(trip, { grant, points, percent, paid, year: Number(day.slice(0, 4)), back: 0, counts: true });
    const trips = this.trips(Number(day.slice(0, 4)));
    if (trips >= 30) this.tier = 'platinum';
    else if (trips >= 12 && this.tier === 'classic') this.tier = 'golden';
    return points;
  }

  /** Money of a boarded trip was refunded. */
  reverse(trip: string, back: number, isGivenUp: boolean): void {
    const won = this.#won.get(trip);
    if (!won) return;
    const worth = isGivenUp ? 0 : Math.floor(((won.paid - back) * won.percent) / 100);
    const due = won.points - won.back - worth;
    won.back += due;
    if (isGivenUp) won.counts = false;
    if (due <= 0 || !won.grant) return;
    const own = Math.min(due, won.grant.left);
    won.grant.left -= own;
    takeFrom(this.ledgers.win, Math.min(due - own, this.balance('win')));
  }

  /** The night before this day; returns what expired. */
  night(day: string): number {
    let expired = 0;
    for (const ledger of Object.values(this.ledgers))
      for (const grant of ledger) {
        if (grant.expires > day) continue;
        expired += grant.left;
        grant.left = 0;
      }
    for (const ledger of Object.values(this.ledgers)) ledger.splice(0, ledger.length, ...ledger.filter(isOpen));
    if (day.endsWith('-01-01')) this.#lower(Number(day.slice(0, 4)) - 1);
    return expired;

    function isOpen({ expires }: Grant): boolean {
      return expires > day;
    }
  }

  trips(year: number): number {
    return [...this.#won.values()].filter((won) => won.year === year && won.counts).length;
  }

  #lower(year: number): void {
    const trips = this.trips(year);
    if (trips < 12) this.tier = 'classic';
    else if (trips < 30 && this.tier === 'platinum') this.tier = 'golden';
  }

  #grant(ledger: Ledger, left: number, expires: string): Grant {
    this.#grants += 1;
    const grant = { number: this.#grants, expires, left };
    this.ledgers[ledger].push(grant);
    return grant;
  }
}

function takeFrom(ledger: readonly Grant[], amount: number): Taken[] {
  const ordered = ledger.toSorted((a, b) =>
    a.expires < b.expires ? -1 : a.expires > b.expires ? 1 : a.number - b.number,
  );
  const taken: Taken[] = [];
  let missing = amount;
  for (const grant of ordered) {
    const share = Math.min(grant.left, missing);
    if (share > 0) taken.push({ grant, amount: share });
    grant.left -= share;
    missing -= share;
  }
  if (missing > 0) throw new Error('spent more than there was');
  return taken;
}

/** The first day of the month this many months, plus one, after that of a day. */
function firstOfMonthAfter(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const all = year * 12 + (month - 1) + months + 1;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, '0')}-01`;
}
