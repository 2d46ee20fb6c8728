import { formatClock, formatLongDate } from '#kernel/local-time.ts';
import type { Lang } from '#text/lang.ts';
import { OtherDay } from '#ui/other-day.tsx';
import type { ScheduleView } from '#wire/shapes.ts';
import styles from './change.module.css';

interface RunCardProps {
  readonly label: string;
  readonly run: ScheduleView;
  readonly look: 'old' | 'new';
  readonly lang: Lang;
}

/** A run in three lines: the day, the local times at both ends, the service. */
export function RunCard({ label, run, look, lang }: RunCardProps) {
  return (
    <section className={styles['card']} data-look={look}>
      <h2>{label}</h2>
      <p className={styles['on']}>{formatLongDate(run.departs_at, lang)}</p>
      <p className={styles['clock']}>
        <time dateTime={run.departs_at}>{formatClock(run.departs_at, lang)}</time>
        <span aria-hidden="true"> → </span>
        <time dateTime={run.arrives_at}>
          {formatClock(run.arrives_at, lang)}
          <OtherDay from={run.departs_at} to={run.arrives_at} lang={lang} />
        </time>
      </p>
      <p className={styles['how']}>{run.service.name[lang]}</p>
    </section>
  );
}
