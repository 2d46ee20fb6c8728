import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { missingDocuments } from './testing/material.ts';
import { CANCEL, captureIn, issueIn, orderOf, type Provider, RETURN, startProvider } from './testing/start.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.kill());
beforeEach(() => provider.control('faults', {}));

test('what is said and heard here is checked against the documents of the provider', ({ skip }) => {
  const missing = missingDocuments();
  if (missing.length > 0) skip(`${missing.join(', ')} not there: nothing was checked against them`);
});

test('an order is made, approved by its payer, captured once, and found', async () => {
  const made = await provider.create({ invoice_id: crypto.randomUUID() });
  const id = String(made.body['id']);
  expect(made).toMatchObject({
    status: 200,
    body: {
      status: 'PAYER_ACTION_REQUIRED',
      payment_source: { paypal: {} },
      links: [{ rel: 'self' }, { rel: 'payer-action', href: `${provider.url}/checkoutnow?token=${id}`, method: 'GET' }],
    },
  });
  expect(await provider.answerPayer(id, 'approve')).toMatch(
    new RegExp(`^${RETURN.replaceAll(/[?.]/g, '\\$&')}&token=${id}&PayerID=[2-9A-HJ-NP-Z]{13}$`),
  );
  expect((await provider.order(id)).body['status']).toBe('APPROVED');

  const captured = await provider.capture(id);
  expect(captured.status).toBe(201);
  expect(captured.body).toMatchObject({
    status: 'COMPLETED',
    purchase_units: [
      {
        custom_id: 'attempt-1',
        payments: { captures: [{ status: 'COMPLETED', amount: { currency_code: 'MXN', value: '1050.00' } }] },
      },
    ],
  });
  expect(captureIn(captured.body)).toMatchObject({ custom_id: 'attempt-1', final_capture: true });
  expect(await provider.capture(id)).toEqual({ status: 200, body: captured.body });
  expect((await provider.order(id)).body).toEqual(captured.body);
  expect(issueIn((await provider.capture(id, 'another')).body)).toBe('ORDER_ALREADY_CAPTURED');
});

test('the same request id makes one order', async () => {
  const first = await provider.create({}, 'attempt-again');
  const again = await provider.create({}, 'attempt-again');
  expect([again.status, again.body['id']]).toEqual([200, first.body['id']]);
});

test('without a payment source the order waits to be approved, and may be changed meanwhile', async () => {
  const { payment_source: _, ...bare } = orderOf();
  const made = await provider.call('/v2/checkout/orders', { body: bare });
  const id = String(made.body['id']);
  expect([made.status, made.body['status']]).toEqual([201, 'CREATED']);
  const path = "/purchase_units/@reference_id=='default'/";
  const change = [
    { op: 'replace', path: `${path}amount`, value: { currency_code: 'MXN', value: '99.50' } },
    { op: 'add', path: `${path}invoice_id`, value: 'invoice-7' },
  ];
  const patch = (body: unknown) => provider.call(`/v2/checkout/orders/${id}`, { method: 'PATCH', body });
  expect((await patch(change)).status).toBe(204);
  expect((await provider.order(id)).body).toMatchObject({
    purchase_units: [{ amount: { value: '99.50' }, invoice_id: 'invoice-7' }],
  });
  expect(issueIn((await patch([{ op: 'replace', path: '/intent', value: 'CAPTURE' }])).body)).toBe(
    'FIELD_NOT_PATCHABLE',
  );
  expect(issueIn((await patch([{ op: 'replace', path: path.replace('default', 'x') + 'amount' }])).body)).toBe(
    'REFERENCE_ID_NOT_FOUND',
  );
  await provider.answerPayer(id, 'approve');
  await provider.capture(id);
  expect(issueIn((await patch(change)).body)).toBe('ORDER_ALREADY_COMPLETED');
});

