import { HEIGHTS } from './heights.ts';
import { DWELL_S } from './costera-feed.ts';
import { LINES } from './costera-lines.ts';
import { roadBetween, STOPS } from './costera-network.ts';
import type { HeroStop } from '../../src/ui/drawings/hero-line.ts';

const SHORT: Readonly<Record<string, string>> = {
  TLQ: 'Guadalajara',
  TEP: 'Tepic',
  PEN: 'La Peñita',
  GUA: 'Guayabitos',
  SFR: 'San Pancho',
  NVA: 'Nuevo Vallarta',
  PVR: 'Puerto Vallarta',
  APV: 'Aeropuerto',
};

/** The most frequent destinations. */
const MAIN = new Set(['TEP', 'GUA', 'SAY', 'BUC']);

/** The stops of a line outbound, at the minutes of its timetable. */
export function demoLine(id: string): readonly HeroStop[] {
  const line = LINES.find((each) => each.id === id)!;
  let minute = 0;
  return line.stops.map((stopId, i) => {
    if (i > 0) minute += roadBetween(line.stops[i - 1]!, stopId).minutes + (i > 1 ? DWELL_S / 60 : 0);
    const { city, latitude, longitude } = STOPS.find((stop) => stop.id === stopId)!;
    const hours = Math.floor(minute / 60);
    return {
      name: SHORT[stopId] ?? city,
      minute,
      latitude,
      longitude,
      metres: HEIGHTS[stopId],
      isMain: MAIN.has(stopId),
      note: i === 0 ? undefined : hours > 0 ? `${hours} h ${String(minute % 60).padStart(2, '0')}` : `${minute} min`,
    };
  });
}
