import type { ReactNode } from 'react';
import type { AlertSeverity } from '#domain/alerts/alert.ts';
import { alertText, daysText, SEVERITY_TEXTS, whatAndWhy } from '#text/alerts.ts';
import type { Lang } from '#text/lang.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from '#web/alerts/alert-list.module.css';
import type { AlertView } from '#wire/alerts.ts';

interface AlertListProps<Alert extends AlertView> {
  readonly alerts: readonly Alert[];
  /** A note next to the title: which of the items shown on this page the alert is about. */
  noteOf?(alert: Alert): ReactNode;
  /** Collapses all bodies, on pages that people visit for something else. */
  readonly isFolded?: boolean;
  readonly lang: Lang;
}

const TONES = { info: 'info', warning: 'warning', severe: 'danger' } as const satisfies Record<AlertSeverity, string>;

/**
 * Service alerts, most severe first; renders nothing without alerts. Severity is shown as a word and an icon. A body
 * opens without a script; severe alerts start open unless `isFolded`.
 */
export function AlertList<Alert extends AlertView>({ alerts, noteOf, isFolded = false, lang }: AlertListProps<Alert>) {
  if (alerts.length === 0) return null;
  return (
    <div className={styles['alerts']} role="status" aria-label={alertText.heading[lang]}>
      {alerts.map((alert) => (
        <NoticeBox key={alert.id} tone={TONES[alert.severity]}>
          <details className={styles['alert']} open={!isFolded && alert.severity === 'severe'}>
            <summary>
              <span>
                <b>{SEVERITY_TEXTS[alert.severity][lang]}:</b> {alert.title[lang]} <Note>{noteOf?.(alert)}</Note>
              </span>
            </summary>
            <AlertBody alert={alert} lang={lang} />
          </details>
        </NoticeBox>
      ))}
    </div>
  );
}

const Note = ({ children }: { readonly children: ReactNode }) => (children ? <small>{children}</small> : null);

/** The text, then one line each for what, why, when and where. */
function AlertBody({ alert, lang }: { readonly alert: AlertView; readonly lang: Lang }) {
  const facts = [
    whatAndWhy(alert.effect, alert.cause, lang),
    said(alertText.days[lang], daysText(alert.days_from ?? undefined, alert.days_until ?? undefined, lang)),
    said(alertText.routes[lang], alert.routes.map(({ name }) => name).join(', ')),
    said(alertText.stops[lang], alert.stops.map(({ name }) => name).join(', ')),
  ].filter((fact) => fact !== '');
  return (
    <div className={styles['body']}>
      {alert.body[lang]
        .split(/\n+/)
        .filter((line) => line.trim() !== '')
        .map((line, place) => (
          // Two paragraphs may be identical.
          <p key={`${place} ${line}`}>{line}</p>
        ))}
      {facts.map((fact) => (
        <p key={fact} className={styles['fact']}>
          {fact}
        </p>
      ))}
    </div>
  );
}

const said = (label: string, value: string | undefined): string => (value ? `${label}: ${value}` : '');
