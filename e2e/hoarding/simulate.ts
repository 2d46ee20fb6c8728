import { holdSeats } from '#adapters/db/booking/hold.ts';
import type { Hoarding } from '#adapters/db/guessing/holder-keys.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { sweepEnded } from '#adapters/db/seats/sweep.ts';
import { createDraft, orderOf, publishDeparture } from '#testing/db/sale-fixtures.ts';
import type { HoldOutcome } from '#app/booking/seat-ports.ts';
import type { HoldProof } from '#domain/guessing/hold-proof.ts';
import { seededRandom } from './seeded-random.ts';

/** A run wanted by bots, which never pay, and by people, who do. */
export interface Siege {
  readonly pool: Pool;
  readonly seed: number;
  readonly minutes: number;
  /** Bots from a hundred networks of 256 addresses, with this many tries a minute. */
  readonly triesAMinute: number;
  /** Whether bots solve captchas. They cannot read the mail of the contacts they invent. */
  readonly botsSolve: boolean;
  /** Absent: the control, without counting. */
  readonly hoarding: Hoarding | undefined;
}

export interface Outcome {
  /** Largest share of the bus that bots held unpaid at once. */
  readonly mostHeld: number;
  /** The same for seats held without any proof. */
  readonly mostUnproved: number;
  /** Longest continuous time, in minutes, in which they held more than a fifth. */
  readonly longestOverFifth: number;
  readonly buyers: number;
  readonly served: number;
}

export const SEATS = 40;
const FIFTH = SEATS / 5;
const NETWORKS = 100;
/** A buyer every this many minutes, who pays some time after holding a seat. */
const BUYER_EVERY = 5;
const PAYS_AFTER = 3;
const PARTIES = [1, 2, 4, 8, 10] as const;

export async function besiege({ pool, seed, minutes, triesAMinute, botsSolve, hoarding }: Siege): Promise<Outcome> {
  const random = seededRandom(seed);
  const departure = await publishDeparture(pool, { seats: SEATS });
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const free = async (): Promise<readonly number[]> => {
    const { rows } = await pool.query<{ seat: number }>(
      'select distinct seat from seat_claim where departure_id = $1',
      [departure],
    );
    return Array.from({ length: SEATS }, (_, index) => index + 1).filter(
      (seat) => !rows.some((row) => row.seat === seat),
    );
  };
  const comes = async (party: number, address: string, proofs: readonly (HoldProof | undefined)[]) => {
    const seats = (await free()).slice(0, party);
    if (seats.length < party) return undefined;
    const types = seats.map(() => 'adult' as const);
    const draft = await createDraft(pool, { types, departure: { departure, from: 0, to: 2 } });
    const contact = { email: `${draft.reservation.code}@example.com`, phone: draft.reservation.code };
    let outcome: HoldOutcome | undefined;
    for (const proof of proofs) {
      outcome = await holdSeats(pool, { ...orderOf(draft, seats), holder: { address, contact, proof } }, { hoarding });
      if (outcome.kind !== 'proof') break;
    }
    return outcome?.kind === 'held' ? draft.reservation.id : undefined;
  };

  const bots = new Set<string>();
  const paying: { readonly id: string; readonly at: number }[] = [];
  let [mostHeld, mostUnproved, over, longestOverFifth, buyers, served] = [0, 0, 0, 0, 0, 0];
  for (let minute = 0; minute < minutes; minute += 1) {
    await passMinute(pool);
    while ((await sweepEnded(pool, 100)) > 0);
    for (const { id } of paying.filter(({ at }) => at === minute)) await sell(pool, id);
    for (let n = 0; n < triesAMinute; n += 1) {
      const address = `10.${Math.floor(random() * NETWORKS)}.0.${Math.floor(random() * 256)}`;
      const held = await comes(pick(PARTIES), address, botsSolve ? [undefined, 'captcha'] : [undefined]);
      if (held) bots.add(held);
    }
    if (minute % BUYER_EVERY === 0) {
      buyers += 1;
      // People solve captchas and read their mail.
      const id = await comes(1, `192.0.2.${minute % 256}`, [undefined, 'captcha', 'contact']);
      if (id) {
        served += 1;
        paying.push({ id, at: minute + PAYS_AFTER });
      }
    }
    const { held, unproved } = await heldBy(pool, [...bots]);
    mostHeld = Math.max(mostHeld, held / SEATS);
    mostUnproved = Math.max(mostUnproved, unproved / SEATS);
    over = held > FIFTH ? over + 1 : 0;
    longestOverFifth = Math.max(longestOverFifth, over);
  }
  return { mostHeld, mostUnproved, longestOverFifth, buyers, served };
}

/** Ages everything by a minute. */
async function passMinute(pool: Pool): Promise<void> {
  await pool.query(`update reservation set hold_until = hold_until - interval '1 minute' where hold_until is not null`);
  await pool.query(`update seat_claim set hold_until = hold_until - interval '1 minute' where hold_until is not null`);
  await pool.query(
    `update departure set large_party_at = large_party_at - interval '1 minute' where large_party_at is not null`,
  );
}

async function sell(pool: Pool, id: string): Promise<void> {
  await pool.query(`update reservation set status = 'approved', hold_until = null where reservation_id = $1`, [id]);
  await pool.query(`update seat_claim set state = 'sold', hold_until = null where reservation_id = $1`, [id]);
}

async function heldBy(
  pool: Pool,
  bots: readonly string[],
): Promise<{ readonly held: number; readonly unproved: number }> {
  const { rows } = await pool.query<{ held: number; unproved: number }>(
    `select count(*)::int as held, count(*) filter (where proof is null)::int as unproved
     from seat_claim where reservation_id = any($1::uuid[])`,
    [bots],
  );
  return rows[0]!;
}
