import { shuttlePesos } from './costera-shuttle.ts';
import { roadBetween } from './costera-network.ts';
import type { ServiceClassId } from './line.ts';

/** Known adult fares, in pesos, for either direction. */
const KNOWN: Readonly<Record<string, number>> = {
  'TLQ-PVR': 650,
  'TLQ-NVA': 640,
  'TLQ-BUC': 620,
  'TLQ-SAY': 600,
  'TLQ-GUA': 520,
  'TLQ-PEN': 510,
  'TLQ-TEP': 430,
  'ZAP-PVR': 620,
  'TEP-PVR': 330,
  'SAY-PVR': 55,
  'SAY-NVA': 45,
  'SAY-BUC': 35,
  'BUC-PVR': 35,
  'BUC-NVA': 25,
  'NVA-PVR': 25,
};

/** The rate of the known long fares. */
const PESOS_PER_KM = 1.95;
const MIN_FARE = 25;
const STEP = 5;
/** An executive seat costs a fifth more. */
const EXECUTIVE = 1.2;
/** And one of luxury half as much again. */
const LUXURY = 1.5;
const TIMES: Readonly<Record<Exclude<ServiceClassId, 'shuttle'>, number>> = {
  primera: 1,
  ejecutivo: EXECUTIVE,
  lujo: LUXURY,
};

const rounded = (pesos: number): number => Math.max(MIN_FARE, Math.round(pesos / STEP) * STEP);

/** Adult fare in pesos of a ride over neighbouring stops. */
export function farePesos(stops: readonly string[], service: ServiceClassId): number {
  const first = stops[0]!;
  const last = stops.at(-1)!;
  const km = stops.slice(1).reduce((sum, stop, i) => sum + roadBetween(stops[i]!, stop).km, 0);
  if (service === 'shuttle') return shuttlePesos(km);
  const basic = KNOWN[`${first}-${last}`] ?? KNOWN[`${last}-${first}`] ?? rounded(km * PESOS_PER_KM);
  return service === 'primera' ? basic : rounded(basic * TIMES[service]);
}
