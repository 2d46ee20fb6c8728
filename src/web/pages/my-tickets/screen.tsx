import { myTicketsText } from '#text/pages/my-tickets.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { inOrder } from '#web/ticketing/saved-tickets.ts';
import type { ScreenProps } from '#web/page.ts';
import { SavedReservation } from '#web/pages/my-tickets/saved-reservation.tsx';
import styles from '#web/pages/my-tickets/screen.module.css';
import { useIsOffline } from '#web/pages/my-tickets/use-is-offline.ts';
import { useSaved } from '#web/pages/my-tickets/use-saved.ts';
import * as paths from '#wire/page-paths.ts';

/** Drawn by the device from what it keeps. */
export function Screen({ site, call }: ScreenProps<null>) {
  const { lang } = site;
  const { kept, now, forgotten, forget } = useSaved(call);
  const isOffline = useIsOffline();
  return (
    <Sheet title={myTicketsText.title[lang]} lead={myTicketsText.description[lang]} width="wide" takesFocus>
      <noscript>
        <p>{myTicketsText.needsScript[lang]}</p>
      </noscript>
      <div className={styles['said']} role="status">
        {isOffline && kept?.length ? <NoticeBox tone="warning">{myTicketsText.offline[lang]}</NoticeBox> : null}
        {forgotten ? <NoticeBox>{myTicketsText.forgotten(forgotten)[lang]}</NoticeBox> : null}
      </div>
      {kept?.length === 0 ? (
        <section className={styles['none']} aria-labelledby="none">
          <h2 id="none">{myTicketsText.none[lang]}</h2>
          <p>{myTicketsText.noneHint[lang]}</p>
          <a className={buttonClass('main')} href={paths.home[lang]}>
            {myTicketsText.buy[lang]}
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
    </Sheet>
  );
}
