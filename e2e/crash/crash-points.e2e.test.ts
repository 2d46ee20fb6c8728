import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startEmbeddedPostgres } from '#adapters/db/embedded/start-embedded-postgres.ts';
import { assertInvariants } from '#adapters/db/invariants/assert-invariants.ts';
import { createPool, type Pool } from '#adapters/db/pool.ts';
import { ABSENT_AFTER } from '#domain/payment/limits.ts';
import { MINUTE, SECOND } from '#kernel/instant.ts';
import { centavos, points } from '#kernel/money.ts';
import { loyaltyDeps } from '#main/rooms/loyalty.ts';
import { PATIENT } from '#testing/test-database.ts';
import { PROOF_HEADERS } from '#wire/services.ts';
import { postLogin } from '#wire/account.ts';
import type { CallAnswer } from '#wire/call.ts';
import { DEMO_PASSWORD, DEMO_TRAVELLERS } from '../../db/demo/travellers.ts';
import { newDataFolder } from '../testing/data-folder.ts';
import { must } from '../testing/must.ts';
import { type ApiClient, apiClient, patient } from '../testing/api-client.ts';
import { differences, ledgerNet } from '../testing/ledger-net.ts';
import { type SimulatedProviders, simulatedProviders } from '../testing/simulated-providers.ts';
import { right } from '../testing/reach-steps.ts';
import { type Site, startSite } from '../testing/start-site.ts';
import { type Kind, KINDS } from './kinds.ts';
import type { PaymentBody, Standing } from './purchase.ts';

/** `ANDEN_CRASH_POINTS=all` kills after each single await of a payment; otherwise only after `TURNS`. */
const IS_FULL = process.env['ANDEN_CRASH_POINTS'] === 'all';
const SOME = 1;
const SHOWN_EVERY = 25;
/** `ANDEN_CRASH_KINDS=OXXO,PayPal` runs only these. */
const NAMED = process.env['ANDEN_CRASH_KINDS']?.split(',');
/** Without reconciliation. */
const DEAF = ['crash-hook', 'unresponsive-webhook'];
const TRIED = KINDS.filter(({ name }) => NAMED?.includes(name) ?? true);

const hook = (name: string): string => new URL(`../testing/${name}.ts`, import.meta.url).href;
const dataDir = await newDataFolder('points');
let site: Site;

/** Each purchase has a turn of its own: hundreds do not fit into one day. */
let sold = 0;

/** As its supervisor starts it: retried when a start fails. */
const start = async (...hooked: readonly string[]): Promise<void> => {
  const hooks = hooked.length > 0 ? hooked : ['crash-hook'];
  const variables = { ANDEN_DATA_DIR: dataDir, NODE_OPTIONS: hooks.map((name) => `--import=${hook(name)}`).join(' ') };
  site = await startSite(variables).catch(() => startSite(variables));
};

