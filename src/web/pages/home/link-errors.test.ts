import { expect, test } from 'vitest';
import { linkErrors } from '#web/pages/home/link-errors.ts';
import { linkedValues } from '#web/booking/search/search-values.ts';

const known = { today: '2026-11-21', destinations: { TLQ: ['SAY', 'X'], SAY: ['TLQ'] } };

test.each([
  ['', []],
  ['utm_source=hotel&round=true', []],
  ['origin=TLQ', []],
  ['destination=SAY', []],
  ['origin=TLQ&destination=SAY&date=2026-12-01&adult=2&minor=1', []],
  ['origin=gone&destination=SAY', ['origin']],
  ['origin=TLQ&destination=gone', ['destination']],
  ['origin=SAY&destination=X', ['destination']],
  // No return from an alighting-only stop; a link without the return parameter is valid.
  ['origin=TLQ&destination=X', []],
  ['origin=TLQ&destination=X&round=true', ['destination']],
  ['date=2026-11-20', ['departure.date']],
  ['date=2026-02-30', ['departure.date']],
  ['date=tomorrow', ['departure.date']],
  ['date=2028-01-01', ['departure.date']],
  ['date=2026-12-05&return=2026-12-01', ['return.date']],
  ['date=2026-12-05&return=soon', ['return.date']],
  ['adult=0', ['passengers']],
  ['minor=1', ['passengers']],
  ['adult=40', ['passengers']],
  ['adult=1&infant=2', ['passengers']],
  ['adult=2&minor=two', ['passengers']],
  ['adult=', []],
  ['origin=gone&date=2026-11-20&adult=40', ['origin', 'departure.date', 'passengers']],
])('%s is wrong at %j', (link, fields) => {
  const query = new URLSearchParams(link);
  const found = linkErrors({ query, values: linkedValues(query), known, lang: 'es' });
  expect(found.map(({ field }) => field)).toEqual(fields);
});
