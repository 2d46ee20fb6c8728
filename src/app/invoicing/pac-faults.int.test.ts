import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { InvoiceId } from '#app/invoicing/ports.ts';
import { replaceInvoice } from '#app/invoicing/replace-invoice.ts';
import { stampInvoices } from '#app/invoicing/stamp-invoices.ts';
import { before, HOUR, instant, MINUTE, SECOND } from '#kernel/instant.ts';
import { killedAfter, neverAgain } from '#testing/killed-after.ts';
import { good } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { timeoutUnder } from '../../../stand-ins/stage/testing/timeouts.ts';

let database: TestDatabase;
let fixture: StampingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStampingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
beforeEach(() => fixture.clear());
afterEach(async () => {
  await fixture.control('clock', { now: null });
  await fixture.audit();
});

const rowOf = async (invoice: InvoiceId) =>
  (await database.pool.query('select * from invoice where invoice_id = $1', [invoice])).rows[0];

/** Milliseconds. Shorter than a PAC that hangs; a worker that times out without need just queries once more. */
const SHORT_MS = 1_000;

/** A next worker, run repeatedly until the invoice is done. */
async function heal(invoice: InvoiceId, first = fixture.parts): Promise<void> {
  for (let round = 0; round < 6 && (await fixture.stateOf(invoice)) !== 'mailed'; round += 1) {
    await fixture.hurry();
    await fixture.work(round === 0 ? first : fixture.parts);
  }
}

/** There is one document, it is ours, and the customer got one e-mail. */
async function isOne(invoice: InvoiceId): Promise<void> {
  const documents = await fixture.documentsOf(invoice);
  expect(documents).toHaveLength(1);
  expect(await rowOf(invoice)).toMatchObject({
    state: 'mailed',
    uuid: documents[0]!.uuid,
    stamped_xml: documents[0]!.cfdi,
  });
  const { rows } = await database.pool.query(`select 1 from outbox where topic = 'invoice.ready'`);
  expect(rows).toHaveLength(1);
}

const KINDS = [
  'timeout-before',
  'timeout-after',
  'reset',
  'reset-after',
  'error',
  'error-after',
  'unavailable',
  'unauthorized',
  'garbage',
  { kind: 'slow', ms: 2 * SHORT_MS },
] as const;

describe.each(['stamps', 'tokens'] as const)('the PAC fails in %s', (call) => {
  test.each(KINDS.map((fault) => [typeof fault === 'string' ? fault : fault.kind, fault] as const))(
    '%s: one document, and it is ours',
    async (kind, fault) => {
      const { invoice } = await fixture.asked();
      const timeout = kind === 'slow' ? SHORT_MS : timeoutUnder(kind, SHORT_MS);
      // A separate worker, which has no token yet.
      const worker = fixture.newParts({ [call === 'stamps' ? 'stamp' : 'token']: timeout });
      await fixture.faults({ [call]: [fault, fault] });
      await fixture.work(worker);
      await heal(invoice.id, worker);
      await isOne(invoice.id);
      expect((await rowOf(invoice.id)).seal).toBe(1);
    },
  );
});

test('a PAC that hangs for good: the request is kept, and goes on once it is back', async () => {
  const { invoice, visit } = await fixture.asked();
  const worker = fixture.newParts({ stamp: SHORT_MS });
  await fixture.faults({ always: { stamps: 'timeout-after' } });
  await fixture.work(worker);
  await fixture.hurry();
  await fixture.work(worker);
  expect(await fixture.stateOf(invoice.id)).toBe('unknown');
  expect((await fixture.toInvoice(visit)).payments[0]!.refusal).toBe('already_invoiced');
  await fixture.faults({});
  await heal(invoice.id);
  await isOne(invoice.id);
});

test('a PAC that does not let us in has heard nothing, and that is said', async () => {
  const { invoice } = await fixture.asked();
  await fixture.faults({ always: { tokens: 'unauthorized' } });
  await fixture.work(fixture.newParts());
  expect(await fixture.invoicing.invoices.byId(invoice.id)).toMatchObject({ state: 'unknown', fault: 'no_cfdi_token' });
  await fixture.faults({});
  await heal(invoice.id);
  await isOne(invoice.id);
});

test.each([
  ['an account without stamps', { kind: 'reject', code: '703', message: 'Cuenta sin timbres' }, 'no_cfdi_token'],
  ['our key for another document', { kind: 'reject', code: 'CFDI3307', message: 'Timbre duplicado' }, null],
])('%s is not the customer’s fault: it is looked into, and goes on', async (_, fault, said) => {
  const { invoice } = await fixture.asked();
  await fixture.faults({ stamps: [fault] });
  await fixture.work();
  expect(await rowOf(invoice.id)).toMatchObject({ state: 'unknown', fault: said });
  expect(fixture.problems).toHaveLength(1);
  await heal(invoice.id);
  await isOne(invoice.id);
});

