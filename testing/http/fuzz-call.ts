import * as fc from 'fast-check';
import type { Pool } from '#adapters/db/pool.ts';
import type { ErrorCode } from '#domain/errors.ts';
import type { Handler } from '#http/handler.ts';
import { operationId } from '#http/openapi/operation.ts';
import type { Access } from '#testing/http/authorization-cell.ts';
import { CALLS, LET_IN } from '#testing/http/authorization-table.ts';
import { credentialOf, type Stage, STATES, type Subject } from '#testing/http/fuzz-stage.ts';
import type { Scene } from '#testing/http/fuzz-scenes/visitor.ts';
import { asText, atTheEndsOfTime, type Sent, spoiled, type Spoiling, spoilings } from '#testing/http/hostile.ts';
import { type Principal, PRINCIPALS } from '#testing/http/principals.ts';
import { postPayLink } from '#wire/pay-link.ts';
import { postStopNotices } from '#wire/notices.ts';
import { postGenerate, postGenerateJointly } from '#wire/new-invoicing.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { postCloseAccount } from '#wire/account.ts';
import type { Route } from '#wire/route.ts';

/** Refusals before any business rule: unauthenticated, forbidden, not found. */
const AT_THE_DOOR: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'invalid_request',
  'forbidden',
  'not_found',
  'reservation_not_found',
  'link_invalid',
  'authentication_incorrect',
  'password_wrong',
  'traveller_session_required',
  'agency_key_invalid',
  'operator_key_invalid',
  'operator_required',
  'invalid_client',
  'invalid_grant',
  'invalid_token',
  'too_many_requests',
  'captcha_required',
]);

/** How often handlers succeeded, or refused by a rule. */
export interface Reached {
  done: number;
  refused: number;
}

/** The same handlers, with a count of how far requests got in each. */
export function counted(handlers: readonly Handler[]) {
  const reached = new Map<Route, Reached>(handlers.map(({ route }) => [route, { done: 0, refused: 0 }]));
  const counting = handlers.map(
    (honest): Handler => ({
      ...honest,
      handle: async (request) => {
        const result = await honest.handle(request);
        const count = reached.get(honest.route)!;
        if (result.ok) count.done += 1;
        else if (!result.fault.some(({ code }) => AT_THE_DOOR.has(code))) count.refused += 1;
        return result;
      },
    }),
  );
  return { handlers: counting, reached };
}

const draws = fc.record({
  state: fc.constantFrom(...STATES),
  who: fc.nat(),
  credential: fc.constantFrom('none' as const, 'none' as const, 'traveller' as const, 'agency' as const),
  spoiling: spoilings,
});

export interface Fuzzing {
  readonly pool: Pool;
  readonly origin: string;
  readonly route: Route;
  readonly stage: Stage;
  /** Number of requests, the same for the same seed; plausible requests are sent as well. */
  readonly count: number;
  readonly seed: number;
}

/** Concurrent requests. */
const AT_ONCE = 4;

/** Fuzzes one call: corrupted requests first, then plausible ones. Returns the answers that should not occur. */
export async function fuzzCall(fuzzing: Fuzzing): Promise<readonly string[]> {
  const { pool, route, stage, count, seed } = fuzzing;
  const { access, ask } = CALLS[operationId(route)]!;
  const troubles: string[] = [];
  const send = async (
    subject: Subject,
    one: Principal,
    credential: 'none' | 'traveller' | 'agency',
    spoiling?: Spoiling,
  ) => {
    const plausible = meant(
      route,
      ask(subject, one),
      { ...subject, payments: spoiling ? [NOBODYS] : subject.payments },
      stage,
    );
    const sent = spoiling ? spoiled(route, plausible, spoiling) : plausible;
    const headers = { ...subject.headersOf(one), ...credentialOf(credential, stage) };
    const trouble = await troubleOf(fuzzing, sent, headers);
    if (trouble) troubles.push(`${one} about what is ${subject.state}: ${trouble}`);
  };
  const drawn = fc.sample(draws, { seed, numRuns: count });
  for (let i = 0; i < drawn.length; i += AT_ONCE) {
    await forgetGuesses(pool);
    await Promise.all(
      drawn.slice(i, i + AT_ONCE).map(({ state, who, credential, spoiling }) => {
        const mayAsk = whoMayAsk(access, state);
        return send(stage.subjects[state], mayAsk[who % mayAsk.length]!, credential, spoiling);
      }),
    );
  }
  await sendEndsOfTime(fuzzing, access, troubles);
  for (const state of STATES) await send(stage.subjects[state], whoMayAsk(access, state)[0]!, 'none');
  return [...new Set(troubles)];
}

/** The draws may miss them, and days are counted from what is sent. */
async function sendEndsOfTime(fuzzing: Fuzzing, access: Access, troubles: string[]): Promise<void> {
  const { route, stage } = fuzzing;
  const subject = stage.subjects.paid;
  const one = whoMayAsk(access, 'paid')[0]!;
  const plausible = meant(
    route,
    CALLS[operationId(route)]!.ask(subject, one),
    { ...subject, payments: [NOBODYS] },
    stage,
  );
  for (const sent of atTheEndsOfTime(route, plausible)) {
    const trouble = await troubleOf(fuzzing, sent, subject.headersOf(one));
    if (trouble) troubles.push(trouble);
  }
}