test('the full order is answered where it is wished', async () => {
  const headers = { 'paypal-request-id': crypto.randomUUID(), prefer: 'return=representation' };
  const { body } = await provider.call('/v2/checkout/orders', { body: orderOf(), headers });
  expect(body).toMatchObject({ intent: 'CAPTURE', purchase_units: [{ amount: { value: '1050.00' } }] });
});

describe('no order is made', () => {
  const unit = (change: object) => ({ ...orderOf(), purchase_units: [{ ...orderOf().purchase_units[0], ...change }] });
  const paid = (value: string, currency_code = 'MXN', more = {}) => unit({ amount: { currency_code, value, ...more } });
  test.each([
    ['not JSON', '{', 400, 'MALFORMED_REQUEST_JSON'],
    ['no intent', { ...orderOf(), intent: undefined }, 400, 'MISSING_REQUIRED_PARAMETER'],
    ['no units', { ...orderOf(), purchase_units: undefined }, 400, 'MISSING_REQUIRED_PARAMETER'],
    ['no amount', unit({ amount: undefined }), 400, 'MISSING_REQUIRED_PARAMETER'],
    [
      'an amount that is a number',
      unit({ amount: { currency_code: 'MXN', value: 7 } }),
      400,
      'INVALID_PARAMETER_SYNTAX',
    ],
    ['an authorization', { ...orderOf(), intent: 'AUTHORIZE' }, 422, 'AUTH_CAPTURE_NOT_ENABLED'],
    ['three decimals', paid('10.001'), 422, 'DECIMAL_PRECISION'],
    ['nothing to pay', paid('0.00'), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['an unknown currency', paid('10.00', 'ZZZ'), 422, 'INVALID_CURRENCY_CODE'],
    [
      'parts that do not add up',
      paid('10.00', 'MXN', { breakdown: { item_total: { currency_code: 'MXN', value: '9.00' } } }),
      422,
      'AMOUNT_MISMATCH',
    ],
  ])('of %s', async (_, body, status, issue) => {
    const headers = { 'paypal-request-id': crypto.randomUUID() };
    const answer = await provider.call('/v2/checkout/orders', { body, headers });
    expect([answer.status, issueIn(answer.body)]).toEqual([status, issue]);
  });

  test('without a request id', async () => {
    const answer = await provider.call('/v2/checkout/orders', { body: orderOf() });
    expect(issueIn(answer.body)).toBe('PAYPAL_REQUEST_ID_REQUIRED');
  });

  test('without a token, or with one of somebody else, or from a page', async () => {
    const asked = { body: orderOf(), headers: { 'paypal-request-id': crypto.randomUUID() } };
    expect((await provider.ask('', '/v2/checkout/orders', asked)).body['name']).toBe('AUTHENTICATION_FAILURE');
    expect((await provider.ask('Bearer A21AA', '/v2/checkout/orders', asked)).status).toBe(401);
    const fromPage = { ...asked, headers: { ...asked.headers, origin: 'http://page.example' } };
    expect((await provider.call('/v2/checkout/orders', fromPage)).status).toBe(403);
  });
});

describe('no money is taken', () => {
  test('of what nobody approved', async () => {
    const id = String((await provider.create()).body['id']);
    expect(await provider.answerPayer(id, 'cancel')).toBe(`${CANCEL}&token=${id}`);
    expect(issueIn((await provider.capture(id)).body)).toBe('ORDER_NOT_APPROVED');
  });

  test('of an order nobody made', async () => {
    expect(await provider.capture('7K3M9QWX2D0000000')).toMatchObject({
      status: 404,
      body: { name: 'RESOURCE_NOT_FOUND' },
    });
  });

  test('twice under one invoice', async () => {
    const invoice_id = crypto.randomUUID();
    await provider.capture(await provider.approved({ invoice_id }));
    const second = await provider.capture(await provider.approved({ invoice_id }));
    expect([second.status, issueIn(second.body)]).toEqual([422, 'DUPLICATE_INVOICE_ID']);
  });

  test('with an instrument that is refused; with another one it is', async () => {
    const id = String((await provider.create()).body['id']);
    await provider.answerPayer(id, 'refused');
    const refused = await provider.capture(id);
    expect([refused.status, issueIn(refused.body)]).toEqual([422, 'INSTRUMENT_DECLINED']);
    expect(refused.body['links']).toContainEqual({
      rel: 'redirect',
      href: `${provider.url}/checkoutnow?token=${id}`,
      method: 'GET',
    });
    await provider.answerPayer(id, 'approve');
    expect((await provider.capture(id)).status).toBe(201);
  });
});

test('a payer who approved is sent back at once', async () => {
  const id = await provider.approved();
  const visit = await fetch(`${provider.url}/checkoutnow?token=${id}`, { redirect: 'manual' });
  expect([visit.status, visit.headers.get('location')]).toEqual([303, expect.stringContaining(`token=${id}&PayerID=`)]);
});

test('what was held back is let through or denied', async () => {
  await provider.control('faults', { next: ['pending', 'pending'] });
  const [good, bad] = [await provider.approved(), await provider.approved()];
  expect(captureIn((await provider.capture(good)).body).status).toBe('PENDING');
  await provider.capture(bad);
  await provider.control(`release/${good}`, {});
  await provider.control(`release/${bad}`, { good: false });
  expect(captureIn((await provider.order(good)).body).status).toBe('COMPLETED');
  expect(captureIn((await provider.order(bad)).body).status).toBe('DECLINED');
});

test('a wallet that was approved on the device is captured without a page', async () => {
  const wallet = { ...orderOf(), payment_source: { google_pay: {} } };
  const made = await provider.call('/v2/checkout/orders', {
    body: wallet,
    headers: { 'paypal-request-id': crypto.randomUUID() },
  });
  expect([made.status, made.body['status']]).toEqual([201, 'APPROVED']);
  expect((await provider.capture(String(made.body['id']))).status).toBe(201);
});

describe('money is given back', () => {
  const paid = async () => captureIn((await provider.capture(await provider.approved())).body).id;
  const pesos = (value: string) => ({ amount: { currency_code: 'MXN', value } });

  test('in parts, each once, and no more than was taken', async () => {
    const capture = await paid();
    const first = await provider.refund(capture, { ...pesos('50.00'), custom_id: 'refund-1' }, 'r1');
    expect(first).toMatchObject({ status: 201, body: { status: 'COMPLETED', custom_id: 'refund-1' } });
    expect(await provider.refund(capture, pesos('50.00'), 'r1')).toEqual({ status: 200, body: first.body });
    expect(issueIn((await provider.refund(capture, pesos('1000.01'))).body)).toBe('REFUND_AMOUNT_EXCEEDED');
    const rest = await provider.refund(capture, {});
    expect(rest.body).toMatchObject({ amount: { value: '1000.00' } });
    expect(issueIn((await provider.refund(capture, pesos('0.01'))).body)).toBe('CAPTURE_FULLY_REFUNDED');
    expect((await provider.call(`/v2/payments/captures/${capture}`)).body['status']).toBe('REFUNDED');
    expect((await provider.call(`/v2/payments/refunds/${String(rest.body['id'])}`)).body).toEqual(rest.body);
  });

  test('and the books of the provider say what is left', async () => {
    const id = await provider.approved();
    await provider.refund(captureIn((await provider.capture(id)).body).id, pesos('50.00'));
    const all = (await provider.control('orders')).body as unknown as { id: string }[];
    expect(all.find((order) => order.id === id)).toMatchObject({
      captured: '1050.00',
      refunded: '50.00',
      kept: '1000.00',
    });
  });

  test('but not what was never taken', async () => {
    expect((await provider.refund('7K3M9QWX2D0000000', {})).status).toBe(404);
    await provider.control('faults', { next: ['pending'] });
    expect(issueIn((await provider.refund(await paid(), {})).body)).toBe('REFUND_NOT_ALLOWED');
  });
});
