import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';

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
afterEach(async () => {
  await fixture.audit();
  await fixture.clear();
});

const kept = async () => (await database.pool.query('select * from invoice')).rows;

test('a request becomes a tax document, its files and an e-mail', async () => {
  const { invoice, visit } = await fixture.asked();
  await fixture.work();
  const [document, ...others] = await fixture.documentsOf(invoice.id);
  expect(others).toEqual([]);
  const now = (await fixture.invoicing.invoices.byId(invoice.id))!;
  expect(now).toMatchObject({ state: 'mailed', uuid: document!.uuid, fault: undefined, files: ['html', 'pdf', 'xml'] });
  expect(Buffer.from((await fixture.parts.files.get(invoice.id, 'xml'))!).toString()).toBe(document!.cfdi);
  expect((await kept())[0].stamped_xml).toBe(document!.cfdi);
  expect(Number(document!.total) * 100).toBeCloseTo(now.total, 5);
  expect(await fixture.topics(visit)).toContain('invoice.ready');
  expect(fixture.problems).toEqual([]);
});

test.each([
  ['nobody waited for the answer any more', `update invoice set asked_at = now() - interval '1 minute'`, 1],
  ['they were told on the page', 'select 1', 0],
])('of a refusal they are written to where %s', async (_, sql, letters) => {
  const { visit, invoice } = await fixture.asked({ ...REGISTERED, name: 'OTRA' });
  await database.pool.query(sql);
  await fixture.work();
  expect((await fixture.topics(visit)).filter((topic) => topic === 'invoice.rejected')).toHaveLength(letters);
  const { rows } = await database.pool.query(`select payload from outbox where topic = 'invoice.rejected'`);
  const { limit } = await fixture.toInvoice(visit);
  for (const { payload } of rows) {
    expect(payload).toMatchObject({ invoice: invoice.id, fault: 'fiscal_name_mismatch', to: 'facturas@example.com' });
    expect(payload.until).toBe(limit! + 1_000);
  }
});

const FORM = { ...REGISTERED };

describe('what the SAT refuses is told at its field, and the payment is free again', () => {
  test.each([
    ['a tax id nobody has', { ...FORM, rfc: 'GODE561231GR8' }, 'rfc_not_registered'],
    ['another name', { ...FORM, name: 'CARLA ROSAS' }, 'fiscal_name_mismatch'],
    ['another postal code', { ...FORM, postalCode: '44100' }, 'postal_code_mismatch'],
    ['a regime that is not theirs', { ...FORM, regime: '606' }, 'unexpected_regimen'],
    ['a use that does not go with it', { ...FORM, regime: '605', use: 'G03' }, 'use_not_of_regime'],
  ])('%s', async (_, receiver, fault) => {
    const { invoice, visit } = await fixture.asked(receiver);
    await fixture.work();
    expect(await fixture.documentsOf(invoice.id)).toEqual([]);
    expect(await fixture.invoicing.invoices.byId(invoice.id)).toMatchObject({ state: 'rejected', fault });
    expect((await fixture.toInvoice(visit)).payments[0]).toMatchObject({ refusal: undefined, invoiceId: undefined });
    const again = await fixture.asking(visit, { receiver: REGISTERED });
    expect(again).toMatchObject({ ok: true, value: { state: 'draft' } });
  });
});