test.each([
  ['CFDI40999', 'cannot_stamp'],
  ['302', 'cannot_stamp'],
  ['402', 'brand_not_found'],
  ['CFDI40147', 'postal_code_mismatch'],
])('a refusal with %s is %s', async (code, fault) => {
  const { invoice } = await fixture.asked();
  await fixture.faults({ stamps: [{ kind: 'reject', code, message: 'No' }] });
  await fixture.work();
  expect(await rowOf(invoice.id)).toMatchObject({ state: 'rejected', fault, pac_code: code });
  expect(await fixture.documentsOf(invoice.id)).toEqual([]);
});

describe('a date the PAC does not take', () => {
  test('of three days ago: sealed again, with another key, and only one is stamped', async () => {
    const { invoice } = await fixture.asked();
    let isFirst = true;
    const now = () => {
      const at = instant(Date.now());
      const told = isFirst ? before(at, 73 * HOUR) : at;
      isFirst = false;
      return told;
    };
    const sealing = { ...fixture.newParts(), clock: { now } };
    // Sealed three days ago, but sent only now.
    await fixture.faults({ always: { stamps: 'timeout-before' } });
    await fixture.work({ ...sealing, pac: { ...sealing.pac, stamp: async () => ({ kind: 'unknown' }) } });
    await fixture.faults({});
    await heal(invoice.id);
    await isOne(invoice.id);
    expect(await rowOf(invoice.id)).toMatchObject({ seal: 2 });
    expect((await fixture.documentsOf(invoice.id))[0]!.custom_id).toBe(`${invoice.id}.2`);
  });

  test('ahead of its clock: it is waited for, with the same seal', async () => {
    await fixture.control('clock', { now: new Date(Date.now() - MINUTE).toISOString() });
    const { invoice } = await fixture.asked();
    await fixture.work();
    expect(await fixture.stateOf(invoice.id)).toBe('unknown');
    await fixture.control('clock', { now: null });
    await heal(invoice.id);
    await isOne(invoice.id);
    expect(await rowOf(invoice.id)).toMatchObject({ seal: 1 });
  });
});

test('what comes back changed is not taken for ours', async () => {
  const { invoice } = await fixture.asked();
  const { pac } = fixture.parts;
  const stamp = async (xml: string, key: string) => {
    const answer = await pac.stamp(xml, key);
    return answer.kind === 'stamped' ? { ...answer, xml: answer.xml.replace('CARLA', 'CARLO') } : answer;
  };
  await fixture.work({ ...fixture.parts, pac: { ...pac, stamp, recover: stamp } });
  expect(await fixture.stateOf(invoice.id)).toBe('unknown');
  expect(String(fixture.problems[0])).toContain('is not what was sent');
  await heal(invoice.id);
  await isOne(invoice.id);
});

const ON_THE_WAY = ['draft', 'sealed', 'stamping', 'stamped', 'rendered', 'mailed'];

test('a worker killed after anything it waits for: the next one finishes it, with one document', async () => {
  const states = new Set<string>();
  // The number of waits varies between runs: if a state was skipped, all are tried again.
  const missing = () => ON_THE_WAY.filter((state) => !states.has(state));
  for (let round = 0; round < 3 && missing().length > 0; round += 1) await killEverywhere(states);
  expect(missing()).toEqual([]);
});

/** Adds the states that killed workers left behind. */
async function killEverywhere(states: Set<string>): Promise<void> {
  for (let after = 1, died = true; died; after += 1) {
    await fixture.clear();
    const { invoice } = await fixture.asked();
    const killed = killedAfter(fixture.newParts(), after);
    died = await stampInvoices(killed.parts)().then(
      () => false,
      () => true,
    );
    states.add(await fixture.stateOf(invoice.id));
    await heal(invoice.id);
    await isOne(invoice.id);
    expect((await rowOf(invoice.id)).seal).toBe(1);
    await fixture.audit();
  }
}

test('several workers at once: each document once', async () => {
  const invoices: InvoiceId[] = [];
  for (let n = 0; n < 3; n += 1) invoices.push((await fixture.asked()).invoice.id);
  await Promise.all([1, 2, 3].map(() => fixture.work(fixture.newParts())));
  for (const invoice of invoices) {
    expect(await fixture.documentsOf(invoice)).toHaveLength(1);
    expect(await fixture.stateOf(invoice)).toBe('mailed');
  }
});

