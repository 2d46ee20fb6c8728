import { expect, test } from 'vitest';
import { viaOf } from '#web/pages/city/via-of.ts';

test.each([
  [['Tepic'], 'Tepic', 'Tepic'],
  [['A', 'B', 'C', 'D'], 'A, B, C, D', 'A, B, C, D'],
  [['A', 'B', 'C', 'D', 'E'], 'B, C, D, E y antes 1 parada más', 'B, C, D, E and 1 stop before'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'C, D, E, F y antes 2 paradas más', 'C, D, E, F and 2 stops before'],
])('%j', (via, es, en) => expect([viaOf(via, 'es'), viaOf(via, 'en')]).toEqual([es, en]));
