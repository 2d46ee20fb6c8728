// Guessing reservations, accounts and gift cards: what the limits let through, a guesser's resulting chances, and whether response times reveal
// which codes exist. Exits with 1 when a goal is missed.
import { randomInt } from 'node:crypto';
import { createPool } from '#adapters/db/pool.ts';
import { cardNumber } from '#domain/loyalty/card.ts';
import { ONE_TIME_CODE_TRIES, PIN_DIGITS, SENT_PER_DAY } from '#domain/access/look-up.ts';
import { FREE_FAILURES, MAX_FAILURES, MAX_FAILURES_PER_RESERVATION_A_DAY } from '#domain/guessing/guess-limits.ts';
import { PUZZLE_BITS } from '#domain/guessing/puzzle.ts';
import { reservationCode } from '#kernel/ids.ts';
import { postLogin } from '#wire/account.ts';
import type { CallAnswer } from '#wire/call.ts';
import { postGiftBalance } from '#wire/gifts.ts';
import { postReservation as postToInvoice } from '#wire/invoicing.ts';
import { postData, postForgotNip, postRecover } from '#wire/itinerary.ts';
import { apiClient } from '../e2e/testing/api-client.ts';
import { bring } from '../e2e/testing/reach-steps.ts';
import { figure, median, print, quantile } from './measure.ts';
import { callsOf, newVisitor, startBenchSite } from './site.ts';

/** Of each kind, for the medians. */
const SAMPLES = Number(process.env['ATTACK_SAMPLES'] ?? 5_000);
/** The maximum difference between the medians of known and unknown codes, in milliseconds. */
const APART = 5;
const LIVE_BOOKINGS = 1_000_000;
/** The most common last name belongs to a smaller share of people than this. */
const COMMONEST_SURNAME = 1 / 20;
const CODES = 2 ** 50;
const PINS = 10 ** PIN_DIGITS;
const WANTED_GUESSES = 1e10;
const WRONG = 'reservation_not_found';

const site = await startBenchSite({ TRUST_PROXY: 'true' });
const pool = createPool(site.database, { name: 'attack' });
const known = await bring(await apiClient(site.url), 5);
const visitor = newVisitor();
const missed: string[] = [];

const unknownCode = (): string => reservationCode(Uint8Array.from({ length: 10 }, () => randomInt(256)));
let addresses = 0;
/** An address without previous tries. */
const newAddress = (): string => {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
};
const from = (address: string) => callsOf(site.url, { ...visitor, 'x-forwarded-for': address });
const forgive = async () => {
  await pool.query('delete from look_up_try');
  await pool.query('delete from recovery_request');
};

/** The answer: the code of its refusal. */
const told = (answered: CallAnswer<unknown>): string => (answered.ok ? 'done' : (answered.errors[0]?.code ?? ''));
const guess = async (code: string, address: string): Promise<string> =>
  told(await from(address)(postData, { body: { code, nip: '1234567' } }));
/** One password at an account that need not exist: both are answered alike. */
const guessPassword = async (card: string, address: string): Promise<string> =>
  told(await from(address)(postLogin, { body: { card, password: 'Stolen#2026' } }));
/** The secret of a gift card, likewise. */
const guessSecret = async (code: string, address: string): Promise<string> =>
  told(await from(address)(postGiftBalance, { body: { code, secret: '00000000' } }));
const guessTelephone = async (code: string): Promise<string> => {
  const body = { code, last_name: 'López', phone: '3399999999', brand_id: '2' };
  return told(await from(newAddress())(postToInvoice, { body }));
};

const tally = (answers: readonly string[], code: string): number => answers.filter((one) => one === code).length;
const demand = (isMet: boolean, goal: string): string => {
  if (!isMet) missed.push(goal);
  return isMet ? 'met' : 'MISSED';
};

/** How it is guessed, and what a guess that was compared is told. */
interface GuessedWith {
  readonly by: typeof guess;
  readonly wrong: string;
}

async function limits() {
  const rows: string[][] = [['guesses', 'made', 'looked at', 'captchas', 'goal', '']];
  const attack = async (
    name: string,
    most: number,
    tries: readonly (readonly [string, string])[],
    { by, wrong }: GuessedWith = { by: guess, wrong: WRONG },
  ) => {
    await forgive();
    const answers = await Promise.all(tries.map(([code, address]) => by(code, address)));
    const seen = tally(answers, wrong);
    const row = [figure(tries.length), figure(seen), figure(tally(answers, 'captcha_required')), `at most ${most}`];
    rows.push([name, ...row, demand(seen <= most, name)]);
  };
  const many = Array.from({ length: 200 }, () => 0);
  const one = newAddress();
  await attack(
    'one code, an address each, at once',
    FREE_FAILURES.ofSecretLately,
    many.map(() => [known, newAddress()]),
  );
  await attack(
    'one address, a code each, at once',
    FREE_FAILURES.ofAddress,
    many.map(() => [unknownCode(), one]),
  );
  await attack(
    'a code and an address each, at once',
    FREE_FAILURES.ofSite,
    many.map(() => [unknownCode(), newAddress()]),
  );
  await attack(
    'a password, an account and an address each, at once',
    FREE_FAILURES.ofSite,
    many.map((_, n) => [cardNumber(String(79_000_000_000 + n)), newAddress()]),
    { by: guessPassword, wrong: 'authentication_incorrect' },
  );
  await attack(
    'a gift card, an address each, at once',
    FREE_FAILURES.ofSecretLately,
    many.map(() => ['G000000000', newAddress()]),
    { by: guessSecret, wrong: 'gift_card_not_found' },
  );
  print('what gets through in a minute', rows);
}

