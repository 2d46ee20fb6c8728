import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerOpenApi } from '#http/openapi/register-openapi.ts';
import { type Documented, openDocument } from '#testing/http/documented.ts';
import { openSite } from '#testing/http/open-site.ts';
import { openProgram, type Program } from '#testing/http/program.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { openPaymentFixture } from '#testing/payment-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

let database: TestDatabase;
let site: Awaited<ReturnType<typeof openSite>>;
let program: Program;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
  const fixture = await openPaymentFixture(database.pool);
  const { handlers } = wireSite(database.pool, fixture);
  const routes = handlers.map(({ route }) => route);
  site = await openSite(fixture.sale, (origin) => ({
    handlers,
    register: [registerOpenApi({ routes, title: 'Line', version: '1', origin })],
  }));
  program = await openProgram(database.pool);
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

/** A client made from the document alone, with an address, an id and a secret. */
async function clientOf(origin: string, id: string, secret: string) {
  const { calls, securitySchemes, deviations } = await openDocument(origin);
  const schemeOf = (call: Documented): string | undefined => {
    const names = call.security.flatMap((one) => Object.keys(one));
    return names.map((name) => securitySchemes[name]?.scheme).find(Boolean);
  };

  async function ask(
    call: Documented,
    { token, body, anonymous }: { token?: string; body?: object; anonymous?: boolean } = {},
  ) {
    const authorization = token ? `Bearer ${token}` : `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    const response = await fetch(origin + call.path, {
      method: call.method.toUpperCase(),
      headers: {
        ...(schemeOf(call) && !anonymous && { authorization }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    const faults = deviations(call, response.ok, answer);
    const challenge = response.headers.get('www-authenticate');
    return { status: response.status, faults, challenge, content: answer.content };
  }
  return { calls, schemeOf, ask };
}

test('a client that knows the document alone takes, checks, uses and refreshes tokens', async () => {
  const { calls, schemeOf, ask } = await clientOf(site.origin, program.id, program.secret);
  const own = calls.filter(({ tags }) => tags.includes('oauth'));
  expect(own).toHaveLength(4);
  const take = own.find((call) => schemeOf(call) === 'basic' && !call.requestBody)!;
  const checks = own.filter((call) => schemeOf(call) === 'bearer');
  const refresh = own.find((call) => call.requestBody && !checks.includes(call))!;
  const [field] = Object.values(refresh.requestBody!.content)[0]!.schema.required!;
  expect([take.method, checks.map(({ method }) => method), refresh.method]).toEqual(['get', ['get', 'post'], 'put']);

  let pair = await ask(take);
  expect(pair).toMatchObject({ status: 200, faults: [] });
  for (let refreshed = 0; refreshed <= 5; refreshed += 1) {
    const { access_token: token, refresh_token: next, refreshes_left: left } = pair.content.data;
    for (const check of checks)
      expect(await ask(check, { token, ...(check.method === 'post' && { body: {} }) })).toMatchObject({
        status: 200,
        faults: [],
        content: { data: { active: true, client_id: program.id } },
      });
    // A call of a service that accepts a token and requires nothing else.
    const service = calls.find(({ path }) => path.endsWith('slider/list'))!;
    expect(schemeOf(service)).toBe('bearer');
    expect(await ask(service, { token })).toMatchObject({ status: 200, faults: [] });
    expect(left).toBe(5 - refreshed);
    pair = await ask(refresh, { body: { [field!]: next } });
    expect(pair).toMatchObject({ status: refreshed < 5 ? 200 : 400, faults: [] });
  }
  expect(pair.content.errors).toMatchObject([{ code: 'invalid_grant' }]);
  expect(await ask(take)).toMatchObject({ status: 200, faults: [] });
});

test('its refusals are as the document says, in the words of RFC 6749 and RFC 6750', async () => {
  const { calls, ask } = await clientOf(site.origin, program.id, 'wrong');
  const of = (method: string, end: string) => calls.find((call) => call.method === method && call.path.endsWith(end))!;
  const refused = async (call: Documented, how?: Parameters<typeof ask>[1]) => {
    const { status, faults, challenge, content } = await ask(call, how);
    return [status, faults, content.errors[0].code, challenge];
  };
  const basic = 'Basic realm="OAuthVP", charset="UTF-8"';
  const bearer = 'Bearer realm="OAuthVP"';
  const invalid = `${bearer}, error="invalid_token"`;
  expect(await refused(of('get', 'generate/token'))).toEqual([401, [], 'invalid_client', basic]);
  expect(await refused(of('get', 'session/token'), { token: 'none' })).toEqual([401, [], 'invalid_token', invalid]);
  expect(await refused(of('put', 'refresh/token'), { body: { token: 'none' } })).toEqual([
    401,
    [],
    'invalid_client',
    basic,
  ]);
  expect(await refused(of('get', 'slider/list'), { token: 'none' })).toEqual([401, [], 'invalid_token', invalid]);
  // No error is named to a client that sent nothing.
  for (const [call, challenge] of [
    [of('get', 'generate/token'), basic],
    [of('get', 'session/token'), bearer],
    [of('post', 'session/token'), bearer],
  ] as const)
    expect((await ask(call, { anonymous: true, ...(call.method === 'post' && { body: {} }) })).challenge).toBe(
      challenge,
    );
  const grant = await ask(of('put', 'refresh/token'), { anonymous: true, body: { token: 'none' } });
  expect([grant.status, grant.content.errors[0].code, grant.challenge]).toEqual([400, 'invalid_grant', null]);
});
