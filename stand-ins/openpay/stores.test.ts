import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Provider, startProvider } from './testing/start.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.kill());

const order = async (change: Record<string, unknown> = {}) =>
  provider.charge({ method: 'store', amount: 1_300.5, ...change });

test('a reference is paid at the counter, once', async () => {
  const { body } = await order({ due_date: '2039-12-01T10:00:00' });
  expect(body).toMatchObject({ status: 'in_progress', due_date: '2039-12-01T10:00:00-06:00' });
  const { type, reference, barcode_url } = body['payment_method'] as Record<string, string>;
  expect([type, reference]).toEqual(['store', expect.stringMatching(/^\d{16}$/)]);
  expect(await (await fetch(barcode_url!)).text()).toContain(`aria-label="${reference}"`);

  const id = String(body['id']);
  expect((await provider.control(`pay-store/${id}`, {})).body['status']).toBe('completed');
  expect((await provider.control(`pay-store/${id}`, {})).body['error_code']).toBe(1013);
  expect((await provider.get(`/charges/${id}`)).body['status']).toBe('completed');
  expect((await provider.post(`/charges/${id}/refund`, { amount: 1 })).body['error_code']).toBe(1013);
});

test('what nobody paid in time expires; a register may take it all the same', async () => {
  const { id } = (await order()).body as { id: string };
  expect((await provider.control(`pay-store/${id}?late=1`, {})).body['status']).toBe('completed');
  const second = String((await order()).body['id']);
  expect((await provider.control(`expire/${second}`, {})).body['status']).toBe('expired');
  expect((await provider.control(`expire/${second}`, {})).body['error_code']).toBe(1013);
  expect((await provider.control(`pay-store/${second}`, {})).body['error_code']).toBe(1013);
  expect((await provider.control(`pay-store/${second}?late=1`, {})).body['status']).toBe('completed');
  expect((await provider.get(`/charges/${second}`)).body['status']).toBe('completed');
});

describe('the register', () => {
  const register = (path: string, method = 'GET', lang = 'es-MX') =>
    fetch(`${provider.url}/stores${path}`, { method, redirect: 'manual', headers: { 'accept-language': lang } });
  const newReference = async () => {
    const { body } = await order({ description: '<b>7K3M9QWX2D</b>' });
    return { id: String(body['id']), reference: (body['payment_method'] as { reference: string }).reference };
  };

  test.each([
    ['es-MX', 'Pagar en efectivo', 'Pagada.'],
    ['en-US', 'Pay in cash', 'Paid.'],
  ])('shows a reference and takes the money without a script: %s', async (lang, button, paid) => {
    const { id, reference } = await newReference();
    const page = await (await register(`/${reference}`, 'GET', lang)).text();
    for (const part of [reference.replace(/(.{4})(?=.)/g, '$1 '), '$ 1,300.50 MXN', '&#60;b&#62;7K3M', button])
      expect(page).toContain(part);
    expect(page).not.toContain('<script');
    const pressed = await register(`/${reference}`, 'POST', lang);
    expect(pressed.status).toBe(303);
    const after = await (await fetch(new URL(pressed.headers.get('location')!, provider.url))).text();
    expect(after).toContain(paid);
    expect(after).not.toContain(button);
    expect((await provider.get(`/charges/${id}`)).body['status']).toBe('completed');
  });

  test('takes nothing for what has expired', async () => {
    const { id, reference } = await newReference();
    await provider.control(`expire/${id}`, {});
    await register(`/${reference}`, 'POST');
    expect(await (await register(`/${reference}`)).text()).toContain('Vencida');
    expect((await provider.get(`/charges/${id}`)).body['status']).toBe('expired');
  });

  test('finds a reference that is typed in, with its spaces', async () => {
    const { reference } = await newReference();
    const spaced = reference.replace(/(.{4})/g, '$1+');
    expect((await register(`?reference=${spaced}`)).headers.get('location')).toBe(`/stores/${reference}?lang=es`);
    expect(await (await register('')).text()).not.toContain('role="alert"');
    expect(await (await register('?reference=1')).text()).toContain('role="alert"');
  });
});

test.each([
  [{ amount: 30_000 }, 1012],
  [{ due_date: '2020-01-01T00:00:00' }, 1001],
  [{ due_date: 'soon' }, 1001],
])('%o is refused with %i', async (change, code) => {
  expect((await order(change)).body['error_code']).toBe(code);
});
