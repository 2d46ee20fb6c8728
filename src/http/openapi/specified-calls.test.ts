import { expect, test } from 'vitest';
import { openApiDocument } from '#http/openapi/document.ts';
import { allRoutes } from '#wire/all-routes.ts';
import { serviceBase } from '#wire/service-base.ts';
import { SPECIFIED_CALLS } from '#testing/specified-calls.ts';
import type { ServiceName } from '#wire/route.ts';

const { paths } = openApiDocument({
  routes: allRoutes,
  title: 'Costera',
  version: '1',
  cookie: 'anden',
}) as unknown as {
  readonly paths: Readonly<Record<string, object>>;
};
const served = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '*')}`),
);

test.each(Object.entries(SPECIFIED_CALLS))(
  'OpenAPI serves every call of %s that the specification names',
  (service, calls) => {
    const named = calls.map((call) => call.replace(' ', ` ${serviceBase(service as ServiceName)}/`));
    expect(named.filter((call) => !served.includes(call))).toEqual([]);
  },
);
