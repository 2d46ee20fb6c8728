import { breachesIn } from '#adapters/db/invariants/assert-invariants.ts';
import { type Pool, withConnection } from '#adapters/db/pool.ts';
import { POINTS_PACKS } from '#domain/packs/pack-rules.ts';
import type { TravellerId } from '#domain/loyalty/traveller.ts';
import { localDate, plusDays } from '#kernel/instant.ts';
import { type Random, randomOf } from '../simulation/random.ts';
import { type ClaimAnswer, LATE_DAYS, type LateTrip, openAccounts } from './late.ts';
import { ModelTraveller } from './model.ts';
import { openWorld, type SimulatedTrip, type World } from './world.ts';

/** A rule broken on purpose, after each day. */
export type Tampering = (pool: Pool) => Promise<unknown>;

export interface PointsSimulation {
  readonly pool: Pool;
  readonly seed: number;
  readonly travellers: number;
  readonly days: number;
  readonly tampering?: Tampering | undefined;
}

export interface PointsReport {
  readonly trips: number;
  readonly paidWithPoints: number;
  /** Packs of points bought and kept, and bought and returned. */
  readonly packs: number;
  readonly packsReturned: number;
  readonly refunds: number;
  readonly reversals: number;
  /** Trips without the card that won late, and claims that were refused. */
  readonly late: number;
  readonly lateRefused: number;
  /** Accounts closed by their travellers. */
  readonly closed: number;
  readonly expired: number;
  readonly letters: number;
  readonly upgraded: number;
  readonly lowered: number;
  /** Final points in hundredths, and centavos at the provider. */
  readonly points: number;
  readonly pesos: number;
  readonly findings: readonly string[];
}

/** The first day of the first year. */
const BEGINS = localDate('2027-01-01');
const COMPARED_EVERY = 28;
/** The ledger of a whole sale is checked elsewhere: there is no bus here. */
const ASKED = /^i(06|11|13|26|27|30)-/;

/** Centavos of each pack, repeated here like every other figure. */
const PACK_PRICES: Readonly<Record<string, number>> = { 500: 49_000, 1000: 96_000, 2000: 188_000, 5000: 460_000 };

interface Simulated {
  readonly id: TravellerId;
  readonly model: ModelTraveller;
  readonly random: Random;
  /** Boarded without the card, and not claimed yet. */
  readonly late: LateTrip[];
  /** Bought before the account was closed, and travelled afterwards. */
  readonly ahead: SimulatedTrip[];
}

interface Claim {
  readonly id: TravellerId;
  readonly folio: string;
  readonly day: string;
  /** The first name that is typed; default: the right one. */
  readonly name?: string;
}

/** Simulates the days, and compares the site's data and answers with a model that has no lots. */
export async function simulatePoints({
  pool,
  seed,
  travellers,
  days,
  tampering,
}: PointsSimulation): Promise<PointsReport> {
  // The trigger for the previous release would repair the error.
  await pool.query('drop trigger if exists lots_of_balance on account_balance');
  await pool.query('delete from tier_year; insert into tier_year (year) values (2026)');
  const world = openWorld(pool);
  const ids = await world.open(travellers);
  const people = ids.map((id, number): Simulated => {
    const random = randomOf(seed, 'traveller', number);
    return { id, model: new ModelTraveller(), random, late: [], ahead: [] };
  });
  const run = new Run(world, openAccounts(pool), people);
  const findings: string[] = [];
  for (let number = 0; number < days && findings.length === 0; number += 1) {
    const day = plusDays(BEGINS, number);
    await run.day(day);
    await tampering?.(pool);
    if (number % COMPARED_EVERY === COMPARED_EVERY - 1 || number === days - 1)
      findings.push(...(await run.differences(pool)).map((one) => `${day}: ${one}`));
  }
  const breaches = await withConnection(pool, breachesIn);
  for (const { invariant, rows } of breaches)
    if (ASKED.test(invariant)) findings.push(`${invariant}: ${JSON.stringify(rows.slice(0, 2), bigAsText)}`);
  return { ...run.counted, ...(await run.totals(pool)), findings };
}

const bigAsText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** Concurrency is limited by the number of connections. */
const WORKERS = 8;

class Run {
  readonly counted = {
    trips: 0,
    paidWithPoints: 0,
    packs: 0,
    packsReturned: 0,
    refunds: 0,
    reversals: 0,
    late: 0,
    lateRefused: 0,
    closed: 0,
    expired: 0,
    upgraded: 0,
    lowered: 0,
  };
  #pesos = 0;
  /** How often each travels this year, as a share of days. */
  readonly #zeal = new Map<ModelTraveller, number>();
  /** Claims that were answered with something else than the model. */
  readonly #answers: string[] = [];
  readonly #world: World;
  readonly #accounts: ReturnType<typeof openAccounts>;
  readonly #people: readonly Simulated[];

