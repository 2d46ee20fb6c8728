import type { AlertCause, AlertEffect, AlertSeverity } from '#domain/alerts/alert.ts';
import { formatShortDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';

/** Service alerts, on every page that shows them. */
export const alertText = {
  heading: { es: 'Avisos de servicio', en: 'Service alerts' },
  routes: { es: 'Líneas', en: 'Lines' },
  stops: { es: 'Paradas', en: 'Stops' },
  days: { es: 'Días', en: 'Days' },
  /** Next to a run, to be noticed when scanning the list. */
  mark: (effect: string): Message => ({ es: `Aviso: ${effect}`, en: `Alert: ${effect}` }),
  departures: { es: 'Salidas', en: 'Departures' },
  /** For more departures than can be listed. */
  marked: (count: number): Message => ({
    es: `${count} salidas, marcadas abajo`,
    en: `${count} departures, marked below`,
  }),
} as const;

export const CAUSE_TEXTS: Readonly<Record<AlertCause, Message>> = {
  unknown_cause: { es: 'Causa desconocida', en: 'Unknown cause' },
  weather: { es: 'Clima', en: 'Weather' },
  accident: { es: 'Accidente', en: 'Accident' },
  construction: { es: 'Obras', en: 'Roadworks' },
  maintenance: { es: 'Mantenimiento', en: 'Maintenance' },
  technical_problem: { es: 'Falla técnica', en: 'Technical problem' },
  demonstration: { es: 'Manifestación', en: 'Demonstration' },
  strike: { es: 'Huelga', en: 'Strike' },
  police_activity: { es: 'Operativo policial', en: 'Police activity' },
  medical_emergency: { es: 'Emergencia médica', en: 'Medical emergency' },
  holiday: { es: 'Día festivo', en: 'Public holiday' },
  other_cause: { es: 'Otra causa', en: 'Another cause' },
};

export const EFFECT_TEXTS: Readonly<Record<AlertEffect, Message>> = {
  unknown_effect: { es: 'Efecto desconocido', en: 'Unknown effect' },
  significant_delays: { es: 'Retrasos', en: 'Delays' },
  no_service: { es: 'Sin servicio', en: 'No service' },
  reduced_service: { es: 'Menos salidas', en: 'Fewer departures' },
  additional_service: { es: 'Más salidas', en: 'More departures' },
  modified_service: { es: 'Cambios en el servicio', en: 'Changed service' },
  detour: { es: 'Desvío', en: 'Detour' },
  stop_moved: { es: 'La parada cambió de lugar', en: 'The stop has moved' },
  accessibility_issue: { es: 'Acceso limitado', en: 'Limited access' },
  no_effect: { es: 'Sin efecto en las salidas', en: 'No effect on departures' },
  other_effect: { es: 'Otro efecto', en: 'Another effect' },
};

export const SEVERITY_TEXTS: Readonly<Record<AlertSeverity, Message>> = {
  info: { es: 'Información', en: 'Information' },
  warning: { es: 'Atención', en: 'Attention' },
  severe: { es: 'Importante', en: 'Important' },
};

/** `Retrasos · Clima`; unknown values are omitted. */
export const whatAndWhy = (effect: AlertEffect, cause: AlertCause, lang: Lang): string =>
  [
    ...(effect === 'unknown_effect' ? [] : [EFFECT_TEXTS[effect][lang]]),
    ...(cause === 'unknown_cause' ? [] : [CAUSE_TEXTS[cause][lang]]),
  ].join(' · ');

/** `del vie 27 nov al dom 29 nov`, `vie 27 nov`; undefined if it is about every day. */
export function daysText(from: string | undefined, until: string | undefined, lang: Lang): string | undefined {
  const [first, last] = [from, until].map((day) => day && formatShortDate(day, lang));
  if (first && last) {
    if (first === last) return first;
    return lang === 'es' ? `del ${first} al ${last}` : `${first} to ${last}`;
  }
  if (first) return lang === 'es' ? `desde el ${first}` : `from ${first}`;
  return last && (lang === 'es' ? `hasta el ${last}` : `until ${last}`);
}
