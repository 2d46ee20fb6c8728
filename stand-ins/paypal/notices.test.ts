import { verify, X509Certificate } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ReceivedNotice, type Merchant, startMerchant } from './testing/merchant.ts';
import { ACCOUNT, captureIn, type Provider, startProvider } from './testing/start.ts';

let merchant: Merchant;
let provider: Provider;

beforeAll(async () => {
  merchant = await startMerchant();
  provider = await startProvider({ webhook: merchant.url });
});
afterAll(async () => {
  await provider.kill();
  merchant.close();
});
beforeEach(() => provider.control('faults', {}));

const types = (heard: readonly ReceivedNotice[]) => heard.map(({ body }) => body.event_type);

/** Verifies as the provider's documentation tells merchants to. */
async function isSigned({ headers, text }: ReceivedNotice): Promise<boolean> {
  const [id, time] = [headers['paypal-transmission-id'], headers['paypal-transmission-time']];
  const certificate = await (await fetch(String(headers['paypal-cert-url']))).text();
  const message = `${String(id)}|${String(time)}|${ACCOUNT.webhook}|${crc32(text)}`;
  const signature = Buffer.from(String(headers['paypal-transmission-sig']), 'base64');
  return verify('RSA-SHA256', Buffer.from(message), new X509Certificate(certificate).publicKey, signature);
}

const asked = ({ headers, body }: ReceivedNotice) => ({
  auth_algo: headers['paypal-auth-algo'],
  cert_url: headers['paypal-cert-url'],
  transmission_id: headers['paypal-transmission-id'],
  transmission_sig: headers['paypal-transmission-sig'],
  transmission_time: headers['paypal-transmission-time'],
  webhook_id: ACCOUNT.webhook,
  webhook_event: body,
});

const verdictOf = async (request: object) =>
  (await provider.call('/v1/notifications/verify-webhook-signature', { body: request })).body['verification_status'];

test('approval, capture and refund are told each at its time, and name their order', async () => {
  const id = await provider.approved();
  await merchant.until(id, 1);
  const capture = captureIn((await provider.capture(id)).body).id;
  const [approved, completed] = await merchant.until(id, 2);
  expect(approved!.body).toMatchObject({ event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id, status: 'APPROVED' } });
  expect(completed!.body).toMatchObject({
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: capture, supplementary_data: { related_ids: { order_id: id } } },
  });
  await provider.refund(capture, {});
  const heard = await merchant.until(capture, 2);
  expect(types(heard)).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.REFUNDED']);
});

test('every notice is signed with a certificate of its own', async () => {
  const [heard] = await merchant.until(await provider.approved(), 1);
  expect(await isSigned(heard!)).toBe(true);
  expect(await isSigned({ ...heard!, text: heard!.text.replace('APPROVED', 'CANCELED') })).toBe(false);
  const certificate = await (await fetch(String(heard!.headers['paypal-cert-url']))).text();
  const read = new X509Certificate(certificate);
  expect([read.subject, read.verify(read.publicKey)]).toEqual(['CN=messageverificationcerts.paypal.local', true]);
  expect([new Date(read.validFrom) < new Date(), new Date(read.validTo) > new Date()]).toEqual([true, true]);
});

test('the provider says whether it signed', async () => {
  const [heard] = await merchant.until(await provider.approved(), 1);
  expect(await verdictOf(asked(heard!))).toBe('SUCCESS');
  expect(await verdictOf({ ...asked(heard!), webhook_event: { ...heard!.body, summary: 'x' } })).toBe('FAILURE');
  expect(await verdictOf({ ...asked(heard!), cert_url: 'http://elsewhere.example/cert' })).toBe('FAILURE');
  expect(await verdictOf({ ...asked(heard!), webhook_id: undefined })).toBeUndefined();
});

test('a notice is told again until it is taken', async () => {
  merchant.refuse(2);
  const heard = await merchant.until(await provider.approved(), 3);
  expect(heard.length).toBe(3);
  expect(new Set(heard.map(({ text }) => text)).size).toBe(1);
});

test.each([
  ['twice', 2],
  [{ kind: 'late', ms: 300 }, 1],
])('%o is heard %i times', async (fault, times) => {
  await provider.control('faults', { notices: [fault] });
  const heard = await merchant.until(await provider.approved(), times);
  expect(types(heard)).toEqual(Array.from({ length: times }, () => 'CHECKOUT.ORDER.APPROVED'));
});

test('what is lost is never heard', async () => {
  await provider.control('faults', { notices: ['lost'] });
  const id = await provider.approved();
  await merchant.until(await provider.approved(), 1);
  expect(await merchant.until(id, 0)).toEqual([]);
});

test('what is reordered comes behind the next', async () => {
  await provider.control('faults', { notices: ['reordered'] });
  const id = await provider.approved();
  await provider.capture(id);
  expect(types(await merchant.until(id, 2))).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
});

describe.each([
  ['forged', false],
  ['forged-inside', true],
])('%s', (fault, isInside) => {
  test('says that an unpaid order was paid', async () => {
    await provider.control('faults', { notices: [fault] });
    const [lie, truth] = await merchant.until(await provider.approved(), 2);
    expect(types([lie!, truth!])).toEqual(['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED']);
    expect(await isSigned(lie!)).toBe(isInside);
    expect(await isSigned(truth!)).toBe(true);
  });
});
