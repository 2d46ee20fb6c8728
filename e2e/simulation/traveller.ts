import { isUnavailable } from '#adapters/db/database-errors.ts';
import type { Caller } from '#app/caller.ts';
import type { Faults } from '#domain/errors.ts';
import { isStoreMethod, type PaymentMethod } from '#domain/payment/method.ts';
import { MINUTE, SECOND } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { PayingSale } from '#testing/paying-sale.ts';
import type { WalletCard } from '../testing/simulated-providers.ts';
import { type Desk, deskOf, type Purchase, type Standing } from './desk.ts';
import { CARDS, type Means, planOf, type Try } from './plan.ts';
import { begin } from './purchases.ts';
import { type Random, randomOf } from './random.ts';
import { leaveHold, passToEndOfReference } from './time-travel.ts';
import type { SimulationEnvironment } from './environment.ts';

/** What a traveller was told at the end. */
export interface TravellerResult {
  readonly traveller: number;
  readonly code: string;
  readonly status: PaymentStatus;
}

export interface Journey {
  /** Undefined: found no seats, or no places. */
  readonly told: TravellerResult | undefined;
  /** What they still do long after: pay on a page left open, or a reference in a store. */
  readonly errands: readonly Promise<void>[];
}

interface Traveller {
  readonly environment: SimulationEnvironment;
  /** The site, with ids drawn from the traveller's own randomness. */
  readonly parts: PayingSale;
  readonly purchase: Purchase;
  readonly desk: Desk;
  readonly random: Random;
  readonly errands: Promise<void>[];
}

/** Polls this many times for a payment's outcome before giving up. */
const QUESTIONS = 6;
const ASK_EVERY = 10 * SECOND;
/** As often as a page of the site sends a payment again to a busy one. */
const BUSY_TRIES = 5;
/** After an attempt on another page was given up by us, and after the seats' hold for another try. */
const LATE = 13 * MINUTE;
const VERY_LATE = 24 * MINUTE;
/** After a payment in a store is no longer expected. */
const LATE_IN_STORE = 20 * MINUTE;
const SOON = 30 * SECOND;

/** Follows a plan: reserves, pays and polls like a person with a browser. */
export async function travel(environment: SimulationEnvironment, seed: number, traveller: number): Promise<Journey> {
  const plan = planOf(seed, traveller);
  const random = randomOf(seed, 'ids', traveller);
  const purchase = await begin(environment, plan, random);
  if (!purchase) return { told: undefined, errands: [] };
  const parts = { ...environment.sale, random: (bytes: number) => random.bytes(bytes) };
  const desk = deskOf(parts, purchase);
  const self: Traveller = { environment, parts, purchase, desk, random, errands: [] };
  for (const [number, wish] of plan.tries.entries()) {
    const before = await look(self);
    if (before.status === 'approved' || before.status === 'order_generated' || before.expired) break;
    await attempt(self, wish, number);
    if (wish.givesUp && isAway(wish)) await desk.abandon();
    if (!(await settles(self))) break;
  }
  if (plan.endsAtCounter) await payWith(self, { method: 'cash', token: undefined, key: 'counter' });
  const { status } = await look(self);
  return { told: { traveller, code: purchase.code, status }, errands: self.errands };
}

/** Left for another page, and will not be back soon. */
const isAway = ({ away }: Try): boolean => away === 'leaves' || away === 'authorizes late';

const look = async ({ desk }: Traveller): Promise<Standing> => {
  const read = await desk.look();
  if (!read.ok) throw new Error(`an order is not there: ${JSON.stringify(read.fault)}`);
  return read.value;
};

/** False when the outcome is still unknown. */
async function settles(self: Traveller): Promise<boolean> {
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    if (!(await look(self)).paying) return true;
    await self.environment.clock.pass(ASK_EVERY);
    await self.desk.confirm();
  }
  return false;
}

interface Asked {
  readonly method: PaymentMethod;
  readonly token: string | undefined;
  readonly key: string;
}

