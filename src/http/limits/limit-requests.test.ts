import Fastify from 'fastify';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type HandlerRequest, handler } from '#http/handler.ts';
import { BUDGETS } from '#http/limits/budgets.ts';
import { limited } from '#http/limits/limit-calls.ts';
import { registerLimits } from '#http/limits/limit-requests.ts';
import { createRateLimiter } from '#http/limits/rate-limiter.ts';
import { refusalOf } from '#http/refusal-of.ts';
import { instant, MINUTE } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import { route } from '#wire/route.ts';

const limiterOf = (everything: number) =>
  createRateLimiter({
    clock: () => instant(1_800_000_000_000),
    factor: 1,
    budgets: { ...BUDGETS, everything: [{ by: 'address', times: everything, per: MINUTE }] },
  });

const pay = route({
  service: 'websale',
  method: 'POST',
  path: 'pay',
  summary: { es: 'Pagar', en: 'Pay' },
  query: undefined,
  body: v.object({ code: v.string() }),
  data: v.object({}),
});

async function site(everything: number) {
  const limiter = limiterOf(everything);
  const app = Fastify();
  registerLimits(limiter)(app);
  app.get('/readyz', async () => 'ready');
  app.get('/api/calls', async () => ({ fine: true }));
  app.get('/', async () => 'a page');
  const { handle } = limited(limiter)(handler(pay, async () => ok({})));
  app.post('/api/pay', async (request, reply) => {
    const caller = { sessionHash: new Uint8Array(32), address: request.ip };
    const known = { query: undefined, params: {}, now: instant(0), lang: 'es' as const };
    const result = await handle({ ...known, caller, body: { code: 'ABC' } } as HandlerRequest);
    if (result.ok) return { paid: true };
    const { status, envelope } = refusalOf(result.fault);
    return reply.code(status).send(envelope);
  });
  return app;
}

describe('one request too many of an address', () => {
  test('is refused as a call with the envelope and Retry-After', async () => {
    const app = await site(1);
    expect((await app.inject('/api/calls')).statusCode).toBe(200);
    const refused = await app.inject('/api/calls');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    const { http, content } = refused.json();
    expect(http).toEqual({ code: 429, status: 'error' });
    expect(content.errors).toMatchObject([{ code: 'too_many_requests', params: { retry_after: 60 } }]);
  });

  test('is refused as a page in both languages, with a policy of its own', async () => {
    const app = await site(1);
    await app.inject('/');
    const refused = await app.inject('/');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused.body).toContain('Espera un minuto');
    expect(refused.body).toContain('Wait a minute');
  });

  test('another address goes on, and so do probes', async () => {
    const app = await site(1);
    await app.inject('/');
    expect((await app.inject({ url: '/', remoteAddress: '192.0.2.9' })).statusCode).toBe(200);
    for (let i = 0; i < 3; i += 1) expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});

test('a call refused by its own budget says when to come back', async () => {
  const app = await site(1_000);
  const answers = [];
  for (let i = 0; i < 121; i += 1) answers.push(await app.inject({ method: 'POST', url: '/api/pay' }));
  expect(answers.slice(0, 120).every(({ statusCode }) => statusCode === 200)).toBe(true);
  const refused = answers[120]!;
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('5');
});
