import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COSTERA } from '#main/costera.ts';
import type { Lang } from '#text/lang.ts';
import { LeavingTable } from '#web/pages/landing/leaving-table.tsx';
import { Fares } from '#web/pages/schedules/fares.tsx';
import { Screen as Shuttle } from '#web/pages/shuttle/screen.tsx';

const STOP = { id: 'S1', slug: 'minerva', name: 'Minerva', latitude: 20.67, longitude: -103.39, drop_off_only: false };
const RIDE = { origin: '', destination: '', date: '2026-11-28', adults: '1', after: '', before: '' };

/** Tables whose prices have no currency of their own: there is no room for it. */
const TABLES: Readonly<Record<string, (lang: Lang) => ReactElement>> = {
  'the fares from a place': (lang) =>
    createElement(LeavingTable, {
      leaving: {
        city: 'Guadalajara',
        routes: [{ place: 'tepic', city: 'Tepic', duration_minutes: 180, fare: 40_000 }],
        shows: 'fares',
      },
      lang,
    } as never),
  'the fares of a pair of stops': (lang) =>
    createElement(Fares, {
      rates: [
        {
          type: 'adult',
          service: { es: 'Primera', en: 'First' },
          percent_off: 0,
          one_way: 40_000,
          round_trip: 72_000,
        },
      ],
      lang,
    } as never),
  'the fares of the shuttle': (lang) =>
    createElement(Shuttle, {
      data: {
        asked: { ...RIDE, bus: { date: '', stop: '' } },
        stops: [{ stop: STOP, fares: [6_000] }],
        terminals: [STOP],
        origins: ['S1'],
        runs: null,
        protects: null,
        today: '2026-11-28',
        lastDay: '2027-01-28',
        errors: [],
      },
      site: { lang, brand: COSTERA },
    } as never),
};

test.each(Object.entries(TABLES))(
  '%s: an English reader reads that they are pesos before the first of them',
  (_, of) => {
    const [before, after] = renderToStaticMarkup(of('en')).split('$', 2);
    expect(after).toBeDefined();
    expect(before).toContain('MXN');
  },
);
