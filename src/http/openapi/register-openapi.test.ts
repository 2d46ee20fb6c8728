import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '#domain/errors.ts';
import { escaped } from '#http/openapi/escaped.ts';
import { exampleOf } from '#http/openapi/example.ts';
import { sentSchema } from '#http/openapi/json-schema.ts';
import { operationId } from '#http/openapi/operation.ts';
import { registerOpenApi } from '#http/openapi/register-openapi.ts';
import { allRoutes } from '#wire/all-routes.ts';

const routes = allRoutes;

function site() {
  const app = Fastify();
  registerOpenApi({ routes, title: 'A <b>line</b>', version: '7', origin: 'https://line.example' })(app);
  return app;
}

test('the document is served as JSON, compressed and for a while', async () => {
  const app = site();
  const plain = await app.inject('/api/openapi.json');
  expect(plain.json()).toMatchObject({ openapi: '3.1.0', info: { version: '7' } });
  expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=300', vary: 'accept-encoding' });
  const br = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
  const gz = await app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
});

test.each([
  ['/api', 'hasta 10 veces por hora', 'empieza una sesión nueva para cada venta'],
  ['/api?lang=en', 'up to 10 times an hour', 'starts a new session for each sale'],
])('%s says how often one session may pay, and what an agency that sells more does', async (url, limit, advice) => {
  const { body } = await site().inject(url);
  expect(body).toContain(limit);
  expect(body).toContain(advice);
});

describe.each([
  ['/api', 'es-MX', 'Reglas comunes'],
  ['/api?lang=en', 'en', 'Common rules'],
  ['/api?lang=fr', 'es-MX', 'Reglas comunes'],
])('%s', (url, lang, words) => {
  test('is the page in its language, without scripts, under a policy that names its style', async () => {
    const { body, headers } = await site().inject(url);
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(words);
    expect(body).not.toMatch(/<script|<b>|\{title\}|undefined/);
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  });

  test('lists every call with what it is for and its example, and every error', async () => {
    const { body } = await site().inject(url);
    for (const route of routes) {
      expect(body).toContain(`<article id="${operationId(route)}">`);
      expect(body).toContain(`<p>${escaped(route.summary[lang === 'en' ? 'en' : 'es'])}</p>`);
    }
    expect(body.match(/curl -b/g)).toHaveLength(routes.length);
    // Only for calls that need it: the one that takes a token, and the two that check it.
    expect(body.match(/-u &#39;ID:SECRET&#39;/g)).toHaveLength(1);
    expect(body.match(/authorization: Bearer ACCESS_TOKEN/g)).toHaveLength(2);
    for (const code of ERROR_CODES) expect(body).toContain(`<code>${code}</code>`);
  });

  test('its links lead to places of the page', async () => {
    const { body } = await site().inject(url);
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of body.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });
});

test.each(routes.filter(({ body }) => body))('the example of $method $path is one the call takes', (route) => {
  const result = v.safeParse(route.body!, exampleOf(sentSchema(route.body!)));
  expect(result.issues).toBeUndefined();
});
