import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { readXml } from '#adapters/cfdi/read-xml.ts';
import { hasXmllint, hasXsltproc, judgedByXmllint, originalStringsByXsltproc } from '#adapters/cfdi/testing/judges.ts';
import { hasMaterial } from '#adapters/cfdi/testing/material.ts';
import { brokenRules } from '#adapters/cfdi/testing/sat-rules.ts';
import type { Caller } from '#app/caller.ts';
import { findJointly } from '#app/invoicing/find-jointly.ts';
import { requestJointly } from '#app/invoicing/request-jointly.ts';
import { good, stranger, type Visit } from '#testing/paying-sale.ts';
import { openStampingFixture, REGISTERED, type StampingFixture } from '#testing/stamping-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let fixture: StampingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openStampingFixture(database.pool);
  // The line in `plus` becomes a shuttle: inside one metropolitan area.
  await database.pool.query("update service_class set vat_exempt = true where service_class_id = 'plus'");
  await database.pool.query('update timetable_version set version = version + 1');
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});
beforeEach(() => fixture.clear());
afterEach(() => fixture.audit());

const SHUTTLE = 0;
const BUS = 1;

async function bought(caller: Caller, run: number): Promise<Visit> {
  const visit = await fixture.sale.atPayment({ round: false, run, caller });
  good(await fixture.paying(visit));
  return { ...visit, reservation: await fixture.now(visit) };
}

/** One CFDI of some reservations of a browser, stamped. */
async function invoiced(caller: Caller): Promise<string> {
  const { reservations } = good(await findJointly(fixture.invoicing)({}, caller, fixture.sale.now));
  good(
    await requestJointly(fixture.invoicing)(
      {
        reservations: reservations.map(({ order, payments }) => ({
          code: order.code,
          payments: payments.map(({ id }) => id),
        })),
        receiver: REGISTERED,
        email: 'facturas@example.com',
        phone: '+523331234567',
        save: false,
      },
      caller,
      fixture.sale.now,
    ),
  );
  await fixture.work();
  return (await fixture.documents()).at(-1)!.cfdi;
}

const attributes = (xml: string, tag: string, name: string) =>
  Array.from(xml.matchAll(new RegExp(`<cfdi:${tag} [^>]*?\\b${name}="([^"]*)"`, 'g')), ([, value]) => value);

function expectAccepted(cfdi: string): void {
  expect(brokenRules(readXml(cfdi)!)).toEqual([]);
  if (hasMaterial && hasXmllint) expect(judgedByXmllint([cfdi])).toEqual([]);
  if (hasMaterial && hasXsltproc) expect(originalStringsByXsltproc([cfdi])[0]).toMatch(/^\|\|4\.0\|/);
}

test('a shuttle is exempt from its price to its CFDI', async () => {
  const caller = stranger();
  const { reservation } = await bought(caller, SHUTTLE);
  const { total } = reservation.quote!;
  expect(reservation.quote).toMatchObject({ net: total, vat: 0 });
  expect(reservation.quote!.tickets.map(({ vatRate, product }) => [vatRate, product])).toEqual(
    reservation.quote!.tickets.map(() => [null, '78111802']),
  );
  const { rows } = await database.pool.query('select distinct vat_rate from ticket');
  expect(rows).toEqual([{ vat_rate: null }]);
  const cfdi = await invoiced(caller);
  expectAccepted(cfdi);
  expect(new Set(attributes(cfdi, 'Traslado', 'TipoFactor'))).toEqual(new Set(['Exento']));
  expect(new Set(attributes(cfdi, 'Concepto', 'ObjetoImp'))).toEqual(new Set(['02']));
  expect(cfdi).not.toContain('TotalImpuestosTrasladados');
});

test('a shuttle and a bus of two reservations are on one CFDI, each under its own tax', async () => {
  const caller = stranger();
  const shuttle = (await bought(caller, SHUTTLE)).reservation.quote!;
  const bus = (await bought(caller, BUS)).reservation.quote!;
  expect([shuttle.vat > 0, bus.vat > 0]).toEqual([false, true]);
  const cfdi = await invoiced(caller);
  expectAccepted(cfdi);
  expect(new Set(attributes(cfdi, 'Traslado', 'TipoFactor'))).toEqual(new Set(['Exento', 'Tasa']));
  expect(attributes(cfdi, 'Comprobante', 'Total')).toEqual([((shuttle.total + bus.total) / 100).toFixed(2)]);
  expect(attributes(cfdi, 'Impuestos', 'TotalImpuestosTrasladados')).toEqual([(bus.vat / 100).toFixed(2)]);
});
