import { randomUUID } from 'node:crypto';
import type { Hoarding } from '#adapters/db/guessing/holder-keys.ts';
import { orderStore } from '#adapters/db/orders/orders.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { transactions } from '#adapters/db/session-of.ts';
import { claimStore } from '#adapters/db/tours/claims.ts';
import { holdPlaces } from '#app/tours/hold-places.ts';
import type { ClaimId, TourSelection } from '#app/tours/ports.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import { after, DAY, instant } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { seededRandom } from './seeded-random.ts';

export interface TourSiege {
  readonly pool: Pool;
  readonly seed: number;
  readonly minutes: number;
  /** Bots from a hundred networks of 256 addresses, without proofs, with this many tries a minute. */
  readonly triesAMinute: number;
  /** Absent: the control, without counting. */
  readonly hoarding: Hoarding | undefined;
}

export interface TourOutcome {
  /** Largest share of the start that bots held unpaid at once. */
  readonly mostHeld: number;
  readonly buyers: number;
  readonly served: number;
}

/** Of a start. */
const PLACES = 16;
/** As many as the half of a start that nobody may hold without a proof. */
const BUYERS = PLACES / 2;
const NETWORKS = 100;
/** A buyer every this many minutes, who pays some time after places are held. */
const BUYER_EVERY = 5;
const PAYS_AFTER = 3;
const PARTIES = [1, 2, 4, 8] as const;

/** A start of a tour wanted by bots, which never pay, and by people, who solve captchas and do. */
export async function besiegeTour({ pool, seed, minutes, triesAMinute, hoarding }: TourSiege): Promise<TourOutcome> {
  const random = seededRandom(seed);
  const now = instant(Date.now());
  const slot = {
    key: `siege-${randomUUID()}`,
    product: 'siege',
    starts: after(now, 9 * DAY),
    capacity: PLACES,
    isCancelled: false,
    prices: { adult: centavos(50_000), child: null },
  };
  const deps = { claims: claimStore(pool, hoarding), orderStore };
  const within = transactions(pool);
  const comes = async (adults: number, address: string, proofs: readonly (HoldProof | undefined)[]) => {
    const product = { cutOffHours: 12 } as TourSelection['product'];
    const selection: TourSelection = { product, slot, adults, children: 0, pickUp: null };
    for (const proof of proofs) {
      const claim = randomUUID() as ClaimId;
      const holding = { session: undefined, claim, otherwise: randomUUID() as ClaimId, selection, isOrdered: false };
      const held = await within((tx) => holdPlaces(deps, tx, { ...holding, address, proof, now }));
      if (held.ok) return held.value.claim;
    }
    return undefined;
  };

  const bots: string[] = [];
  const paying: { readonly claim: string; readonly at: number }[] = [];
  let [mostHeld, buyers, served] = [0, 0, 0];
  for (let minute = 0; minute < minutes; minute += 1) {
    await passMinute(pool, slot.key);
    for (const { claim } of paying.filter(({ at }) => at === minute)) await sell(pool, claim);
    for (let n = 0; n < triesAMinute; n += 1) {
      const address = `10.${Math.floor(random() * NETWORKS)}.0.${Math.floor(random() * 256)}`;
      const claim = await comes(PARTIES[Math.floor(random() * PARTIES.length)]!, address, [undefined]);
      if (claim) bots.push(claim);
    }
    if (minute % BUYER_EVERY === 0 && buyers < BUYERS) {
      buyers += 1;
      const claim = await comes(1, `192.0.2.${minute % 256}`, [undefined, 'captcha']);
      if (claim) {
        served += 1;
        paying.push({ claim, at: minute + PAYS_AFTER });
      }
    }
    mostHeld = Math.max(mostHeld, (await heldBy(pool, bots)) / PLACES);
  }
  return { mostHeld, buyers, served };
}

/** Ages everything by a minute. */
const passMinute = (pool: Pool, slot: string) =>
  pool.query(
    `update slot_claim set held_until = held_until - interval '1 minute', held_since = held_since - interval '1 minute'
     where slot = $1 and state = 'held'`,
    [slot],
  );

const sell = (pool: Pool, claim: string) =>
  pool.query(`update slot_claim set state = 'sold', held_until = null where claim_id = $1`, [claim]);

async function heldBy(pool: Pool, claims: readonly string[]): Promise<number> {
  const { rows } = await pool.query<{ held: number }>(
    `select coalesce(sum(people), 0)::int as held from slot_claim
     where claim_id = any($1::uuid[]) and state = 'held' and held_until > clock_timestamp()`,
    [claims],
  );
  return rows[0]!.held;
}
