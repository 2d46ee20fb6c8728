import type { AlertState } from '#domain/alerts/alert.ts';
import type { Message } from '#text/message.ts';

/** Where operators write service alerts. */
export const alertsText = {
  title: { es: 'Avisos de servicio', en: 'Service alerts' },
  hint: { es: 'Escribe qué pasa, dónde y cuándo.', en: 'Say what is happening, where and when.' },
  description: {
    es: 'Avisos para los viajeros, por línea, parada y día.',
    en: 'Alerts for travellers, by line, stop and day.',
  },
  new: { es: 'Escribir un aviso', en: 'Write an alert' },
  none: { es: 'Todavía no hay avisos.', en: 'There are no alerts yet.' },
  back: { es: 'Todos los avisos', en: 'All alerts' },
  edit: { es: 'Cambiar el aviso', en: 'Change the alert' },
  preview: { es: 'Así se lee', en: 'Preview' },
  titleEs: { es: 'Título en español', en: 'Title in Spanish' },
  titleEn: { es: 'Título en inglés', en: 'Title in English' },
  titleHint: { es: 'Una frase corta: qué pasa.', en: 'A short sentence: what is happening.' },
  bodyEs: { es: 'Texto en español', en: 'Text in Spanish' },
  bodyEn: { es: 'Texto en inglés', en: 'Text in English' },
  bodyHint: {
    es: 'Sin formato. Qué debe hacer quien viaja y desde cuándo.',
    en: 'Plain text. What travellers should do, and from when.',
  },
  severity: { es: 'Importancia', en: 'Severity' },
  effect: { es: 'Qué pasa', en: 'Effect' },
  cause: { es: 'Por qué', en: 'Cause' },
  routes: { es: 'Líneas que toca', en: 'Lines affected' },
  stops: { es: 'Paradas que toca', en: 'Stops affected' },
  scopeHint: {
    es: 'Sin líneas ni paradas es de toda la empresa. Con las dos, es de esas líneas en esas paradas.',
    en: 'With no lines or stops it applies to the whole carrier. With both, to those lines at those stops.',
  },
  chosen: (title: string, count: number): Message => ({
    es: count === 0 ? `${title}: todas` : `${title}: ${count}`,
    en: count === 0 ? `${title}: all` : `${title}: ${count}`,
  }),
  daysFrom: { es: 'Primer día de salida', en: 'First day of departure' },
  daysUntil: { es: 'Último día de salida', en: 'Last day of departure' },
  daysHint: {
    es: 'El día en que el autobús sale de su primera parada. Vacío: todos los días.',
    en: 'The day on which the bus leaves its first stop. Empty: every day.',
  },
  activeFrom: { es: 'Se muestra desde', en: 'Shown from' },
  activeFromHint: {
    es: 'Hora del centro de México. Vacío: en cuanto lo publiques.',
    en: 'Central Mexico time. Empty: as soon as you publish it.',
  },
  activeUntil: { es: 'Se deja de mostrar', en: 'Shown until' },
  activeUntilHint: { es: 'Vacío: hasta que lo termines.', en: 'Empty: until you end it.' },
  notify: { es: 'Escribir a quien ya tiene boleto', en: 'Notify ticket holders' },
  notifyHint: {
    es: 'Un mensaje por persona, solo a quien viaja en lo que toca. A nadie se le escribe dos veces del mismo aviso.',
    en: 'One message per person, only to affected travellers. No one is notified twice about the same alert.',
  },
  save: { es: 'Guardar', en: 'Save' },
  publish: { es: 'Guardar y publicar', en: 'Save and publish' },
  end: { es: 'Terminar el aviso', en: 'End the alert' },
  endHint: {
    es: 'Nadie lo verá más, y no se puede deshacer.',
    en: 'It will no longer be shown, and this cannot be undone.',
  },
  saved: { es: 'Guardamos el aviso.', en: 'The alert is saved.' },
  published: (notified: number): Message => ({
    es: `El aviso está publicado.${notified > 0 ? ` Le escribimos a ${notified === 1 ? 'una persona' : `${notified} personas`}.` : ''}`,
    en: `The alert is published.${notified > 0 ? ` We are writing to ${notified === 1 ? 'one person' : `${notified} people`}.` : ''}`,
  }),
  ended: { es: 'El aviso terminó.', en: 'The alert has ended.' },
  notified: (count: number): Message => ({
    es: count === 1 ? 'una persona avisada' : `${count} personas avisadas`,
    en: count === 1 ? 'one person written to' : `${count} people written to`,
  }),
} as const;

export const ALERT_STATES: Readonly<Record<AlertState, Message>> = {
  draft: { es: 'Borrador', en: 'Draft' },
  published: { es: 'Publicado', en: 'Published' },
  ended: { es: 'Terminado', en: 'Ended' },
};
