import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorOf } from '#app/operators/operator-of.ts';
import { hashOf } from '#http/credentials.ts';
import { operatorHandlers } from '#http/routes/operators.ts';
import { visit, openSite } from '#testing/http/open-site.ts';
import { operatorCommand } from '#main/cli/operator-commands.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import { stranger } from '#testing/paying-sale.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import type { OperatorDeps } from '#app/operators/sign-in.ts';

let database: TestDatabase;
let deps: OperatorDeps;
let site: Awaited<ReturnType<typeof openSite>>;

beforeAll(async () => {
  database = await createTestDatabase();
  deps = operatorDeps(database.pool);
  const { sale } = await openPaymentFixture(database.pool);
  site = await openSite(sale, { handlers: operatorHandlers(deps) });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

const said = async (command: Parameters<typeof operatorCommand>[1]) =>
  operatorCommand({ ...deps, actor: 'eva' }, command);

/** A new operator; answers their key. */
async function added(name: string, role: 'counter' | 'boarding' = 'boarding'): Promise<string> {
  const lines = await said({ name: 'add', operator: name, role });
  if (!lines.ok) throw new Error(lines.fault);
  return lines.value[0]!.replace('key ', '');
}

const asked = (headers: Record<string, string>) => fetch(`${site.origin}/api/operation/operator`, { headers });

test('a key opens, from its being told until it is disabled', async () => {
  const key = await added('Rosa Gil');
  expect(key).toMatch(/^[\w-]{32}$/);
  const known = await asked({ 'x-operator-key': key });
  expect([known.status, (await known.json()).content.data]).toEqual([200, { name: 'Rosa Gil', role: 'boarding' }]);
  expect(await said({ name: 'add', operator: 'Rosa Gil', role: 'manager' })).toMatchObject({ ok: false });
  expect(await said({ name: 'disable', operator: 'Rosa Gil' })).toEqual({
    ok: true,
    value: [expect.stringMatching(/^Rosa Gil: boarding, disabled \d{4}-\d\d-\d\d$/)],
  });
  expect((await asked({ 'x-operator-key': key })).status).toBe(401);
  expect(await said({ name: 'disable', operator: 'Rosa Gil' })).toMatchObject({ ok: false });
});

test.each([[{}], [{ 'x-operator-key': 'k'.repeat(32) }], [{ 'x-operator-key': '' }], [{ cookie: 'operator=abc' }]])(
  'nobody is let in by %o',
  async (headers) => {
    const refused = await asked(headers as Record<string, string>);
    expect(refused.status).toBe(401);
    expect((await refused.json()).content.errors[0].code).toBe('operator_required');
  },
);

test('a session lasts until it is ended, and ends with its operator', async () => {
  const key = await added('Luis Paz');
  const browser = await visit(site.origin);
  const post = (path: string, body: object, cookie = '') =>
    browser.go(`/api/operation/operator/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-csrf': browser.token,
        origin: site.origin,
        cookie: `${browser.cookie()}${cookie}`,
      },
      body: JSON.stringify(body),
    });
  expect((await post('sign-in', { key: 'wrong' })).status).toBe(401);
  const entered = await (await post('sign-in', { key })).json();
  const cookie = `operator=${entered.content.data.session}`;
  expect((await asked({ cookie })).status).toBe(200);
  await post('sign-out', {}, `; ${cookie}`);
  expect((await asked({ cookie })).status).toBe(401);

  const again = `operator=${(await (await post('sign-in', { key })).json()).content.data.session}`;
  expect((await asked({ cookie: again })).status).toBe(200);
  await said({ name: 'disable', operator: 'Luis Paz' });
  expect((await asked({ cookie: again })).status).toBe(401);
});

test('a session ends after a shift', async () => {
  const key = await added('Ana Ríos');
  const { value, hash } = deps.newSecret();
  const operator = (await deps.operators.byKey(hashOf(key)!))!;
  await deps.operators.beginSession(operator.id, hash);
  expect((await asked({ cookie: `operator=${value}` })).status).toBe(200);
  await database.pool.query(`update operator_session set expires_at = clock_timestamp() where operator_id = $1`, [
    operator.id,
  ]);
  expect((await asked({ cookie: `operator=${value}` })).status).toBe(401);
});

test('roles keep to their own; a wrong key is not made good by a session', async () => {
  const caller = { ...stranger(), operatorKeyHash: hashOf(await added('Eva Cruz', 'counter'))! };
  expect(await operatorOf(deps.operators, caller, ['counter'])).toMatchObject({ ok: true });
  expect(await operatorOf(deps.operators, caller, ['boarding'])).toMatchObject({
    ok: false,
    fault: [{ code: 'operator_role_wrong' }],
  });
  const { hash } = deps.newSecret();
  await deps.operators.beginSession((await deps.operators.byKey(caller.operatorKeyHash))!.id, hash);
  const both = { ...caller, operatorSessionHash: hash, operatorKeyHash: hashOf('wrong')! };
  expect(await operatorOf(deps.operators, both, ['counter'])).toMatchObject({ ok: false });
});

test('the log tells who was added, signed in and disabled, and by whom', async () => {
  const { rows } = await database.pool.query(
    `select a.actor, a.action, a.note from audit_log a join operator o using (operator_id)
     where o.name = 'Luis Paz' order by a.at`,
  );
  expect(rows).toEqual([
    { actor: 'eva', action: 'operator.added', note: 'boarding' },
    { actor: 'Luis Paz', action: 'operator.signed_in', note: null },
    { actor: 'Luis Paz', action: 'operator.signed_in', note: null },
    { actor: 'eva', action: 'operator.disabled', note: null },
  ]);
});
