import { AlertList } from '#web/alerts/alert-list.tsx';
import type { ShellProps } from '#web/page.ts';
import type { HomeData } from '#web/pages/home/home-data.ts';
import { UnpaidList } from '#web/pages/home/unpaid-list.tsx';
import styles from '#web/pages/home/resume-strip.module.css';

/** Above the search: alerts, and unpaid reservations and orders, each one click away (B5, B27, T77). */
export function ResumeStrip({ data: { unpaid, alerts }, site: { lang }, children }: ShellProps<HomeData>) {
  if (unpaid.length === 0 && alerts.length === 0) return children;
  return (
    <>
      <div className={styles['strip']}>
        <AlertList alerts={alerts} isFolded lang={lang} />
        {unpaid.length > 0 ? <UnpaidList unpaid={unpaid} lang={lang} /> : null}
      </div>
      {children}
    </>
  );
}