function chances() {
  const perName = CODES / LIVE_BOOKINGS / COMMONEST_SURNAME;
  const perPin = (CODES / LIVE_BOOKINGS) * PINS;
  const years = (guesses: number, aMinute: number) => guesses / aMinute / (60 * 24 * 365);
  const free = FREE_FAILURES.ofSite;
  const pinsADay = MAX_FAILURES.ofAskerToday;
  const codesADay = ONE_TIME_CODE_TRIES * SENT_PER_DAY;
  const percent = (part: number) => `${(part * 100).toPrecision(2)} %`;
  print(`chances, with ${figure(LIVE_BOOKINGS)} live bookings`, [
    ['', 'guesses for a hit', 'years, free guesses', 'hashes, with captchas'],
    [
      'any code and the commonest surname',
      perName.toExponential(1),
      figure(years(perName, free)),
      (perName * 2 ** PUZZLE_BITS).toExponential(1),
    ],
    [
      'any code and a PIN',
      perPin.toExponential(1),
      figure(years(perPin, free)),
      (perPin * 2 ** PUZZLE_BITS).toExponential(1),
    ],
  ]);
  print('of one known reservation, in a day', [
    ['', 'tries', 'chance'],
    ['its PIN, from one address', figure(pinsADay), percent(pinsADay / PINS)],
    [
      'its PIN, from all the world',
      figure(MAX_FAILURES_PER_RESERVATION_A_DAY),
      percent(MAX_FAILURES_PER_RESERVATION_A_DAY / PINS),
    ],
    ['one-time codes that one address has sent to its owner', figure(codesADay), percent(codesADay / PINS)],
  ]);
  demand(perName >= WANTED_GUESSES, 'guesses for a hit');
}

type Kind = 'known' | 'unknown';

/** The same request for an existing and a missing code, alternately, each kind first equally often. */
async function inTurn(samples: number, { ask, answer }: Pick<Asked, 'ask' | 'answer'>) {
  const times: Record<Kind, number[]> = { known: [], unknown: [] };
  for (let n = 0; n < samples; n += 1) {
    for (const kind of n % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const code = kind === 'known' ? known : unknownCode();
      const begun = performance.now();
      const answered = await ask(code);
      times[kind].push(performance.now() - begun);
      if (answered !== answer) throw new Error(`answered ${answered}, not ${answer}`);
    }
    if (n % 2 === 1) await forgive();
  }
  return times;
}

/** The buyer of the existing reservation. */
const BUYER = 'ana@example.com';
const addressOf = (code: string): string => (code === known ? BUYER : `${code}@example.com`);
const FEWER = Math.ceil(SAMPLES / 5);
interface Asked {
  readonly name: string;
  readonly samples: number;
  /** The expected answer; any other would mean measuring something else. */
  readonly answer: string;
  ask(code: string): Promise<string>;
}
const ASKED: readonly Asked[] = [
  { name: 'a wrong PIN', samples: SAMPLES, answer: WRONG, ask: (code) => guess(code, newAddress()) },
  { name: 'a wrong telephone', samples: SAMPLES, answer: WRONG, ask: guessTelephone },
  {
    name: 'a forgotten PIN',
    samples: FEWER,
    answer: 'done',
    ask: async (code) => told(await from(newAddress())(postForgotNip, { params: { code }, body: {} })),
  },
  {
    name: 'a lost code',
    samples: FEWER,
    answer: 'done',
    ask: async (code) => told(await from(newAddress())(postRecover, { body: { contact: addressOf(code) } })),
  },
];

async function timing() {
  const rows: string[][] = [['', 'of each', 'known', 'unknown', 'p95', 'apart', '']];
  for (const { name, samples, answer, ask } of ASKED) {
    await forgive();
    const times = await inTurn(samples, { ask, answer });
    const [a, b] = [median(times.known), median(times.unknown)];
    const spread = [quantile(times.known, 0.95), quantile(times.unknown, 0.95)].map((ms) => ms.toFixed(1)).join(' / ');
    const apart = Math.abs(a - b);
    const found = [a.toFixed(2), b.toFixed(2), spread, apart.toFixed(2), demand(apart < APART, name)];
    rows.push([name, figure(times.known.length), ...found]);
  }
  print(`milliseconds; medians less than ${APART} apart are wanted`, rows);
}

await limits();
chances();
await timing();
await pool.end();
await site.stop();
if (missed.length > 0) console.log(`missed: ${missed.join(', ')}`);
process.exit(missed.length > 0 ? 1 : 0);
