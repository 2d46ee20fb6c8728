import { expect, test } from 'vitest';
import { withNamedStops } from '#web/pages/home/named-stops.ts';

const STOPS = [
  { id: 'TLQ', name: 'Nueva Central', city: 'Guadalajara' },
  { id: 'ZAP', name: 'Zapopan', city: 'Guadalajara' },
  { id: 'PVR', name: 'Central de Autobuses', city: 'Puerto Vallarta' },
  { id: 'SAY', name: 'Sayulita', city: 'Sayulita' },
];

test.each([
  ['SAY', 'SAY'],
  ['sayulita', 'SAY'],
  ['Guadalajara', 'TLQ'],
  ['ZAPOPAN', 'ZAP'],
  ['vallarta', 'PVR'],
  ['Puerto  Vallarta', 'PVR'],
  ['Ciudad Perdida', 'Ciudad Perdida'],
  ['', ''],
  ['—', '—'],
])('a link to “%s” is one to “%s”', (text, id) => {
  expect(withNamedStops({ origin: '', destination: text }, STOPS).destination).toBe(id);
  expect(withNamedStops({ origin: text, destination: '' }, STOPS).origin).toBe(id);
});
