import type { ApiCall, CallAnswer } from '#wire/call.ts';
import { captchaOf } from '#wire/captcha.ts';
import type { ScheduleView } from '#wire/shapes.ts';
import { postAdditionals } from '#wire/additionals.ts';
import { postOneTimeCode, postProof } from '#wire/itinerary.ts';
import {
  getPayment,
  getSchedules,
  postContact,
  postCreate,
  postPayment,
  postSchedules,
  postSeats,
} from '#wire/websale.ts';
import { solvedPuzzle } from '#testing/solved-puzzle.ts';
import { apiClient, dayFromNow } from '../testing/api-client.ts';
import { cardToken } from '../testing/card-token.ts';
import { right } from '../testing/reach-steps.ts';
import { savedMails } from '../testing/saved-mails.ts';
import type { Site } from '../testing/start-site.ts';
import { seededRandom } from './seeded-random.ts';

/** People who buy and bots that hold seats and never pay, all behind one address, at a started site. */
export interface HttpCrowd {
  readonly site: Pick<Site, 'url' | 'dataDir'>;
  readonly people: number;
  /** Tries of bots between one buyer and the next, all on the first bus. */
  readonly botTries: number;
  /** Days from now on which everybody leaves. */
  readonly ahead: number;
  /** Milliseconds between one buyer and the next. */
  readonly everyMs: number;
  readonly seed: number;
}

export interface HttpCrowdOutcome {
  /** Buyers with paid tickets. */
  readonly bought: number;
  /** Buyers who had to solve a captcha, or read a code in their mail, before they held their seat. */
  readonly proved: number;
  /** Why calls of buyers were refused for good, and how often. */
  readonly refusals: ReadonlyMap<string, number>;
  /** Seats that bots hold unpaid at the end. */
  readonly hoarded: number;
  /** Seats of the bus that the bots want, before anybody came. */
  readonly seats: number;
}

const APPROVED = '4111111111111111';
const PARTIES = [2, 4, 8, 10] as const;

/** Everybody goes through search, run, contact, additionals and seats by the site's own calls; buyers also pay. */
export async function crowdOverHttp({
  site,
  ahead,
  people,
  botTries,
  everyMs,
  seed,
}: HttpCrowd): Promise<HttpCrowdOutcome> {
  const random = seededRandom(seed);
  const runs = await runsOnSale(site.url, ahead);
  const [wanted] = runs as [ScheduleView];
  const refusals = new Map<string, number>();
  let [bought, proved, hoarded] = [0, 0, 0];
  const buys = async (person: number): Promise<void> => {
    const { call } = await apiClient(site.url);
    const run = runs[person % runs.length]!;
    const held = await hold(call, { run, ahead, party: 1, email: `buyer${person}@example.com`, mailOf: site.dataDir });
    if (held.proved) proved += 1;
    const failed = held.code === undefined ? held.why : await pay(call, site.url, held.code);
    if (failed === undefined) bought += 1;
    else refusals.set(failed, (refusals.get(failed) ?? 0) + 1);
  };
  const hoards = async (bot: string): Promise<void> => {
    const party = PARTIES[Math.floor(random() * PARTIES.length)]!;
    const { call } = await apiClient(site.url);
    const held = await hold(call, { run: wanted, ahead, party, email: `${bot}@example.com` });
    if (held.code !== undefined) hoarded += party;
  };
  const buyers: Promise<void>[] = [];
  for (let person = 0; person < people; person += 1) {
    const next = new Promise((resolve) => setTimeout(resolve, everyMs));
    for (let bot = 0; bot < botTries; bot += 1) await hoards(`bot${person}${bot}`);
    buyers.push(buys(person));
    await next;
  }
  await Promise.all(buyers);
  return { bought, proved, refusals, hoarded, seats: wanted.free_seats };
}

