import { inTransaction } from '#adapters/db/transaction.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { abandonPayment } from '#app/payment/abandon-payment.ts';
import { confirmPayment } from '#app/payment/confirm-payment.ts';
import { type Paid, pay } from '#app/payment/pay.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Faults } from '#domain/errors.ts';
import { MINUTE, SECOND } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import type { PayingSale, Visit } from '#main/testing/paying-sale.ts';
import { CARDS, planOf, type Try } from './plan.ts';
import { type Random, randomOf } from './random.ts';
import { reserve } from './reserve.ts';
import type { World } from './world.ts';

/** What a traveller was told in the end. */
export interface Told {
  readonly traveller: number;
  readonly code: string;
  readonly status: Reservation['status'];
}

export interface Journey {
  /** Undefined: found no seats. */
  readonly told: Told | undefined;
  /** What they still do long after they were told: pay at a bank's page left open. */
  readonly errands: readonly Promise<void>[];
}

interface Traveller {
  readonly world: World;
  /** The site, with ids drawn from the traveller's own chance. */
  readonly parts: PayingSale;
  readonly visit: Visit;
  readonly random: Random;
  readonly errands: Promise<void>[];
}

/** Asks so often how a payment went before giving up. */
const QUESTIONS = 6;
const ASK_EVERY = 10 * SECOND;
/** After an attempt at the bank has been given up by us. */
const LATE = 13 * MINUTE;

/** Left for the bank, and will not be back soon. */
const isAway = ({ bank }: Try): boolean => bank === 'leaves' || bank === 'authorizes late';

/** Lives a plan: reserves, pays and asks like somebody with a browser. */
export async function travel(world: World, seed: number, traveller: number): Promise<Journey> {
  const plan = planOf(seed, traveller);
  const random = randomOf(seed, 'ids', traveller);
  const visit = await reserve(world, plan, random);
  if (!visit) return { told: undefined, errands: [] };
  const parts = { ...world.sale, random: (bytes: number) => random.bytes(bytes) };
  const self: Traveller = { world, parts, visit, random, errands: [] };
  for (const [number, wish] of plan.tries.entries()) {
    const before = await look(self);
    if (before.status === 'approved' || before.expired) break;
    await attempt(self, wish, number);
    if (wish.givesUp && isAway(wish)) await abandonPayment(self.parts)(self.visit, self.visit.caller);
    if (!(await settles(self))) break;
  }
  if (plan.endsAtCounter) await payWith(self, { method: 'cash', token: undefined, key: 'counter' });
  const { status } = await look(self);
  return { told: { traveller, code: visit.code, status }, errands: self.errands };
}

const look = async ({ parts, visit }: Traveller): Promise<Reservation> => {
  const read = await readReservation(parts)(visit, visit.caller);
  if (!read.ok) throw new Error(`a reservation is not there: ${JSON.stringify(read.fault)}`);
  return read.value;
};

/** False when it is still not known how it went. */
async function settles(self: Traveller): Promise<boolean> {
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    if (!(await look(self)).paying) return true;
    await self.world.clock.pass(ASK_EVERY);
    await confirmPayment(self.parts)(self.visit, self.visit.caller);
  }
  return false;
}

async function attempt(self: Traveller, wish: Try, number: number): Promise<void> {
  if (wish.atTheEnd !== undefined) await dawdle(self, wish.atTheEnd);
  const one = await tokenFor(self, wish);
  const key = `try-${number}`;
  const asked = [{ token: one, key }];
  if (wish.tabs === 'pressed twice') asked.push({ token: one, key });
  if (wish.tabs === 'two') asked.push({ token: await tokenFor(self, wish), key: `${key}-other-tab` });
  const answers = await Promise.all(asked.map((ask) => payWith(self, { method: 'credit', ...ask })));
  await Promise.all(answers.map((answer) => (answer.ok ? atBank(self, wish, answer.value.redirectUrl) : undefined)));
  if (wish.repeats) await payWith(self, { method: 'credit', ...asked[0]! });
}

const tokenFor = ({ world }: Traveller, { card }: Try): Promise<string> => world.cards.tokenOf(CARDS[card]);

interface Asked {
  readonly method: 'credit' | 'cash';
  readonly token: string | undefined;
  readonly key: string;
}

const payWith = ({ parts, visit, world }: Traveller, { method, token, key }: Asked): Promise<Result<Paid, Faults>> =>
  pay(parts)(
    { code: visit.code, method, token, deviceSession: undefined, key, total: visit.reservation.quote!.total },
    visit.caller,
    world.clock.now(),
  );

async function atBank(self: Traveller, wish: Try, url: string | undefined): Promise<void> {
  if (url === undefined || wish.bank === 'leaves') return;
  const go = async () => {
    await self.world.cards.answerBank(url, wish.bank === 'rejects' ? 'reject' : 'authorize');
    if (wish.returns) await confirmPayment(self.parts)(self.visit, self.visit.caller);
  };
  if (wish.bank !== 'authorizes late') return go();
  self.errands.push(self.world.clock.pass(LATE).then(go));
}

/** Leaves the hold so much time, and comes to the button when most of it is gone. */
async function dawdle({ world, visit }: Traveller, left: number): Promise<void> {
  await inTransaction(world.pool, async (session) => {
    for (const sql of SHORTEN) await session.query(sql, [visit.reservation.id, left]);
  });
  await world.clock.pass(left);
}

/** The reservation before its claims, as everybody locks them. */
const SHORTEN = [
  `update reservation set hold_until = clock_timestamp() + $2 * interval '1 millisecond', version = version + 1
   where reservation_id = $1 and exists (
     select from seat_claim c where c.reservation_id = $1 and c.state = 'held' and c.hold_until > clock_timestamp())`,
  `update seat_claim c set hold_until = r.hold_until from reservation r
   where c.reservation_id = $1 and r.reservation_id = $1 and c.state = 'held' and c.hold_until > clock_timestamp()
     and $2::float8 is not null`,
];
