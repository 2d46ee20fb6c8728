import type { Pool } from '#adapters/db/pool.ts';
import type { Access, Cell, Reads } from '#testing/http/authorization-cell.ts';
import { LET_IN } from '#testing/http/authorization-table.ts';
import { type Principal, PRINCIPALS, type AccessFixture } from '#testing/http/principals.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import type { Route } from '#wire/route.ts';

/** Authorized, but without passengers' data. */
export const KNOWS_LITTLE: readonly Principal[] = ['masked', 'invoicer', 'addressee'];

/** Unauthorized: unauthenticated, forbidden, or not found. */
const KEPT_OUT = [401, 403, 404];
/** Also for an expired link. For a reservation the same status only means that its time has run out. */
const isKeptOut = (access: Access, status: number): boolean =>
  KEPT_OUT.includes(status) || (access.endsWith('-link') && status === 410) || isInvalidGrant(access, status);
/** RFC 6749 requires 400 for an invalid refresh token. */
const isInvalidGrant = (access: Access, status: number): boolean => access === 'refresh-token' && status === 400;

const isAtWork = (one: Principal): boolean => LET_IN.operator.includes(one);

/** Statuses that no well-formed request gets. */
const TROUBLE = [400, 429, 500, 502, 503];

/** Stored state of the reservation and its money. An unauthorized call must not change it. */
async function written(pool: Pool, { code }: AccessFixture): Promise<string> {
  const of = 'select reservation_id from reservation where code = $1';
  const { rows } = await pool.query(
    `select to_jsonb(r) - 'session_hash' as it,
       (select jsonb_agg(t order by t.folio) from ticket t where t.reservation_id = r.reservation_id) as tickets,
       (select jsonb_agg(p order by p.payment_id) from payment p where p.reservation_id = r.reservation_id) as payments,
       (select w.traveller_id from traveller_order w where w.order_id = r.reservation_id) as account,
       (select count(*) from seat_claim c where c.reservation_id = r.reservation_id) as claims,
       (select count(*) from outbox o where o.payload ->> 'reservation' = r.reservation_id::text) as words
     from reservation r where r.reservation_id = (${of})`,
    [code],
  );
  return JSON.stringify(rows);
}

export interface Judging {
  readonly pool: Pool;
  readonly origin: string;
  readonly route: Route;
  readonly cell: Cell;
  readonly accessFixture: AccessFixture;
}

/** Makes a call as every principal, and returns how the answers deviate from the table; empty when they do not. */
export async function strayAnswers(judging: Judging): Promise<readonly string[]> {
  const { pool, cell, accessFixture } = judging;
  const { access } = cell;
  const isOpen = access === 'everybody';
  const isIn = (one: Principal) => isOpen || LET_IN[access].includes(one);
  const strays: string[] = [];
  const statuses = new Set<number>();
  const refusals = new Set<string>();
  const before = await written(pool, accessFixture);
  // Unauthorized principals first, while what they must not change is still unchanged.
  for (const one of PRINCIPALS.toSorted((a, b) => Number(isIn(a)) - Number(isIn(b)))) {
    const { status, text } = await ask(judging, one);
    statuses.add(status);
    if (TROUBLE.includes(status) && !isInvalidGrant(access, status))
      strays.push(`${one} is answered ${status}: ${text}`);
    const isLetIn = isOpen || !isKeptOut(access, status);
    if (isLetIn !== isIn(one)) strays.push(`${one} is ${isLetIn ? 'let in' : 'kept out'} with ${status}`);
    if (!isIn(one)) {
      refusals.add(text);
      if ((await written(pool, accessFixture)) !== before) strays.push(`${one} left a trace`);
    }
    // Principals with only a last name read no personal data.
    const isBlind = !isIn(one) || KNOWS_LITTLE.includes(one) || isOpen;
    if (isBlind && accessFixture.secrets.some((secret) => text.includes(secret))) strays.push(`${one} reads a secret`);
    if (isAtWork(one) && !isBlind)
      strays.push(...readsMore(cell.reads ?? 'nothing', text, accessFixture).map((it) => `${one} reads ${it}`));
  }
  if (isOpen && statuses.size > 1) strays.push('not everybody is answered alike');
  if (['holder', 'seer', 'invoicer'].includes(access) && refusals.size > 1) strays.push('refusals differ');
  return strays;
}

/** What an answer reveals of passengers beyond the declared. */
function readsMore(declared: Reads, text: string, { people, secrets }: AccessFixture): readonly string[] {
  if (declared === 'people') return [];
  const told = declared === 'masked' ? people : [...people, ...secrets];
  return [...new Set(told)].filter((one) => text.includes(one));
}

async function ask({ pool, origin, route, cell, accessFixture }: Judging, one: Principal) {
  // Few rows or none: truncating three tables would take longer than the call.
  await pool.query('delete from look_up_try; delete from recovery_request; delete from resend_request');
  const { query, body, params } = cell.ask(accessFixture, one);
  const response = await fetch(origin + pathOf(route, params) + encodeQuery(query), {
    method: route.method,
    headers: { ...accessFixture.headersOf(one), 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, text: await response.text() };
}
