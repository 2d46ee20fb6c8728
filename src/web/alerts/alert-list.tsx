import type { ReactNode } from 'react';
import type { AlertSeverity } from '#domain/alerts/alert.ts';
import { alertText, daysText, SEVERITY_TEXTS, whatAndWhy } from '#text/alerts.ts';
import type { Lang } from '#text/lang.ts';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from '#web/alerts/alert-list.module.css';
import type { AlertView } from '#wire/alerts.ts';

interface AlertListProps<Alert extends AlertView> {
  readonly alerts: readonly Alert[];
  /** Besides its title: which of what is shown here it is about. */
  noteOf?(alert: Alert): ReactNode;
  /** Something else is why people come: all bodies are closed. */
  readonly isFolded?: boolean;
  readonly lang: Lang;
}

const TONES = { info: 'info', warning: 'warning', severe: 'danger' } as const satisfies Record<AlertSeverity, string>;

/**
 * Service alerts, worst first; nothing where there are none. How bad each is stands there as a word and a sign. Its body opens
 * without a script, and is open where it is severe, unless all are to be closed.
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

/** What it says, and what, why, when and where in a line each. */
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
          // Two paragraphs may be the same.
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