/** The counters of guesses would refuse all further requests. They have few rows or none. */
const forgetGuesses = (pool: Pool) =>
  pool.query('delete from look_up_try; delete from recovery_request; delete from resend_request');

export interface SceneFuzzing extends Omit<Fuzzing, 'stage'> {
  newScene(): Promise<Scene>;
}

/** A scene is set up for so many requests: one of them may do what it asks. */
const PER_SCENE = 8;

/**
 * The same of a call that needs something sold, with things of that kind: corrupted requests, and last a plausible one,
 * which must succeed.
 */
export async function fuzzScenes({ newScene, ...fuzzing }: SceneFuzzing): Promise<readonly string[]> {
  const { pool, route, count, seed } = fuzzing;
  const troubles: string[] = [];
  const send = async ({ sent, headers }: Scene, mustSucceed = false) => {
    const trouble = await troubleOf(fuzzing, sent, { ...headers }, mustSucceed);
    if (trouble) troubles.push(trouble);
  };
  const drawn = fc.sample(spoilings, { seed, numRuns: count });
  for (let i = 0; i < drawn.length; i += PER_SCENE) {
    await forgetGuesses(pool);
    const { sent, headers } = await newScene();
    await Promise.all(drawn.slice(i, i + PER_SCENE).map((one) => send({ sent: spoiled(route, sent, one), headers })));
  }
  await forgetGuesses(pool);
  const { sent, headers } = await newScene();
  for (const one of atTheEndsOfTime(route, sent)) await send({ sent: one, headers });
  await forgetGuesses(pool);
  await send(await newScene(), true);
  return [...new Set(troubles)];
}

/** Principals with only a proof of the paid reservation are used for that one; its buyer has all of them. */
function whoMayAsk(access: Access, state: Subject['state']): readonly Principal[] {
  if (access === 'everybody') return PRINCIPALS;
  const letIn = LET_IN[access];
  return state !== 'paid' && letIn.includes('buyer') ? ['buyer'] : letIn;
}

let keys = 0;

/** A request that the table makes as a stranger's guess, made with valid data. */
function meant(route: Route, asked: Sent, subject: Subject, stage: Stage): Sent {
  const { query, body } = asked as { readonly query?: Known; readonly body?: Known };
  if (query?.['code'] === 'NOPE') return { query: { code: 'COSTA10' } };
  if (!body) return asked;
  const knows: Readonly<Record<string, (was: unknown) => unknown>> = {
    idempotency_key: () => `key-number-${(keys += 1)}`,
    total: () => subject.total,
    amount: () => subject.back,
    card: () => stage.account.card,
    password: (was) => (route === postCloseAccount ? was : stage.account.password),
    invoice_id: () => stage.invoice.id,
    folio: () => stage.invoice.folio,
    phone: () => '33 3123 4567',
    seat: () => FREE_SEAT,
    seats: (was) => (was as readonly Known[]).map((one) => ({ ...one, seat: FREE_SEAT })),
    passengers: (was) => (was as readonly unknown[]).slice(0, subject.travellers),
    token: (was) => (route === postStopNotices ? stage.noticesToken : was),
  };
  const known = Object.entries(body).map(([name, was]) => [name, knows[name]?.(was) ?? was]);
  return { ...asked, body: { ...Object.fromEntries(known), ...moreOf(route, subject) } };
}

/** Fields that authorization does not need, but the handler does. */
function moreOf(route: Route, { code, payments }: Subject): Known {
  if (route === postPayLink) return { email: 'eva@example.com' };
  if (route === postGenerateJointly) return { reservations: [{ code, payments }] };
  return route === postGenerate ? { payments } : {};
}

type Known = Readonly<Record<string, unknown>>;

/** Requesting an invoice of real payments waits some seconds for its stamp: once is enough. */
const NOBODYS = '018f0000-0000-7000-8000-000000000000';

/** Of the four seats of the bus that the stage's reservations use. */
const FREE_SEAT = 4;

/** Internals of the program, which no answer may reveal. */
const INSIDE = /\n\s+at |node_modules|\/src\/|\.ts:\d+|syntax error at|violates .* constraint/;

async function troubleOf(
  { origin, route }: Pick<Fuzzing, 'origin' | 'route'>,
  sent: Sent,
  headers: Record<string, string>,
  mustSucceed = false,
): Promise<string | undefined> {
  const isGet = route.method === 'GET';
  const query = typeof sent.query === 'object' && sent.query !== null ? encodeQuery(flat(sent.query)) : '';
  const response = await fetch(origin + pathOf(route, sent.params) + query, {
    method: route.method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(isGet || sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  const text = await response.text();
  const told = (what: string) =>
    `${what}\n  sent ${JSON.stringify(sent).slice(0, 600)}\n  answered ${response.status} ${text.slice(0, 600)}`;
  if (response.status >= 500) return told('a fault of ours');
  if (mustSucceed && response.status !== 200) return told('refused, though all it needs is there');
  if (response.status !== 200 && INSIDE.test(text)) return told('shows the inside of the program');
  if (!response.headers.get('content-type')?.startsWith('application/json'))
    return response.status === 200 ? undefined : told('no envelope');
  const { http, content } = JSON.parse(text);
  if (http.code !== response.status) return told('an envelope with another status');
  return response.status === 200 || content.errors[0]?.message ? undefined : told('a refusal without words');
}

const flat = (query: object) =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, asText(value)]),
  );
