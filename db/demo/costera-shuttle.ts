import type { Line, Road } from './line.ts';

/**
 * The demo carrier's shuttle between its two terminals and places of the metropolitan area of Guadalajara. The places are
 * real, and so are their coordinates; lines, times and fares are ours.
 */
export interface ShuttleStop {
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly address: string;
}

// biome-ignore format: a table
export const SHUTTLE_STOPS: readonly ShuttleStop[] = [
  { id: 'S-TLQ', name: 'Terminal Tlaquepaque', latitude: 20.6192, longitude: -103.28552, address: 'Nueva Central, San Pedro Tlaquepaque' },
  { id: 'S-ZAP', name: 'Terminal Zapopan', latitude: 20.70426, longitude: -103.460807, address: 'Av. Vallarta y Colegio del Aire, Zapopan' },
  { id: 'S-L3C', name: 'Línea 3, Central de Autobuses', latitude: 20.62331, longitude: -103.28513, address: 'Estación de la Línea 3 del tren ligero, San Pedro Tlaquepaque' },
  { id: 'S-MOD', name: 'Módulos de la Central', latitude: 20.6181, longitude: -103.2873, address: 'Módulos 1 a 7 de la Nueva Central, San Pedro Tlaquepaque' },
  { id: 'S-MAC', name: 'Macrobús San Juan de Dios', latitude: 20.66984, longitude: -103.34472, address: 'Calzada Independencia, Guadalajara' },
  { id: 'S-GAL', name: 'Galerías', latitude: 20.6773, longitude: -103.4384, address: 'Av. Rafael Sanzio y av. Vallarta, Zapopan' },
  { id: 'S-GRP', name: 'La Gran Plaza', latitude: 20.67363, longitude: -103.40485, address: 'Av. Vallarta, Zapopan' },
  { id: 'S-MIN', name: 'Glorieta Minerva', latitude: 20.67439, longitude: -103.38739, address: 'Av. Vallarta y av. López Mateos, Guadalajara' },
  { id: 'S-MMA', name: 'Mercado del Mar', latitude: 20.72914, longitude: -103.38927, address: 'Estación Mercado del Mar de la Línea 3, Zapopan' },
  { id: 'S-CUC', name: 'CUCEA', latitude: 20.7391, longitude: -103.3824, address: 'Periférico Norte, Zapopan' },
  { id: 'S-PAT', name: 'Plaza Patria', latitude: 20.71238, longitude: -103.37518, address: 'Av. Patria y av. Ávila Camacho, Zapopan' },
  { id: 'S-CON', name: 'Nuevo Consulado', latitude: 20.685, longitude: -103.3895, address: 'Manuel Acuña 3410, col. Monraz, 44670 Guadalajara' },
];

/** Vans set down at the modules and at the consulate, and may not wait there for passengers. */
export const SHUTTLE_DROP_OFF_ONLY: readonly string[] = ['S-MOD', 'S-CON'];

/** The stops at the Nueva Central: nobody is driven from one of them to another. */
export const AT_NUEVA_CENTRAL: ReadonlySet<string> = new Set(['S-TLQ', 'S-L3C', 'S-MOD']);

export const SHUTTLE_ROADS: Readonly<Record<string, Road>> = {
  'S-MOD-S-TLQ': { km: 0.6, minutes: 4 },
  'S-TLQ-S-L3C': { km: 0.8, minutes: 4 },
  'S-L3C-S-MAC': { km: 9.4, minutes: 24 },
  'S-MAC-S-MIN': { km: 5.2, minutes: 18 },
  'S-MIN-S-GRP': { km: 2.1, minutes: 8 },
  'S-GRP-S-GAL': { km: 4.1, minutes: 12 },
  'S-GAL-S-ZAP': { km: 4.5, minutes: 14 },
  'S-MAC-S-CON': { km: 5.8, minutes: 20 },
  'S-CON-S-PAT': { km: 4.1, minutes: 14 },
  'S-PAT-S-MMA': { km: 2.8, minutes: 8 },
  'S-MMA-S-CUC': { km: 1.6, minutes: 6 },
};

/** Times every so many minutes, from the first to the last hour. */
const every = (minutes: number, [first, last]: readonly [number, number]): readonly string[] =>
  Array.from({ length: ((last - first) * 60) / minutes + 1 }, (_, i) => first * 60 + i * minutes).map(
    (at) => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`,
  );

const NONE = { out: [], back: [] };
const HOURLY = every(60, [6, 22]);
const TWO_HOURLY = every(120, [6, 20]);

export const SHUTTLE_LINES: readonly Line[] = [
  {
    id: 'SHUTTLE-PONIENTE',
    shortName: 'Shuttle poniente',
    longName: 'Terminal Tlaquepaque - Minerva - Terminal Zapopan',
    service: 'shuttle',
    stops: ['S-MOD', 'S-TLQ', 'S-L3C', 'S-MAC', 'S-MIN', 'S-GRP', 'S-GAL', 'S-ZAP'],
    daily: { out: HOURLY, back: HOURLY },
    busy: NONE,
  },
  {
    id: 'SHUTTLE-NORTE',
    shortName: 'Shuttle norte',
    longName: 'Terminal Tlaquepaque - Plaza Patria - CUCEA',
    service: 'shuttle',
    stops: ['S-MOD', 'S-TLQ', 'S-L3C', 'S-MAC', 'S-CON', 'S-PAT', 'S-MMA', 'S-CUC'],
    daily: { out: TWO_HOURLY, back: TWO_HOURLY },
    busy: NONE,
  },
];

/** Adult fare in pesos: what a van costs less than a taxi by. */
const NEAR_FARE = 35;
const FAR_FARE = 65;
const FAR_FROM_KM = 12;

export const shuttlePesos = (km: number): number => (km < FAR_FROM_KM ? NEAR_FARE : FAR_FARE);
