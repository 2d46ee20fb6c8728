import { describe, expect, test } from 'vitest';
import { findRoute, redirectOf, ROUTES } from '#web/routes.ts';
import * as paths from '#wire/page-paths.ts';

const entryOf = (path: string) => {
  const match = findRoute(path);
  return match && `${match.route.entry} ${match.isAlias ? 'en' : 'es'}`;
};

describe('a screen of a flow is found under both names of the flow, by both of its own', () => {
  test.each([
    ['/itinerary/find', 'flows/itinerary/find en'],
    ['/itinerary/buscar', 'flows/itinerary/find en'],
    ['/mi-reservacion/buscar', 'flows/itinerary/find es'],
    ['/mi-reservacion/find', 'flows/itinerary/find es'],
    ['/itinerary/mi-reservacion', 'flows/itinerary/my-reservation en'],
    ['/itinerary/cambio-horarios', 'flows/itinerary/change-schedule en'],
    ['/itinerary/facturacion', 'flows/itinerary/invoicing en'],
    ['/itinerary/facturacion/', 'flows/itinerary/invoicing en'],
    ['/reservation/pago', 'flows/reservation/payment en'],
    ['/reservation/payment', 'flows/reservation/payment en'],
    ['/reservacion/payment', 'flows/reservation/payment es'],
    ['/reservation/continuar', 'flows/reservation/resume en'],
  ])('%s', (path, entry) => {
    expect(entryOf(path)).toBe(entry);
  });

  test('all of them', () => {
    const flows = [
      ['/reservacion/', '/reservation/'],
      ['/mi-reservacion/', '/itinerary/'],
    ] as const;
    const missing = flows.flatMap(([es, en]) =>
      ROUTES.filter(({ path }) => path.startsWith(es)).flatMap(({ path, alias = path, entry }) => {
        const names = [path.replace(es, ''), alias.replace(en, '').replace(es, '')];
        const paths = names.flatMap((name) => [es + name, en + name]);
        return paths.filter((one) => findRoute(one)?.route.entry !== entry);
      }),
    );
    expect(missing).toEqual([]);
  });

  test.each(['/itinerary/nada', '/itinerary', '/reservation/find', '/tours/nada', '/itinerary/buscar/otra'])(
    'and %s is no screen',
    (path) => {
      expect(findRoute(path)).toBeUndefined();
    },
  );
});

test.each([
  ['/reservacion', '/'],
  ['/reservation', '/home'],
  ['/tours', '/'],
  ['/tours/', '/'],
])('%s leads to %s', (path, to) => {
  expect(redirectOf(path)).toBe(to);
});

/** Paths without a screen: the server's own page, and prefixes of others. */
const NO_SCREEN = ['api', 'payLinks'];

test.each(Object.entries(paths).filter(([id]) => !NO_SCREEN.includes(id)))('the page %s is there', (_, row) => {
  const { es, en } = 'pattern' in row ? row.pattern : row;
  const found = [es, en].map((path) => findRoute(path.split('?')[0]!)?.route.entry ?? redirectOf(path));
  expect(found).not.toContain(undefined);
});

test('no two pages have one path', () => {
  const all = Object.values(paths).flatMap((row) => Object.values('pattern' in row ? row.pattern : row));
  expect(all).toEqual([...new Set(all)]);
});

test('a page that is not there, and one without its parameters, do not compile', () => {
  // @ts-expect-error There is none.
  const id: keyof typeof paths = 'nowhere';
  // @ts-expect-error It needs a token.
  expect([id in paths, paths.payLink.es]).toEqual([false, undefined]);
});

test.each([
  ...['/aventuras/', '/adventures/', '/ubicaciones/', '/autobus-', '/tours/detalle/'].map((path) => `${path}a\u0000b`),
  '/aventuras/\u0000/boleto',
])('%j: with a letter that no name has is an unknown path, not a site that is away', (path) => {
  expect(entryOf(path)).toBeUndefined();
});
