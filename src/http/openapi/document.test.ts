import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '#domain/errors.ts';
import { BUDGETS } from '#http/limits/budgets.ts';
import { openApiDocument } from '#http/openapi/document.ts';
import type { Operation } from '#http/openapi/operation.ts';
import { HOUR } from '#kernel/instant.ts';
import { allRoutes } from '#wire/all-routes.ts';

const document = openApiDocument({ routes: allRoutes, title: 'Costera', version: '1', cookie: 'anden' });
const written = JSON.parse(JSON.stringify(document)) as typeof document;

const operations: [string, Operation][] = Object.entries(written.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
);

/** Every value in the document with its path. */
function* walk(value: unknown, at = '#'): Generator<[string, unknown]> {
  yield [at, value];
  if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* walk(inner, `${at}/${name}`);
}

const resolve = (reference: string): unknown =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], written);

describe('the whole document', () => {
  test('points only to what is in it', () => {
    const references = [...walk(written)].filter(([at]) => at.endsWith('/$ref'));
    expect(references.length).toBeGreaterThan(20);
    for (const [at, reference] of references) expect([at, typeof resolve(String(reference))]).toEqual([at, 'object']);
  });

  test('has no holes: nothing undefined, no trace of another dialect', () => {
    for (const [at, value] of walk(document)) expect([at, value === undefined]).toEqual([at, false]);
    expect(JSON.stringify(document)).not.toMatch(/\$defs|\$schema|nullable|undefined|NaN/);
  });

  test('uses every named shape, and none twice in full', () => {
    const text = JSON.stringify(written);
    for (const name of Object.keys(written.components.schemas))
      expect(text).toContain(`"#/components/schemas/${name}"`);
    const whole = [...walk(written)].filter(
      ([, value]) => typeof value === 'object' && value !== null && 'drop_off_only' in value,
    );
    expect(whole.map(([at]) => at)).toEqual(['#/components/schemas/StopView/properties']);
  });

  test('names each call once', () => {
    expect(operations).toHaveLength(allRoutes.length);
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(allRoutes.length);
  });

  test('says where programs read it how often one session may pay, and what an agency does about it', () => {
    const often = BUDGETS.payment.find(({ by }) => by === 'session')!;
    expect(often.per).toBe(HOUR);
    for (const said of [written.info.description, written.components.securitySchemes['agency']!['description']!]) {
      expect(said).toContain(`pay ${often.times} times an hour`);
      expect(said).toMatch(/new session for each sale/);
    }
  });

  test('lists every error code with its status and both texts', () => {
    const { enum: codes, description } = written.components.schemas['ErrorCode']!;
    expect(codes).toEqual(ERROR_CODES);
    expect(description).toContain('- `seat_taken` (409) — ');
    expect(written.components.schemas['WireError']?.properties?.['code']).toEqual({
      $ref: '#/components/schemas/ErrorCode',
    });
  });
});

describe.each(operations)('%s', (name, operation) => {
  test('declares the parameters of its path, all required, and no other', () => {
    const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map((parameter) => parameter.name)).toEqual(inPath);
    expect(declared.every(({ required }) => required)).toBe(true);
    expect(name).not.toContain(':');
    const all = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(all).size).toBe(all.length);
  });

  test('answers with the envelope, or refuses', () => {
    expect(Object.keys(operation.responses).sort()).toEqual(['200', '429', '4XX', '5XX']);
    expect(operation.responses['200']).toMatchObject({
      content: { 'application/json': { schema: { required: ['http', 'content'] } } },
    });
  });

  test('sends a body only where it changes something', () => {
    expect(operation.requestBody !== undefined).toBe(!name.startsWith('get '));
  });
});

test('a call says what it takes', () => {
  const { get, post } = written.paths['/api/websale/reservation/schedules']!;
  expect(get?.parameters.map(({ name, required }) => [name, required])).toEqual([
    ['code', true],
    ['direction', false],
    ['date', false],
  ]);
  expect(get?.operationId).toBe('websaleGetReservationSchedules');
  expect(post?.requestBody?.content['application/json']?.schema.required).toEqual(['code']);
  expect(written.paths['/api/catalogue/version/select/{project_id}']?.get?.parameters[0]?.name).toBe('project_id');
});
