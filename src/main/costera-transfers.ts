import type { TransferStops } from '#domain/timetable/transfers.ts';
import { id } from '#kernel/ids.ts';

/** Where Costera sells a change of buses, and the least minutes between them. Without stops nothing is connected. */
export const COSTERA_TRANSFERS: TransferStops = new Map([
  [id<'stop'>('TEP'), 30],
  [id<'stop'>('PVR'), 30],
  [id<'stop'>('BUC'), 20],
  [id<'stop'>('ZAP'), 40],
  [id<'stop'>('TLQ'), 40],
]);