test('a worker is left alone within its time; once that is over another asks, and both hear of the same document', async () => {
  const { invoice } = await fixture.asked();
  const [asked, heard] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { pac, ...deps } = fixture.newParts();
  const send: typeof pac.stamp = async (xml, key) => {
    const answer = await pac.stamp(xml, key);
    asked.resolve();
    await heard.promise;
    return answer;
  };
  // Idle workers beside it would ask as well once its time is over.
  const slow = fixture.work({ ...deps, pause: neverAgain, pac: { ...pac, stamp: send, recover: send } });
  await asked.promise;
  await fixture.work(fixture.newParts());
  expect(await fixture.stateOf(invoice.id)).toBe('stamping');
  await fixture.hurry();
  await fixture.work(fixture.newParts());
  expect(await fixture.stateOf(invoice.id)).toBe('mailed');
  heard.resolve();
  await slow;
  await heal(invoice.id);
  await isOne(invoice.id);
});

test('however long the PAC takes, an invoice is its worker’s; once that is dead it is another’s, without help', async () => {
  const keptFor = 2 * SECOND;
  const { invoice } = await fixture.asked();
  const { pac, ...deps } = fixture.newParts();
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stamp: typeof pac.stamp = async () => {
    asked.resolve();
    await answered.promise;
    throw new Error('its worker ended');
  };
  const work = {
    ...deps.work,
    later: async () => {
      throw new Error('its worker ended');
    },
  };
  const dying = stampInvoices({ ...deps, work, pac: { ...pac, stamp } }, keptFor)();
  await asked.promise;
  await pause(1.5 * keptFor);
  await fixture.work(fixture.newParts());
  expect(await fixture.stateOf(invoice.id)).toBe('stamping');
  answered.resolve();
  await expect(dying).rejects.toThrow('its worker ended');
  await expect
    .poll(async () => {
      await fixture.work(fixture.newParts());
      return fixture.stateOf(invoice.id);
    })
    .toBe('mailed');
  await isOne(invoice.id);
});

test.each(['timeout-before', 'timeout-after', 'error', 'garbage', 'unavailable'])(
  'a cancellation whose answer is %s is made, once',
  async (fault) => {
    const { visit, invoice } = await fixture.asked();
    await fixture.work();
    const receiver = { ...REGISTERED, use: 'S01' };
    const asked = { code: visit.code, invoiceId: invoice.id, receiver, email: 'a@example.com', phone: '' };
    good(await replaceInvoice(fixture.invoicing)(asked, visit.caller, fixture.sale.now));
    await fixture.faults({ cancellations: [fault], status: [fault] });
    const timeout = timeoutUnder(fault, SHORT_MS);
    const worker = fixture.newParts({ cancel: timeout, status: timeout });
    for (const deps of [worker, worker, worker, fixture.parts, fixture.parts]) {
      await fixture.work(deps);
      await fixture.hurry();
    }
    const { uuid } = await rowOf(invoice.id);
    const [document] = await fixture.documentsOf(invoice.id);
    expect(document).toMatchObject({ uuid, cancellation: expect.stringMatching(/^(cancelled|waiting)/) });
    expect(['cancelled', 'cancelling']).toContain(await fixture.stateOf(invoice.id));
  },
);

test('a receiver who refuses: it stays a document, and that is said', async () => {
  // Above a thousand pesos the receiver has to agree.
  const { visit, invoice } = await fixture.asked(REGISTERED, { passengers: ['adult', 'adult'] });
  await fixture.work();
  await database.pool.query(`update invoice set state = 'cancelling', cancel_reason = '02', next_try_at = now()`);
  await fixture.work();
  expect(await fixture.stateOf(invoice.id)).toBe('cancelling');
  await fixture.control(`refuse/${(await rowOf(invoice.id)).uuid}`, {});
  await fixture.hurry();
  await fixture.work();
  expect(await rowOf(invoice.id)).toMatchObject({ state: 'mailed', fault: 'invoice_not_replaceable' });
  expect((await fixture.toInvoice(visit)).payments[0]!.refusal).toBe('already_invoiced');
});

test('control: sealed again while it may be stamped, there are two', async () => {
  const { invoice } = await fixture.asked();
  await fixture.faults({ always: { stamps: 'timeout-after' } });
  await fixture.work(fixture.newParts({ stamp: SHORT_MS }));
  await fixture.faults({});
  await database.pool.query(`update invoice set state = 'draft', next_try_at = now()`);
  await fixture.work();
  expect(await fixture.documentsOf(invoice.id)).toHaveLength(2);
});
