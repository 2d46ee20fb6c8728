import { beforeAll, describe, expect, test } from 'vitest';
import { type Contract, openContract } from './contract.ts';
import { documents, missingDocuments } from './testing/material.ts';
import { orderOf } from './testing/start.ts';

const missing = missingDocuments();
const CREATE = { method: 'POST', path: '/v2/checkout/orders' };
const CAPTURE = { method: 'POST', path: '/v2/checkout/orders/{id}/capture' };
const REFUND = { method: 'POST', path: '/v2/payments/captures/{id}/refund' };
const VERIFY = { method: 'POST', path: '/v1/notifications/verify-webhook-signature' };

test('without documents nothing is judged', async () => {
  expect(await openContract([])).toBeUndefined();
});

describe('by the documents of the provider', () => {
  let contract: Contract;
  beforeAll(async () => {
    if (missing.length === 0) contract = (await openContract(documents()))!;
  });

  const refusal = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    contract.request(CREATE, { body, header: (name) => headers[name] ?? '' })?.detail;

  test('requests are judged', ({ skip }) => {
    if (missing.length > 0) skip(`${missing.join(', ')} not there`);
    expect(refusal(orderOf())).toBeUndefined();
    expect(refusal({ ...orderOf(), intent: 'BORROW' })).toMatchObject({
      issue: 'INVALID_PARAMETER_VALUE',
      field: '/intent',
    });
    expect(refusal({ intent: 'CAPTURE' })).toMatchObject({ field: '/purchase_units' });
    expect(refusal(orderOf({ custom_id: 'x'.repeat(128) }))).toMatchObject({ field: '/purchase_units/0/custom_id' });
    expect(refusal(orderOf(), { 'paypal-request-id': 'x'.repeat(109) })).toMatchObject({
      issue: 'INVALID_PARAMETER_SYNTAX',
    });
  });

  test('answers are judged', ({ skip }) => {
    if (missing.length > 0) skip(`${missing.join(', ')} not there`);
    const breaks = (...[operation, status, body]: Parameters<Contract['answer']>) =>
      expect(() => contract.answer(operation, status, body));
    breaks(CREATE, 201, { id: '1', status: 'CREATED' }).not.toThrow();
    breaks(CREATE, 201, { id: '1', status: 'PAID' }).toThrow(/order_status|status/);
    breaks(CAPTURE, 422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'BAD_LUCK' }] }).toThrow();
    breaks(CAPTURE, 422, { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'ORDER_NOT_APPROVED' }] }).not.toThrow();
    breaks(REFUND, 201, { status: 'DONE' }).toThrow();
    breaks(VERIFY, 200, { verification_status: 'MAYBE' }).toThrow();
  });
});
