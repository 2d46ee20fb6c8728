import type { Lounge } from '#domain/lounge/lounge.ts';
import { zone } from '#kernel/instant.ts';
import { centavos } from '#kernel/money.ts';
import { COSTERA } from '#main/costera.ts';

/** Costera's two lounges. A key must not change once somebody booked there. */
export const COSTERA_LOUNGES: readonly Lounge[] = [
  {
    key: 'puerto-vallarta',
    name: { es: 'Puerto Vallarta, Central de Autobuses', en: 'Puerto Vallarta, bus station' },
    host: { name: COSTERA.legalName, phone: COSTERA.phone.shown },
    stops: ['PVR'],
    zone: zone('America/Mexico_City'),
    opens: 6,
    closes: 23,
    capacity: 24,
    price: centavos(9_000),
  },
  {
    key: 'zapopan',
    name: { es: 'Zapopan, Terminal de Autobuses', en: 'Zapopan, bus terminal' },
    host: { name: COSTERA.legalName, phone: COSTERA.phone.shown },
    stops: ['ZAP'],
    zone: zone('America/Mexico_City'),
    opens: 5,
    closes: 22,
    capacity: 16,
    price: centavos(9_000),
  },
];
