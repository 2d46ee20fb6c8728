import type { ShellProps } from '#web/page.ts';
import type { HomeData } from '#web/pages/home/home-data.ts';
import { UnpaidList } from '#web/pages/home/unpaid-list.tsx';
import styles from '#web/pages/home/resume-strip.module.css';

/** Above the search: everything that was begun and is not paid, each one press away (B5, T77). */
export function ResumeStrip({ data: { unpaid }, site: { lang }, children }: ShellProps<HomeData>) {
  if (unpaid.length === 0) return children;
  return (
    <>
      <div className={styles['strip']}>
        <UnpaidList unpaid={unpaid} lang={lang} />
      </div>
      {children}
    </>
  );
}