beforeAll(async () => {
  await start(...(IS_FULL || NAMED ? [] : DEAF));
  // Killed earlier, it would put the same first week on sale again and again.
  await vi.waitUntil(() => site.output().includes('the whole demo timetable is on sale'), { timeout: 10 * MINUTE });
  await giveManyPoints();
});
afterAll(async () => {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Buyer {
  readonly kind: Kind;
  /** The number of awaits after which the site was killed, or the name of the await. */
  readonly point: number | string;
  readonly cookie: string;
  /** The signed-in account, when points are spent. */
  readonly marks: Record<string, string>;
  readonly body: PaymentBody;
}

test.runIf(IS_FULL || NAMED)(
  'a server killed after anything that a payment waits for: the payment heals by itself, and the traveller hears the truth',
  async () => {
    const killed: Buyer[] = [];
    const counts: Record<string, number> = {};
    for (const kind of TRIED) {
      const waits = await countWaits(kind);
      counts[kind.name] = waits;
      for (const point of pointsOf(waits)) {
        const buyer = await kill(kind, point);
        if (buyer === 'lives') break;
        killed.push(buyer);
        if (killed.length % SHOWN_EVERY === 0) console.log(`${kind.name}: killed after ${point} of ${waits} waits`);
      }
      console.log(`${kind.name}: waits ${waits} times; killed ${killed.length} times so far`);
    }
    console.log(`killed ${killed.length} times; a payment waits ${JSON.stringify(counts)} times`);
    const healed = await Promise.all(killed.map(heal));
    expect(healed.filter((problem) => problem !== undefined)).toEqual([]);
    expect((await Promise.all(killed.map(askAgain))).filter((problem) => problem !== undefined)).toEqual([]);
    await audit();
  },
  // Some 650 starts of a site: about an hour on two cores with nothing else on them.
  IS_FULL ? 120 * MINUTE : 6 * MINUTE,
);

/** The points at which a payment changes state. */
const TURNS = [
  // First, so that its time passes while the others are killed: no provider was called, so none sends an event.
  {
    kind: 'a card that pays',
    point: 'commit 1',
    reads: 'the attempt is kept, and nobody was asked',
    took: false,
    sells: false,
  },
  { kind: 'a card that pays', point: 'fetch 1', reads: 'the provider has answered', took: true, sells: true },
  { kind: 'a card that pays', point: 'begin 2', reads: 'its answer is about to be kept', took: true, sells: true },
  { kind: 'a card that pays', point: 'commit 2', reads: 'it is sold, and nobody was told', took: true, sells: true },
  { kind: 'cash at the counter', point: 'commit 1', reads: 'the order is kept', took: false, sells: true },
] as const;

/** An attempt unknown to the provider is given up after this long, if queried every five seconds. */
const GIVEN_UP_AFTER = ABSENT_AFTER + 10 * SECOND;

test.runIf(!IS_FULL && !NAMED)(
  'a server killed where a payment turns: it heals by itself, and only because somebody asks again',
  async () => {
    const killed: Buyer[] = [];
    let firstAt = 0;
    for (const { kind, point, reads, took } of TURNS) {
      const before = await taken();
      const buyer = await kill(KINDS.find(({ name }) => name === kind)!, point, ...DEAF);
      expect(buyer, `${kind} goes by ${point}`).not.toBe('lives');
      killed.push(buyer as Buyer);
      firstAt ||= performance.now();
      // The kill happened at the named point.
      expect([reads, (await taken()) > before]).toEqual([reads, took]);
    }
    // Control: without reconciliation it stays open for longer than it otherwise would.
    const [unasked] = killed;
    await pause(Math.max(0, firstAt + GIVEN_UP_AFTER - performance.now()));
    expect(await isOpen(unasked!)).toBe(true);

    await killHard();
    await start();
    expect((await Promise.all(killed.map(heal))).filter((problem) => problem !== undefined)).toEqual([]);
    expect(await Promise.all(killed.map(isSold))).toEqual(TURNS.map(({ sells }) => sells));
    await audit();
    expect((await Promise.all(killed.map(askAgain))).filter((problem) => problem !== undefined)).toEqual([]);
    await audit();
  },
  // Six starts of a site, also on a slow machine.
  15 * MINUTE,
);

/** Centavos taken by all providers together. */
async function taken(): Promise<number> {
  const kept = await (await providers()).kept();
  return [...kept.values()].reduce((sum, one) => sum + one, 0);
}

async function stateOf(buyer: Buyer): Promise<Standing> {
  const { call } = await clientOf(buyer);
  return buyer.kind.buys.standing(call, buyer.body.code);
}

const isOpen = async (buyer: Buyer): Promise<boolean> => (await stateOf(buyer)).isOpen;

const isSold = async (buyer: Buyer): Promise<boolean> => (await stateOf(buyer)).isSold;

/** Without reconciliation nothing settles, and the test detects that. */
test.runIf(IS_FULL)(
  'control: where nobody asks again, a payment that was cut off stays open',
  async () => {
    await killHard();
    await start('unresponsive-webhook');
    await (await providers()).swallowCharge();
    const buyer = await prepare(KINDS[0]!, 0);
    const paying = pay(buyer).catch(() => undefined);
    await vi.waitUntil(() => isOpen(buyer), { timeout: MINUTE, interval: SECOND });
    await killHard();
    await paying;
    await start('unresponsive-webhook');
    expect(await heal(buyer)).toContain('not settled within a minute');
    await killHard();
    await start();
    expect(await heal(buyer)).toBeUndefined();
  },
  6 * MINUTE,
);

async function killHard(): Promise<void> {
  if (site.process.exitCode !== null || site.process.signalCode !== null) return;
  const ended = new Promise((resolve) => site.process.once('exit', resolve));
  site.process.kill('SIGKILL');
  await ended;
}

const pointsOf = (waits: number): readonly number[] =>
  IS_FULL
    ? // The number of awaits varies a little between runs: at the last points it may live.
      Array.from({ length: 2 * waits }, (_, i) => i + 1)
    : Array.from({ length: SOME }, (_, i) => Math.round(((i + 1) * waits) / (SOME + 1)));

/** The same payment without a kill. */
async function countWaits(kind: Kind): Promise<number> {
  const buyer = await prepare(kind, 0);
  await pay(buyer);
  await expect.poll(() => /waited (\d+) times\n$/.exec(site.output())?.[1]).toBeDefined();
  const problem = await heal(buyer);
  if (problem) throw new Error(problem);
  return Number(/.*waited (\d+) times/s.exec(site.output())![1]);
}

/** `lives`: the payment completed before the kill. */
async function kill(kind: Kind, point: Buyer['point'], ...hooked: readonly string[]): Promise<Buyer | 'lives'> {
  const buyer = await prepare(kind, point);
  const ended = new Promise((resolve) => site.process.once('exit', (_, signal) => resolve(signal)));
  const answer = await pay(buyer).catch(() => 'no answer' as const);
  if (answer !== 'no answer') {
    // Background work begun by the answer would still count, and kill the site during the next case.
    await killHard();
    await start(...hooked);
    return 'lives';
  }
  expect(await ended).toBe('SIGKILL');
  await start(...hooked);
  return buyer;
}

async function prepare(kind: Kind, point: Buyer['point']): Promise<Buyer> {
  const { client, code } = await broughtToPay(kind);
  const total = await kind.buys.total(patient(client.call), code);
  const token = await kind.token?.(await providers(), centavos(total));
  const body = { code, method: kind.method, idempotency_key: `key-of-${code}`, total, ...(token ? { token } : {}) };
  const marks = kind.method === 'traveller_purchased' ? await signedIn(patient(client.call)) : {};
  return { kind, point, cookie: client.cookie(), marks, body };
}

/** A newly started site may be too busy at first; buyers retry. */
async function broughtToPay(kind: Kind, tries = 5): Promise<{ readonly client: ApiClient; readonly code: string }> {
  sold += 1;
  try {
    return await kind.buys.begin(site.url, sold);
  } catch (problem) {
    if (tries === 1) throw problem;
    await pause(SECOND);
    return broughtToPay(kind, tries - 1);
  }
}

/** Marked: the site dies after this many awaits. */
const pay = async ({ kind, cookie, marks, body, point }: Buyer) =>
  kind.buys.pay((await apiClient(site.url, cookie, { ...marks, 'x-crash-after': String(point) })).call, body);

const [TRAVELLER] = DEMO_TRAVELLERS;

async function signedIn(call: ApiClient['call']): Promise<Record<string, string>> {
  const { session } = right(await call(postLogin, { body: { card: TRAVELLER!.card, password: DEMO_PASSWORD } }));
  return { [PROOF_HEADERS.traveller]: session };
}

/** More than all of them together can spend. */
const giveManyPoints = (): Promise<void> =>
  beside(async (pool) => {
    const { travellers, points: ledgers } = loyaltyDeps(pool);
    const account = must(await travellers.byIdentity({ kind: 'card', value: TRAVELLER!.card }));
    const transfer = { id: crypto.randomUUID(), traveller: account.traveller.id, kind: 'purchased' } as const;
    await ledgers.credit({ ...transfer, points: points(100_000_000) });
  });

/** The providers' addresses: they restart with the site, on other ports and with the same books. */
const providers = async (): Promise<SimulatedProviders> =>
  simulatedProviders(JSON.parse(await readFile(join(dataDir, 'played.json'), 'utf8')));

/** Retries while the site is busy: hundreds of buyers look at their orders at once. */
async function clientOf({ cookie, marks }: Buyer): Promise<ApiClient> {
  const client = await apiClient(site.url, cookie, marks);
  return { ...client, call: patient(client.call) };
}

const told = ({ kind, point }: Buyer, what: string): string => `${kind.name}, killed after ${point}: ${what}`;

/** No help from the test: the page polls the order, and the traveller completes what they were redirected for. */
async function heal(buyer: Buyer): Promise<string | undefined> {
  const { kind, body } = buyer;
  const { call } = await clientOf(buyer);
  let until = performance.now() + MINUTE;
  let isBack = false;
  for (;;) {
    const { isOpen } = await kind.buys.standing(call, body.code);
    const missing = isOpen ? 'not settled within a minute' : await kind.buys.missing(call, body.code);
    if (missing === undefined) return undefined;
    const page = isOpen && !isBack && kind.elsewhere ? await kind.buys.waitsAt(call, body.code) : undefined;
    if (page !== undefined && kind.elsewhere) {
      await kind.elsewhere(await providers(), page);
      isBack = true;
      until = performance.now() + MINUTE;
    }
    if (performance.now() > until) return told(buyer, missing);
    await pause(2 * SECOND);
  }
}

/** What orders and reservations say whose payment has begun. */
const UNDER_WAY = ['paying', 'process'];

/**
 * The same request again, as from a page that got no answer. A completed payment is not repeated; one that never began
 * begins now.
 */
async function askAgain(buyer: Buyer): Promise<string | undefined> {
  const { call } = await clientOf(buyer);
  const wasSold = (await stateOf(buyer)).isSold;
  const answer = await patiently(() => buyer.kind.buys.pay(call, buyer.body));
  const { payment, isSold } = await stateOf(buyer);
  if (!answer.ok) return isSold ? told(buyer, `sold, and told ${JSON.stringify(answer.errors)}`) : undefined;
  // It began just now: a busy site may say so before the provider has answered, and then it ends by itself.
  const isAtWork = !wasSold && !answer.data.redirects && UNDER_WAY.includes(answer.data.payment);
  if (isAtWork) return heal(buyer);
  const isRight = answer.data.payment === payment && (isSold || answer.data.redirects);
  return isRight ? undefined : told(buyer, `${payment}, and told ${answer.data.payment}`);
}

/** Retries when the site is busy: hundreds of requests arrive at once here. */
async function patiently<Data>(ask: () => Promise<CallAnswer<Data>>): Promise<CallAnswer<Data>> {
  for (const until = performance.now() + MINUTE; ; await pause(SECOND)) {
    const answer = await ask();
    const isBusy = !answer.ok && answer.errors.some(({ code }) => code === 'service_unavailable');
    if (!isBusy || performance.now() > until) return answer;
  }
}

const audit = (): Promise<void> =>
  beside(async (pool) => {
    await assertInvariants(pool);
    const kept = await (await providers()).kept();
    expect(differences(kept, await ledgerNet(pool))).toEqual([]);
    expect(kept.size).toBeGreaterThan(0);
  });

/** With the database of the running site, from outside. */
async function beside(work: (pool: Pool) => Promise<void>): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const pool = createPool(server.connection, { ...PATIENT, name: 'beside' });
  try {
    await work(pool);
  } finally {
    await pool.end();
    await server.stop();
  }
}
