import type { StopKind } from '../../src/domain/network/stop.ts';
import { SHUTTLE_DROP_OFF_ONLY, SHUTTLE_ROADS, SHUTTLE_STOPS } from './costera-shuttle.ts';
import type { Road } from './line.ts';

/**
 * The demo carrier's network. Places, roads and times are facts of the region; the timetable built on them is ours. A
 * city is what people call the place; the name of a stop begins with it. Zones: Jalisco and Bahía de Banderas are six
 * hours behind UTC, the rest of Nayarit seven.
 */
const JALISCO = 'America/Mexico_City';
const BANDERAS = 'America/Bahia_Banderas';
const NAYARIT = 'America/Mazatlan';

export interface DemoStop {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly area: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly zone: string;
  readonly kind: StopKind;
  readonly address: string;
}

type Row = readonly [
  id: string,
  name: string,
  city: string,
  area: string,
  latitude: number,
  longitude: number,
  zone: string,
  kind: DemoStop['kind'],
  address: string,
];

const CITY = 'Guadalajara';
const VALLARTA = 'Puerto Vallarta';
const COAST = 'Riviera Nayarit';
const NORTH = 'Jaltemba y Compostela';
const TEPIC = 'Tepic y el altiplano';

// biome-ignore format: a table
const ROWS: readonly Row[] = [
  ['TLQ', 'Guadalajara, Nueva Central', 'Guadalajara', CITY, 20.6192, -103.28552, JALISCO, 'terminal', 'Av. de las Torres y carretera libre a Zapotlanejo, 45580 San Pedro Tlaquepaque'],
  ['ZAP', 'Zapopan, Terminal de Autobuses', 'Zapopan', CITY, 20.70426, -103.460807, JALISCO, 'terminal', 'Av. Vallarta y Colegio del Aire'],
  ['MAG', 'Magdalena', 'Magdalena', TEPIC, 20.90741, -103.978, JALISCO, 'stop', 'Central de Autobuses Magdalena'],
  ['IXT', 'Ixtlán del Río', 'Ixtlán del Río', TEPIC, 21.03907, -104.37116, NAYARIT, 'stop', ''],
  ['CHA', 'Chapalilla', 'Chapalilla', TEPIC, 21.18852, -104.63783, NAYARIT, 'stop', ''],
  ['TEP', 'Tepic, Central de Autobuses', 'Tepic', TEPIC, 21.498444, -104.88677, NAYARIT, 'terminal', 'Av. Insurgentes, 63000'],
  ['COM', 'Compostela', 'Compostela', NORTH, 21.23777, -104.9001, NAYARIT, 'stop', ''],
  ['VAR', 'Las Varas', 'Las Varas', NORTH, 21.18021, -105.13595, NAYARIT, 'stop', 'Carretera federal 200'],
  ['PEN', 'La Peñita de Jaltemba', 'La Peñita de Jaltemba', NORTH, 21.03829, -105.25024, NAYARIT, 'stop', 'Carretera federal 200, 63720'],
  ['GUA', 'Rincón de Guayabitos', 'Rincón de Guayabitos', NORTH, 21.02315, -105.27054, NAYARIT, 'stop', 'Carretera federal 200, 63720'],
  ['LDM', 'Lo de Marcos', 'Lo de Marcos', COAST, 20.95509, -105.35223, BANDERAS, 'stop', 'Crucero de la carretera federal 200, 63729'],
  ['SFR', 'San Pancho (San Francisco)', 'San Pancho', COAST, 20.90196, -105.41279, BANDERAS, 'stop', 'Crucero de la carretera federal 200, 63729'],
  ['SAY', 'Sayulita', 'Sayulita', COAST, 20.87006, -105.43992, BANDERAS, 'stop', 'Av. Revolución, a la entrada del pueblo, 63734'],
  ['BUC', 'Bucerías', 'Bucerías', COAST, 20.75626, -105.33438, BANDERAS, 'stop', 'Carretera federal 200, 63732'],
  ['NVA', 'Nuevo Vallarta, Mezcales', 'Nuevo Vallarta', COAST, 20.73072, -105.28257, BANDERAS, 'terminal', 'Carretera Tepic-Vallarta, 63735'],
  ['PVR', 'Puerto Vallarta, Central de Autobuses', 'Puerto Vallarta', VALLARTA, 20.7045, -105.239, JALISCO, 'terminal', 'Carretera Puerto Vallarta-Tepic km 9, Las Mojoneras, 48290'],
  ['APV', 'Puerto Vallarta, Aeropuerto Internacional', 'Puerto Vallarta', VALLARTA, 20.6801, -105.2542, JALISCO, 'stop', 'Carretera a Tepic km 7.5, 48311'],
];

/** Stops where passengers only get off: airports do not allow boarding there, nor do two stops of the shuttle. */
export const DROP_OFF_ONLY: readonly string[] = ['APV', ...SHUTTLE_DROP_OFF_ONLY];

/** The stops of the line, without those of the shuttle. */
export const LINE_STOPS: readonly DemoStop[] = ROWS.map(
  ([id, name, city, area, latitude, longitude, zone, kind, address]) => ({
    id,
    name,
    city,
    area,
    latitude,
    longitude,
    zone,
    kind,
    address,
  }),
);

export const STOPS: readonly DemoStop[] = [
  ...LINE_STOPS,
  // The area is the group in the search. A stop of the shuttle is called by its own name, not by its city.
  ...SHUTTLE_STOPS.map((stop) => ({
    ...stop,
    city: stop.name,
    area: 'Shuttle',
    zone: JALISCO,
    kind: 'shuttle' as const,
  })),
];

/** Road and driving time between neighbouring stops, for both directions. */
export const ROADS: Readonly<Record<string, Road>> = {
  'TLQ-ZAP': { km: 24.2, minutes: 41 },
  'ZAP-MAG': { km: 68.8, minutes: 49 },
  'MAG-IXT': { km: 51.2, minutes: 36 },
  'IXT-COM': { km: 66, minutes: 47 },
  'COM-VAR': { km: 32, minutes: 23 },
  'VAR-PEN': { km: 23.3, minutes: 23 },
  'PEN-GUA': { km: 3.2, minutes: 8 },
  'GUA-LDM': { km: 13.4, minutes: 13 },
  'LDM-SFR': { km: 10.2, minutes: 10 },
  'SFR-SAY': { km: 5.3, minutes: 8 },
  'SAY-BUC': { km: 19.8, minutes: 19 },
  'BUC-NVA': { km: 9, minutes: 9 },
  'NVA-PVR': { km: 6.4, minutes: 8 },
  'IXT-CHA': { km: 38.1, minutes: 27 },
  'CHA-TEP': { km: 50.8, minutes: 36 },
  'TEP-COM': { km: 34.2, minutes: 33 },
  // Without leaving the short toll road.
  'ZAP-NVA': { km: 302, minutes: 183 },
  'ZAP-BUC': { km: 293, minutes: 174 },
  'BUC-APV': { km: 18.2, minutes: 20 },
  ...SHUTTLE_ROADS,
};

/** The road between two neighbours, in either direction. Throws for an unknown one. */
export function roadBetween(a: string, b: string): Road {
  const road = ROADS[`${a}-${b}`] ?? ROADS[`${b}-${a}`];
  if (!road) throw new Error(`no road between ${a} and ${b}`);
  return road;
}