async function attempt(self: Traveller, wish: Try, number: number): Promise<void> {
  if (wish.atTheEnd !== undefined) {
    await leaveHold(self.environment.pool, self.purchase.id, wish.atTheEnd);
    await self.environment.clock.pass(wish.atTheEnd);
  }
  const payer = wish.means === 'traveller_purchased' ? await signedIn(self) : self;
  const first: Asked = { method: wish.means, token: await tokenFor(self, wish.means, wish), key: `try-${number}` };
  const asked = [first];
  if (wish.tabs === 'pressed twice') asked.push(first);
  if (wish.tabs === 'two') {
    asked.push({ method: 'credit', token: await tokenFor(self, 'credit', wish), key: `${first.key}-other-tab` });
  }
  const answers = await Promise.all(asked.map((ask) => payWith(payer, ask)));
  await Promise.all(answers.map((answer) => (answer.ok ? elsewhere(self, wish, answer.value.redirectUrl) : undefined)));
  if (isStoreMethod(wish.means)) await inStore(self, wish);
  if (wish.repeats) await payWith(payer, first);
}

/** With points for exactly one trip, in a separate account, so that spending them twice fails. */
async function signedIn(self: Traveller): Promise<Traveller> {
  const { environment, purchase } = self;
  const account = await environment.programme.account({ purchased: purchase.total });
  const caller: Caller = await environment.programme.enter(account, environment.clock.now(), purchase.caller);
  return { ...self, purchase: { ...purchase, caller } };
}

function tokenFor({ environment, purchase }: Traveller, means: Means, { card }: Try): Promise<string | undefined> {
  if (means === 'credit') return environment.providers.cardToken(CARDS[card]);
  if (means !== 'google_pay') return Promise.resolve(undefined);
  const held: WalletCard = card === 'declines' ? 'declined' : card === 'no funds' ? 'no-funds' : 'visa-debit';
  return environment.providers.walletToken('google_pay', held, purchase.total);
}

/** Sends it again while the site is busy, like a page that is told to. */
async function payWith(
  { desk, purchase: { code, total, caller }, environment }: Traveller,
  { method, token, key }: Asked,
): Promise<Result<{ readonly redirectUrl: string | undefined }, Faults>> {
  for (let again = 0; ; again += 1) {
    try {
      const asked = { code, method, token, deviceSession: undefined, key, total };
      return await desk.pay(asked, caller, environment.clock.now());
    } catch (problem) {
      if (again === BUSY_TRIES || !isUnavailable(problem)) throw problem;
      await environment.clock.pass(ASK_EVERY);
    }
  }
}

/** At the bank's page, or PayPal's. */
async function elsewhere(self: Traveller, wish: Try, url: string | undefined): Promise<void> {
  if (url === undefined || wish.away === 'leaves') return;
  const go = async () => {
    const isBank = new URL(url).pathname.startsWith('/3ds/');
    const yes = isBank ? 'authorize' : 'approve';
    const no = isBank ? 'reject' : 'refused';
    await self.environment.providers.answerAt(url, wish.away === 'rejects' ? no : yes);
    if (wish.returns) await self.desk.confirm();
  };
  if (wish.away !== 'authorizes late') return go();
  later(self, self.random.chance(0.6) ? LATE : VERY_LATE, go);
}

/** Not awaited; errors there are findings like any other. */
function later({ environment, errands }: Traveller, wait: number, go: () => Promise<unknown>): void {
  const errand = environment.clock.pass(wait).then(go);
  errands.push(errand.then(() => undefined, environment.sale.report));
}

/** Pays a reference at a store. */
async function inStore(self: Traveller, wish: Try): Promise<void> {
  const { environment, parts, purchase, desk } = self;
  const store = wish.means === 'oxxo' ? 'oxxo' : 'openpay';
  const latest = await parts.payments.latest(purchase.id);
  const reference = latest?.state === 'pending' ? latest.voucher?.reference : undefined;
  if (reference === undefined || latest?.method !== wish.means) return;
  const pays = (late = false) => environment.providers.payReference(store, reference, late);
  switch (wish.inStore) {
    case 'never pays':
      return;
    case 'pays':
      return later(self, SOON, () => pays());
    case 'pays late':
      await passToEndOfReference(environment.pool, latest);
      await environment.providers.expireReference(store, reference);
      return later(self, LATE_IN_STORE, () => pays(true));
    case 'changes':
      await desk.abandon();
      later(self, SOON, () => pays());
  }
}
