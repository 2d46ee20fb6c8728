import type { Lounge } from '#domain/lounge/lounge.ts';
import { zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';

/** The lounge of the small line, at its stop in Puerto Vallarta. Default: always open, for three. */
export const coastLounge = (own: Partial<Lounge> = {}): Lounge => ({
  key: 'coast',
  name: { es: 'Costa', en: 'Coast' },
  host: { name: 'Line', phone: '3331234567' },
  stops: ['pvr'],
  zone: zone('America/Mexico_City'),
  opens: 0,
  closes: 24,
  capacity: 3,
  price: centavos(9_000),
  ...own,
});
