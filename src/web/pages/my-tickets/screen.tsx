import { useSyncExternalStore } from 'react';
import { savedTicketsText } from '#text/pages/saved-tickets.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { inOrder } from '#web/ticketing/saved-tickets.ts';
import type { ScreenProps } from '#web/page.ts';
import { SavedReservation } from '#web/pages/my-tickets/saved-reservation.tsx';
import styles from '#web/pages/my-tickets/screen.module.css';
import { useSaved } from '#web/pages/my-tickets/use-saved.ts';
import * as paths from '#wire/page-paths.ts';

/** Rendered in the browser from saved data. */
export function Screen({ site, call }: ScreenProps<null>) {
  const { lang } = site;
  const { kept, now, forgotten, forget } = useSaved(call);
  const isOffline = useIsOffline();
  return (
    <div className={styles['mine']}>
      <div className={styles['said']} role="status">
        {isOffline && kept?.length ? <NoticeBox tone="warning">{savedTicketsText.offline[lang]}</NoticeBox> : null}
        {forgotten ? <NoticeBox>{savedTicketsText.forgotten(forgotten)[lang]}</NoticeBox> : null}
      </div>
      {kept?.length === 0 ? (
        <section className={styles['none']} aria-labelledby="none">
          <h2 id="none">{savedTicketsText.none[lang]}</h2>
          <p>{savedTicketsText.noneHint[lang]}</p>
          <a className={buttonClass('main')} href={paths.home[lang]}>
            {savedTicketsText.buy[lang]}
          </a>
        </section>
      ) : null}
      {inOrder(kept ?? [], now).map((tickets, i) => (
        <SavedReservation
          key={tickets.code}
          tickets={tickets}
          isFirst={i === 0}
          now={now}
          site={site}
          onForget={forget}
        />
      ))}
    </div>
  );
}

const EVENTS = ['online', 'offline'] as const;

function listen(onChange: () => void): () => void {
  for (const name of EVENTS) addEventListener(name, onChange);
  return () => {
    for (const name of EVENTS) removeEventListener(name, onChange);
  };
}

/** Whether the browser reports being offline. */
const useIsOffline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => !navigator.onLine,
    () => false,
  );
