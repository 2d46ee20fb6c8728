import * as fc from 'fast-check';
import { type JsonSchema, sentSchema } from '#http/openapi/json-schema.ts';
import type { Route } from '#wire/route.ts';

/** Values no legitimate caller sends. */
export const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  0.1,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '‮',
  'a'.repeat(5_000),
  'a'.repeat(150),
  '1'.repeat(30),
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '2026-12-01T25:61:61Z',
  "'; drop table reservation; --",
  '%_\\',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '${7*7}',
  '__proto__',
  '=cmd()',
  '00000000-0000-0000-0000-000000000000',
  [],
  [[]],
  [null],
  {},
  { toString: 'x' },
  { length: 1e9 },
  Array.from({ length: 500 }, () => ({})),
];

/** A call as sent. */
export interface Sent {
  readonly query?: unknown;
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
}

/** The path of a value within a request: `body.contact.email`. */
type Place = readonly string[];

/** How to corrupt a plausible request, chosen before the request is known. */
export interface Spoiling {
  readonly how: 'field' | 'choice' | 'without' | 'all';
  readonly which: number;
  readonly value: unknown;
}

/** Most corrupt one field of a valid shape; some omit it, use another existing value, or are entirely random. */
export const spoilings: fc.Arbitrary<Spoiling> = fc.record({
  how: fc.oneof(
    { weight: 8, arbitrary: fc.constant('field' as const) },
    { weight: 3, arbitrary: fc.constant('choice' as const) },
    { weight: 1, arbitrary: fc.constant('without' as const) },
    { weight: 2, arbitrary: fc.constant('all' as const) },
  ),
  which: fc.nat(),
  value: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...HOSTILE) }, { weight: 1, arbitrary: fc.jsonValue() }),
});

/** The plausible request, corrupted. */
export function spoiled(route: Route, plausible: Sent, { how, which, value }: Spoiling): Sent {
  const fields = fieldsOf(route, plausible);
  if (how === 'all' || fields.length === 0)
    return route.method === 'GET' ? { ...plausible, query: value } : { ...plausible, body: value };
  if (how === 'choice') {
    const choices = fields.flatMap(({ place, options }) => options.map((option) => ({ place, option })));
    const chosen = choices[which % (choices.length || 1)];
    if (chosen) return changed(plausible, chosen.place, chosen.option);
  }
  const { place } = fields[which % fields.length]!;
  return changed(plausible, place, how === 'without' ? undefined : place[0] === 'params' ? asText(value) : value);
}

/** A plausible request with the ends of the calendar in each field that may be a day or a moment. */
export const atTheEndsOfTime = (route: Route, plausible: Sent): readonly Sent[] =>
  fieldsOf(route, plausible)
    .filter(({ place, options }) => options.length === 0 && TIMES.test(place.at(-1)!))
    .flatMap(({ place }) => ENDS_OF_TIME.map((end) => changed(plausible, place, end)));

const TIMES = /date|day|^from$|^to$|until|(_|^)at$/;
const ENDS_OF_TIME = ['9999-12-31', '0000-01-01', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z'];

export interface Field {
  readonly place: Place;
  /** The allowed values, if they are a list. */
  readonly options: readonly unknown[];
}

/** Every field of a call, whether or not the plausible request has it. */
export function fieldsOf({ query, body }: Route, { params = {} }: Sent = {}): readonly Field[] {
  return [
    ...Object.keys(params).map((name) => ({ place: ['params', name], options: [] })),
    ...(query ? inside(sentSchema(query), ['query']) : []),
    ...(body ? inside(sentSchema(body), ['body']) : []),
  ];
}

function inside({ properties, items, anyOf, ...schema }: JsonSchema, place: Place): readonly Field[] {
  if (properties)
    return Object.entries(properties).flatMap(([name, inner]) => {
      const at = [...place, name];
      const fields = inside(inner, at);
      // An object may also be corrupted as a whole.
      return fields.some((field) => field.place.length === at.length)
        ? fields
        : [{ place: at, options: [] }, ...fields];
    });
  if (anyOf) return anyOf.flatMap((one) => inside(one, place));
  if (items)
    return [
      { place, options: [] },
      ...inside(items, [...place, '0']).filter((field) => field.place.length > place.length),
    ];
  if (place.length === 1) return [];
  const options =
    schema.enum ?? (schema.type === 'boolean' ? [true, false] : schema.const === undefined ? [] : [schema.const]);
  return [{ place, options }];
}

/** A copy with another value at a path; `undefined` removes it. */
function changed<T>(value: T, [name, ...rest]: Place, to: unknown): T {
  if (name === undefined) return to as T;
  if (Array.isArray(value) || name === '0') {
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return [changed(items[0], rest, to), ...items.slice(1)] as T;
  }
  return { ...value, [name]: changed((value as Record<string, unknown> | undefined)?.[name], rest, to) };
}

/** As a part of an address. A lone surrogate cannot be sent there at all. */
export const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 500) || '-';
