import { daysText, SEVERITY_TEXTS } from '#text/alerts.ts';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { carrierMoment } from '#text/zoned-moments.ts';
import { ALERT_STATES, alertsText } from '#text/pages/alerts.ts';
import { buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { List, ListRow } from '#ui/list.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { ScreenProps } from '#web/page.ts';
import { AlertForm } from '#web/pages/alerts/alert-form.tsx';
import type { AlertsData } from '#web/pages/alerts/alerts-data.ts';
import type { StoredAlertView } from '#wire/alerts.ts';
import * as paths from '#wire/page-paths.ts';

/** All alerts, or the one being edited. */
export function Screen({ data, site }: Omit<ScreenProps<AlertsData>, 'call'>) {
  const { lang } = site;
  const { edited, done, errors } = data;
  return (
    <Sheet
      title={(edited ? (edited.stored ? alertsText.edit : alertsText.new) : alertsText.title)[lang]}
      lead={edited ? undefined : alertsText.hint[lang]}
      width="form"
    >
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {done ? <NoticeBox role="status">{done}</NoticeBox> : null}
      {edited ? (
        <>
          <p>
            <a href={paths.operationAlerts[lang]}>{alertsText.back[lang]}</a>
          </p>
          <AlertForm edited={edited} errors={errors} site={site} />
        </>
      ) : (
        <AllAlerts alerts={data.alerts} lang={lang} />
      )}
    </Sheet>
  );
}

const addressOf = (id: string, lang: Lang): string => `${paths.operationAlerts[lang]}?id=${id}`;

function AllAlerts({ alerts, lang }: { readonly alerts: readonly StoredAlertView[]; readonly lang: Lang }) {
  return (
    <>
      <p>
        <a className={buttonClass('main')} href={addressOf('new', lang)}>
          {alertsText.new[lang]}
        </a>
      </p>
      {alerts.length === 0 ? (
        <p>{alertsText.none[lang]}</p>
      ) : (
        <List>
          {alerts.map((alert) => (
            <ListRow
              key={alert.id}
              href={addressOf(alert.id, lang)}
              title={alert.title[lang]}
              note={noteOf(alert, lang)}
              end={ALERT_STATES[alert.state][lang]}
            />
          ))}
        </List>
      )}
    </>
  );
}

/** Severity, days, number of recipients, and who wrote it when. */
const noteOf = (alert: StoredAlertView, lang: Lang): string =>
  [
    SEVERITY_TEXTS[alert.severity][lang],
    daysText(alert.days_from ?? undefined, alert.days_until ?? undefined, lang),
    alert.notified > 0 ? alertsText.notified(alert.notified)[lang] : undefined,
    `${alert.written_by}, ${carrierMoment(alert.written_at, lang)}`,
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
