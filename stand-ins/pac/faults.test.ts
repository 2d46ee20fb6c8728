import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { timeoutUnder } from '../stage/testing/timeouts.ts';
import { carrierIn } from './testing/invoice.ts';
import { type Pac, startPac } from './testing/start.ts';

/** Noon in Guadalajara. */
const NOW = '2026-12-01T18:00:00Z';
const SHORT_MS = 2_000;

let pac: Pac;
let invoice: ReturnType<typeof carrierIn>;
let folio = 0;
const next = () => {
  folio += 1;
  return invoice({ date: '2026-12-01T11:59:00', folio: String(folio) });
};
beforeAll(async () => {
  pac = await startPac({ clock: NOW });
  invoice = carrierIn(pac.data);
});
afterAll(() => pac.kill());
beforeEach(() => pac.faults({}));

const outcomeOf = (answer: Promise<{ readonly status: number }>) =>
  answer.then(
    ({ status }) => String(status),
    (problem: Error) => (problem.name === 'TimeoutError' ? 'silence' : 'broken'),
  );

/** How often a document was stamped. */
const timesStamped = async (wanted: string): Promise<number> => {
  const all = (await pac.control('documents')) as readonly { readonly folio: string }[];
  return all.filter((each) => each.folio === wanted).length;
};

test.each([
  ['timeout-before', 'silence', 0],
  ['timeout-after', 'silence', 1],
  ['reset', 'broken', 0],
  ['reset-after', 'broken', 1],
  ['error', '500', 0],
  ['error-after', '500', 1],
  ['unavailable', '503', 0],
  ['unauthorized', '401', 0],
  ['garbage', 'broken', 1],
  [{ kind: 'slow', ms: 50 }, '200', 1],
  [{ kind: 'reject', code: 'CFDI40148', message: 'No.' }, '400', 0],
] as const)('%j is %s, and stamps %i', async (fault, outcome, times) => {
  await pac.authenticate();
  await pac.faults({ stamps: [fault] });
  const xml = next();
  const now = String(folio);
  expect(await outcomeOf(pac.stamp(xml, now, { timeout: timeoutUnder(fault, SHORT_MS) }))).toBe(outcome);
  expect(await timesStamped(now)).toBe(times);
  const again = await pac.stamp(xml, now);
  expect(again.body.message).toBe(times === 1 ? '307. El comprobante contiene un timbre previo.' : undefined);
  expect(await timesStamped(now)).toBe(1);
});

test('a refusal says what it is asked to', async () => {
  await pac.faults({ stamps: [{ kind: 'reject', code: 'CFDI40148', message: 'El código postal no es suyo.' }] });
  expect((await pac.stamp(next())).body).toEqual({
    message: 'CFDI40148 - El código postal no es suyo.',
    messageDetail: null,
    data: null,
    status: 'error',
  });
});

describe('every call has its own list', () => {
  test.each([
    ['tokens', () => pac.authenticate()],
    ['cancellations', () => pac.authorized('/cfdi33/cancel/A/B/02', { method: 'POST' })],
    ['documents', () => pac.authorized('/datawarehouse/v1/live/x')],
    ['status', () => pac.ask('/ConsultaCFDIService.svc', { method: 'POST' })],
  ] as const)('%s', async (call, ask) => {
    await pac.authorized('/datawarehouse/v1/live/x');
    await pac.faults({ [call]: ['unavailable'] });
    expect((await ask()).status).toBe(503);
    expect((await ask()).status).not.toBe(503);
  });
});

test('what is always on meets all calls behind the list', async () => {
  await pac.faults({ documents: ['error'], always: { documents: 'unavailable' } });
  const ask = async () => (await pac.authorized('/datawarehouse/v1/live/x')).status;
  expect([await ask(), await ask(), await ask()]).toEqual([500, 503, 503]);
});

test('dice fall the same for the same seed', async () => {
  const run = async () => {
    await pac.faults({ rate: 0.5, seed: 3, kinds: ['unavailable'] });
    const answers: number[] = [];
    for (let i = 0; i < 8; i += 1) answers.push((await pac.authorized('/datawarehouse/v1/live/x')).status);
    return answers;
  };
  const first = await run();
  expect(first).toContain(503);
  expect(first).toContain(200);
  expect(await run()).toEqual(first);
});

test.each([[{ stamps: ['unheard-of'] }], [{ always: { stamps: 'unheard-of' } }], [{ rate: 2 }], ['nothing']])(
  '%j is no fault',
  async (asked) => {
    expect(await pac.faults(asked)).toMatchObject({ status: 'error' });
  },
);