async function runsOnSale(siteUrl: string, ahead: number): Promise<readonly ScheduleView[]> {
  const { call } = await apiClient(siteUrl);
  const { code } = right(await call(postCreate, { body: search(1, ahead) })).reservation;
  const { schedules } = right(await call(getSchedules, { query: { code, direction: 'departure' } }));
  return schedules.filter(({ available }) => available);
}

const search = (party: number, ahead: number) => ({
  origin: 'TLQ',
  destination: 'PVR',
  round: false,
  departure: { date: dayFromNow(ahead) },
  passengers: Array.from({ length: party }, () => ({ type: 'adult' as const })),
});

interface Visitor {
  readonly run: ScheduleView;
  readonly ahead: number;
  readonly party: number;
  readonly email: string;
  /** Solves captchas, and reads the mail of the site with this data folder. Absent: a bot, which does neither. */
  readonly mailOf?: string;
}

type Held = { readonly proved: boolean } & (
  | { readonly code: string }
  | { readonly code?: undefined; readonly why: string }
);

async function hold(call: ApiCall, { run, ahead, party, email, mailOf }: Visitor): Promise<Held> {
  const made = await call(postCreate, { body: search(party, ahead) });
  if (!made.ok) return { proved: false, why: why(made) };
  const { code } = made.data.reservation;
  const passengers = Array.from({ length: party }, () => ({ first_name: 'Ana', last_name: 'López' }));
  const contact = {
    ...passengers[0]!,
    cell_phone: `33${email.replace(/\D/g, '').padStart(8, email.startsWith('bot') ? '2' : '1')}`,
    email,
    privacy: true,
    of_age: true,
  };
  const { schedule_id, schedule_detail_id } = run;
  for (const step of [
    () => call(getSchedules, { query: { code, direction: 'departure' } }),
    () => call(postSchedules, { body: { code, departure: { schedule_id, schedule_detail_id } } }),
    () => call(postContact, { body: { code, contact, passengers } }),
    () => call(postAdditionals, { body: { code } }),
  ] as readonly (() => Promise<CallAnswer<unknown>>)[]) {
    const answer = await step();
    if (!answer.ok) return { proved: false, why: why(answer) };
  }
  const seated = (captcha?: string) =>
    call(postSeats, { body: { code, automatic: true, ...(captcha ? { captcha } : {}) } });
  let answer = await seated();
  if (answer.ok) return { code, proved: false };
  if (mailOf === undefined) return { proved: false, why: why(answer) };
  const task = captchaOf(answer.errors);
  if (task?.kind === 'work') answer = await seated(solvedPuzzle(task.puzzle));
  if (!answer.ok && answer.errors.some(({ code: error }) => error === 'hold_contact_required')) {
    right(await call(postOneTimeCode, { body: { code } }));
    right(await call(postProof, { body: { code, digits: await digitsSentTo(email, mailOf) } }));
    answer = await seated();
  }
  return answer.ok ? { code, proved: true } : { proved: true, why: why(answer) };
}

const MAX_MAIL_MS = 30_000;

async function digitsSentTo(email: string, dataDir: string): Promise<string> {
  for (const deadline = performance.now() + MAX_MAIL_MS; performance.now() < deadline; ) {
    const mail = (await savedMails('', dataDir)).findLast(({ to }) => to?.some(({ address }) => address === email));
    const digits = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
    if (digits) return digits;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no code was sent to ${email}`);
}

/** Pays by card; the reason if it is refused. */
async function pay(call: ApiCall, siteUrl: string, code: string): Promise<string | undefined> {
  const quoted = await call(getPayment, { query: { code } });
  if (!quoted.ok) return why(quoted);
  const token = await cardToken(siteUrl, APPROVED);
  const body = { code, method: 'credit', token, idempotency_key: `key-of-${code}`, total: quoted.data.total } as const;
  const paid = await call(postPayment, { body });
  return paid.ok ? undefined : why(paid);
}

const why = (answer: { readonly status: number; readonly errors: readonly { readonly code: string }[] }): string =>
  `${answer.status} ${answer.errors.map(({ code }) => code).join()}`;
