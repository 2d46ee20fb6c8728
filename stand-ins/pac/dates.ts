import { type Element, valueOf } from './document.ts';
import type { Complaint } from './errors.ts';
import { localTime, zoneOf } from './zones.ts';

const MAX_AGE_MS = 72 * 3_600_000;

/** An invoice must be stamped within 72 hours after its date, and not before it. */
export function dateComplaints(comprobante: Element, now: number): readonly Complaint[] {
  const issuedAt = valueOf(comprobante, 'Fecha') ?? '';
  const zone = zoneOf(valueOf(comprobante, 'LugarExpedicion') ?? '');
  if (issuedAt < localTime(now - MAX_AGE_MS, zone)) return [TOO_OLD];
  return issuedAt > localTime(now, zone) ? [IN_THE_FUTURE] : [];
}

const TOO_OLD = {
  code: '401',
  message: 'El rango de la fecha de generación no debe de ser mayor a 72 horas para la emisión del timbre.',
};
const IN_THE_FUTURE = { code: '401', message: 'La fecha de emisión es posterior a la fecha de certificación.' };
