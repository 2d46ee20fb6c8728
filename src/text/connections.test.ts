import { expect, test } from 'vitest';
import { transferTimes } from '#text/connections.ts';

const run = (departs: string, arrives: string) => ({ departs_at: departs, arrives_at: arrives });

test.each([
  [
    'on the day of the start',
    run('2026-12-01T18:00:00-06:00', '2026-12-01T21:40:00-06:00'),
    run('2026-12-01T22:10:00-06:00', '2026-12-01T23:30:00-06:00'),
    'a las 9:40 p.m., a las 10:10 p.m.',
    'at 9:40 p.m., at 10:10 p.m.',
  ],
  [
    'around midnight',
    run('2026-12-01T20:00:00-06:00', '2026-12-01T23:50:00-06:00'),
    run('2026-12-02T00:20:00-06:00', '2026-12-02T02:00:00-06:00'),
    'a las 11:50 p.m., el mié 2 dic a las 12:20 a.m.',
    'at 11:50 p.m., on Wed 2 Dec at 12:20 a.m.',
  ],
  [
    'after midnight, over the border of Nayarit',
    run('2026-12-01T23:00:00-06:00', '2026-12-02T00:05:00-07:00'),
    run('2026-12-02T00:40:00-07:00', '2026-12-02T02:00:00-07:00'),
    'el mié 2 dic a las 12:05 a.m., el mié 2 dic a las 12:40 a.m.',
    'on Wed 2 Dec at 12:05 a.m., on Wed 2 Dec at 12:40 a.m.',
  ],
])('a change %s is said with its day where it is another one', (_, first, second, es, en) => {
  const said = (lang: 'es' | 'en') =>
    Object.values(transferTimes({ first, second }, lang)).join(', ').replaceAll('\u00a0', ' ');
  expect([said('es'), said('en')]).toEqual([es, en]);
});
