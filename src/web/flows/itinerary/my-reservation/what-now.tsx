import { itineraryText } from '#text/itinerary.ts';
import { belowTickets } from '#text/ticket-notes.ts';
import { ticketPapers } from '#text/ticket-papers.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { FullData } from './itinerary-data.ts';
import type { ItineraryState } from './itinerary-state.ts';
import styles from './itinerary.module.css';
import type { Site } from '#web/page.ts';
import { shareAddress } from './share-address.ts';
import { encodeQuery, pathOf } from '#wire/paths.ts';
import { getPdf } from '#wire/ticket-documents.ts';
import * as paths from '#wire/page-paths.ts';

interface WhatNowProps {
  readonly data: FullData;
  readonly site: Site;
  readonly state: ItineraryState;
}

/** What can be done at this moment, each with its last moment. */
export function WhatNow({ data: { reservation, actions, resent }, site: { lang, formToken }, state }: WhatNowProps) {
  const { code } = reservation;
  if (state === 'ended' || state === 'cancelled') return <Search lang={lang} />;
  const pdf = pathOf(getPdf) + encodeQuery({ code, lang, download: 'true' });
  return (
    <section className={styles['section']} aria-labelledby="now">
      <h2 id="now">{itineraryText.now[lang]}</h2>
      {resent ? (
        <NoticeBox role="status" tone={resent === 'done' ? 'info' : 'warning'}>
          {(resent === 'done' ? itineraryText.resent : itineraryText.resentEnough)[lang]}
        </NoticeBox>
      ) : null}
      <ul className={styles['actions']}>
        {actions.map(({ label, href, until, refusal, isMain }) => (
          <li key={label}>
            {href === undefined ? (
              <strong>{label}</strong>
            ) : (
              <a className={buttonClass(isMain ? 'main' : 'plain')} href={href}>
                {label}
              </a>
            )}
            {refusal ? <span>{refusal}</span> : null}
            {until ? <span>{itineraryText.until(until)[lang]}</span> : null}
          </li>
        ))}
        {state === 'store' ? null : (
          <li>
            <a className={buttonClass()} href={pdf} download>
              {ticketPapers.pdf[lang]}
            </a>
          </li>
        )}
        <li>
          <form method="post">
            <input type="hidden" name="_form" value={formToken} />
            <input type="hidden" name="code" value={code} />
            <input type="hidden" name="do" value="resend" />
            <Button>{itineraryText.resend[lang]}</Button>
          </form>
          <span>{itineraryText.resendHint[lang]}</span>
        </li>
        {state === 'notRunning' ? null : (
          <li>
            <a className={buttonClass()} href={shareAddress(reservation, lang)} target="_blank" rel="noreferrer">
              {itineraryText.share[lang]}
            </a>
            <span>{itineraryText.shareHint[lang]}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

const Search = ({ lang }: Pick<Site, 'lang'>) => (
  <p>
    <a className={buttonClass('main')} href={paths.home[lang]}>
      {belowTickets.another[lang]}
    </a>
  </p>
);