  constructor(world: World, accounts: ReturnType<typeof openAccounts>, people: readonly Simulated[]) {
    this.#world = world;
    this.#accounts = accounts;
    this.#people = people;
  }

  /** A night, then everybody's day, then the buses, then refunds. */
  async day(day: string): Promise<void> {
    const { expired } = await this.#world.night(day);
    this.counted.expired += expired;
    for (const { model, random } of this.#people) {
      if (day.endsWith('-01-01')) this.#zeal.set(model, 0.004 + 0.12 * random.next() ** 3);
      const before = model.tier;
      model.night(day);
      if (model.tier !== before) this.counted.lowered += 1;
    }
    const boarding: { traveller: Simulated; trip: SimulatedTrip; late: LateTrip | undefined }[] = [];
    await together(this.#people, async (traveller) => {
      await this.#claim(traveller, day);
      const trip = await this.#live(traveller, day);
      if (trip) boarding.push({ traveller, trip, late: traveller.late.find((one) => one.trip === trip) });
    });
    await this.#world.board(
      day,
      boarding.map(({ trip }) => trip.folio),
    );
    for (const { traveller, trip, late } of boarding) {
      if (late) continue;
      const before = traveller.model.tier;
      traveller.model.board(trip.id, day, trip.ledger === undefined ? trip.price : 0);
      if (traveller.model.tier !== before) this.counted.upgraded += 1;
    }
    await together(boarding, (one) => this.#afterwards(one));
    await this.#world.board(day, []);
  }

  /** Claims the trips without the card whose day it is: too late, twice and in another name are refused. */
  async #claim({ id, model, random, late }: Simulated, day: string): Promise<void> {
    for (const one of late.filter(({ claimedOn }) => claimedOn === day)) {
      late.splice(late.indexOf(one), 1);
      const { trip, boarded, isGivenUp, paid } = one;
      const claim = { id, folio: trip.folio, day };
      if (model.isClosed) {
        await this.#answered(claim, 'traveller_session_required');
        continue;
      }
      if (random.chance(0.2)) await this.#answered({ ...claim, name: 'Eva' }, 'late_credit_not_found');
      const isOver = day >= plusDays(localDate(boarded), LATE_DAYS);
      const refusal = isGivenUp ? 'late_credit_given_up' : isOver ? 'late_credit_over' : undefined;
      if (refusal) {
        await this.#answered(claim, refusal);
        continue;
      }
      const before = model.tier;
      await this.#answered(claim, model.board(trip.id, boarded, paid));
      if (model.tier !== before) this.counted.upgraded += 1;
      if (random.chance(0.3)) await this.#answered(claim, 'late_credit_won');
      if (!random.chance(0.1) || paid < trip.price) continue;
      await this.#returned(trip, model, trip.price, true);
      this.counted.reversals += 1;
      model.reverse(trip.id, trip.price, true);
    }
  }

  async #answered({ id, folio, day, name }: Claim, expected: ClaimAnswer): Promise<void> {
    const answer = await this.#accounts.claim(id, folio, day, name);
    this.counted[typeof expected === 'number' ? 'late' : 'lateRefused'] += 1;
    if (answer !== expected) this.#answers.push(`${folio} was answered ${answer}, not ${expected}`);
  }

  /** Closes an account that has trips ahead. */
  async #close({ id, model, random, ahead }: Simulated, day: string): Promise<void> {
    for (let trips = 1 + random.below(3); trips > 0; trips -= 1) {
      const trip = await this.#world.sell(id, 8_000 + random.below(60_000), undefined);
      this.counted.trips += 1;
      this.#pesos += trip.price;
      ahead.push(trip);
    }
    await this.#accounts.close(id, day);
    this.counted.closed += 1;
    model.isClosed = true;
  }

  /** One day of one traveller. Returns the trip they board for. */
  async #live(traveller: Simulated, day: string): Promise<SimulatedTrip | undefined> {
    const { id, model, random, late, ahead } = traveller;
    if (model.isClosed) return random.chance(0.2) ? ahead.shift() : undefined;
    if (random.chance(0.0003)) {
      await this.#close(traveller, day);
      return undefined;
    }
    if (random.chance(0.002)) {
      const pack = POINTS_PACKS[random.below(POINTS_PACKS.length)]!;
      const isReturned = random.chance(0.1);
      await this.#world.buyPack(id, pack, isReturned);
      if (isReturned) this.counted.packsReturned += 1;
      else {
        this.counted.packs += 1;
        model.buy(Number(pack.key) * 100);
        this.#pesos += PACK_PRICES[pack.key]!;
      }
    }
    if (!random.chance(this.#zeal.get(model)!)) return undefined;
    // Some only travel to the next beach.
    const price = random.chance(0.4) ? 1_000 + random.below(4_000) : 8_000 + random.below(60_000);
    if (random.chance(0.1)) {
      const trip = await this.#world.sell(undefined, price, undefined);
      this.counted.trips += 1;
      this.#pesos += price;
      const claimedOn = plusDays(localDate(day), 1 + random.below(LATE_DAYS + 15));
      late.push({ trip, boarded: day, claimedOn, paid: price, isGivenUp: false });
      return trip;
    }
    const ledger = random.chance(0.5) ? 'win' : 'purchased';
    const pays = model.balance(ledger) >= price && random.chance(0.7) ? ledger : undefined;
    const trip = await this.#world.sell(id, price, pays);
    this.counted.trips += 1;
    if (pays) {
      this.counted.paidWithPoints += 1;
      model.spend(trip.id, pays, price);
    } else this.#pesos += price;
    const fate = random.next();
    // Some never board, and some have all or half of it refunded before.
    if (fate < 0.05) return undefined;
    if (fate > 0.12) return trip;
    await this.#returned(trip, model, fate < 0.08 ? price : Math.floor(price / 2), true);
    return undefined;
  }

  /** A few travelled trips are refunded: in part or in full. */
  async #afterwards({
    traveller: { model, random },
    trip,
    late,
  }: {
    traveller: Simulated;
    trip: SimulatedTrip;
    late: LateTrip | undefined;
  }): Promise<void> {
    const fate = random.next();
    if (fate > 0.04) return;
    const isGivenUp = fate < 0.02;
    const back = isGivenUp ? trip.price : Math.floor(trip.price / 5);
    await this.#returned(trip, model, back, isGivenUp);
    if (late) {
      late.paid -= back;
      late.isGivenUp = isGivenUp;
      return;
    }
    this.counted.reversals += 1;
    model.reverse(trip.id, trip.ledger === undefined ? back : 0, isGivenUp);
  }

  async #returned(trip: SimulatedTrip, model: ModelTraveller, back: number, isGivenUp: boolean): Promise<void> {
    await this.#world.giveBack(trip, back, isGivenUp);
    this.counted.refunds += 1;
    if (trip.ledger) model.refund(trip.id, back);
    else this.#pesos -= back;
  }

  /** Differences between the site and the model: balances, lots by expiry, tiers, and pesos. */
  async differences(pool: Pool): Promise<readonly string[]> {
    const { rows } = await pool.query<{ id: string; tier: string; purchased: string; win: string }>(
      `select t.traveller_id as id, t.tier, ${['purchased', 'win'].map(LOTS_BY_DAY).join(', ')} from traveller t`,
    );
    const kept = new Map(rows.map((row) => [row.id, row]));
    const found: string[] = [...this.#answers];
    for (const { id, model } of this.#people) {
      const site = kept.get(id)!;
      const mine = { id, tier: model.tier, purchased: lotsOf(model, 'purchased'), win: lotsOf(model, 'win') };
      if (JSON.stringify(site) !== JSON.stringify(mine))
        found.push(`${JSON.stringify(site)} is not ${JSON.stringify(mine)}`);
    }
    const { pesos } = await this.totals(pool);
    if (pesos !== this.#pesos) found.push(`the provider has ${pesos} in the books and ${this.#pesos} in truth`);
    return found.slice(0, 3);
  }

  async totals(pool: Pool): Promise<Pick<PointsReport, 'points' | 'pesos' | 'letters'>> {
    const { rows } = await pool.query(
      `select coalesce((select sum(balance) from account_balance where account like 'points:%'), 0)::float8 as points,
         (select count(*)::int from outbox where topic = 'points.expiring') as letters,
         coalesce(sum(case when debit = 'provider:openpay' then amount else 0 - amount end), 0)::float8 as pesos
       from ledger_transfer where 'provider:openpay' in (debit, credit)`,
    );
    return rows[0];
  }
}

/** As `2028-06-01=500`, soonest first. */
const LOTS_BY_DAY = (ledger: string): string => `coalesce((
  select string_agg(day || '=' || points, ' ' order by day) from (
    select coalesce((expires_at at time zone 'America/Mexico_City')::date::text, '9999-12-31') as day, sum(remaining) as points
    from point_lot where account = 'points:${ledger}:' || t.traveller_id and remaining > 0 group by 1
  ) lots), '') as ${ledger}`;

function lotsOf(model: ModelTraveller, ledger: 'purchased' | 'win'): string {
  const days = new Map<string, number>();
  for (const { expires, left } of model.ledgers[ledger])
    if (left > 0) days.set(expires, (days.get(expires) ?? 0) + left);
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, points]) => `${day}=${points}`)
    .join(' ');
}

async function together<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const next = all.values();
  await Promise.all(
    Array.from({ length: WORKERS }, async () => {
      for (const one of next) await work(one);
    }),
  );
}
