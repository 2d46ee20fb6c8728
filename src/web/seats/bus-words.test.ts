import { expect, test } from 'vitest';
import { busWords } from './bus-words.ts';
import { bus } from '#web/flows/reservation/seats/testing/bus.ts';
import type { SeatMapView } from '#wire/websale.ts';

const advised = (advice: NonNullable<SeatMapView['advice']>) => busWords({ ...bus(10), advice }, null, 'es');

test('sea and shade are marked at their sides, and said in one line with the calmer rows', () => {
  const words = advised({
    sea: { side: 'right', from: 'Las Varas', to: null },
    shade: 'right',
    calm_rows: { from: 3, to: 7 },
  });
  expect(words.left).toEqual([]);
  expect(words.right).toEqual([
    { kind: 'sea', text: 'Mar desde Las Varas' },
    { kind: 'shade', text: 'Sombra' },
  ]);
  expect(words.advice).toBe(
    'El mar queda a la derecha desde Las Varas. Más sombra a la derecha. De la fila 3 a la 7, entre los ejes, se siente menos el movimiento.',
  );
});

test('what is not known is not said', () => {
  expect(advised({ sea: null, shade: 'left', calm_rows: null })).toMatchObject({
    left: [{ kind: 'shade' }],
    right: [],
    advice: 'Más sombra a la izquierda.',
  });
  expect(busWords(bus(10), null, 'en')).toMatchObject({ left: [], right: [], advice: '', calm: null });
});
