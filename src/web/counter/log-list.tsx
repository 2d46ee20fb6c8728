import type { Lang } from '#text/lang.ts';
import { actionText, auditLogText } from '#text/pages/audit-log.ts';
import { ROLE_NAMES } from '#text/pages/operation.ts';
import { carrierMoment } from '#text/zoned-moments.ts';
import { Price } from '#ui/price.tsx';
import type { LoggedView } from '#wire/counter.ts';
import styles from './audit-log.module.css';

/** Counter actions, newest first: when and by whom, what, how much, from where. */
export function LogList({
  log,
  lang,
  codes = false,
}: {
  readonly log: readonly LoggedView[];
  readonly lang: Lang;
  readonly codes?: boolean;
}) {
  if (log.length === 0) return <p>{auditLogText.nothing[lang]}</p>;
  return (
    <ol className={styles['log']}>
      {log.map((entry, index) => (
        <li key={`${entry.at} ${index}`}>
          <time dateTime={entry.at}>{carrierMoment(entry.at, lang)}</time>
          <strong>{actionText(entry.action)[lang]}</strong>
          {entry.amount === null ? null : <Price amount={entry.amount} lang={lang} />}
          {codes && entry.code !== null ? <span className={styles['code']}>{entry.code}</span> : null}
          {entry.note === null ? null : <span>{entry.note}</span>}
          <span className={styles['who']}>
            {entry.actor}
            {entry.role === null ? '' : ` · ${ROLE_NAMES[entry.role][lang]}`}
            {entry.place === null ? '' : ` · ${entry.place === 'console' ? auditLogText.console[lang] : entry.place}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
