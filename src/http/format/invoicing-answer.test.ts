import { expect, test } from 'vitest';
import type { ToInvoice } from '#app/invoicing/find-to-invoice.ts';
import { fault } from '#domain/errors.ts';
import { answerToInvoice } from '#http/format/invoicing-answer.ts';
import { fail, ok } from '#kernel/result.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';

test('an order without a trip is answered with what can be invoiced of it, and no journey', async () => {
  const found = {
    order: { code: 'ABC', contact: undefined },
    level: 'full',
    limit: undefined,
    limitPassed: false,
    payments: [],
    invoices: [],
    readable: new Set(),
    profiles: [],
    request: undefined,
    issuer: undefined,
  } as unknown as ToInvoice;
  const noTrip = async () => fail([fault('not_a_trip', 'code')]);
  const looking = {
    sessionHash: new Uint8Array(),
    now: Date.UTC(2026, 10, 22) as never,
    zone: CARRIER_ZONE,
    partnersOf: async () => [],
  };
  const answer = await answerToInvoice(ok(found), noTrip as never, looking);
  expect(answer).toMatchObject({ ok: true, value: { code: 'ABC', origin: null, destination: null, payments: [] } });
});
