import { type FormEvent, useState } from 'react';
import { EXTENDED_WITHIN_MINUTES } from '#domain/booking/limits.ts';
import { formatCountdown } from '#kernel/local-time.ts';
import { flow } from '#text/flow.ts';
import { Button } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import styles from '#web/flows/reservation/hold-countdown.module.css';
import type { Hold } from '#web/flows/reservation/use-reservation.ts';
import type { Site } from '#web/page.ts';
import { useOneAtATime } from '#web/services/use-one-at-a-time.ts';

const SAID_ID = 'extended';
const WARNED_BELOW_MS = 2 * 60_000;

interface HoldCountdownProps {
  readonly hold: Hold;
  /** The bottom bar, which arrives after it, also shows the time. */
  readonly hasBar: boolean;
  readonly site: Site;
}

/** How long the seats are held, by the server's clock, with a button to extend the hold (B3). */
export function HoldCountdown({ hold, hasBar, site }: HoldCountdownProps) {
  const { reservation, left, extend } = hold;
  const { lang, formToken } = site;
  const { works, run } = useOneAtATime();
  const [extended, setExtended] = useState<boolean | undefined>(true);
  const [isGiven, setGiven] = useState(false);
  if (left === undefined) return null;
  const isShort = left < WARNED_BELOW_MS;
  const isLate = left <= EXTENDED_WITHIN_MINUTES * 60_000;
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const answer = await extend();
      setExtended(answer);
      setGiven(answer === true);
      // The button disappears with its box; focus moves to the announcement that replaces it.
      if (answer) setTimeout(() => document.getElementById(SAID_ID)?.focus());
    });
  };
  return (
    <>
      <p className="visually-hidden" id={SAID_ID} tabIndex={-1}>
        {isGiven && !isLate ? flow.extended[lang] : null}
      </p>
      <NoticeBox tone={isShort ? 'warning' : 'info'} className={hasBar && !isLate ? styles['inBar']! : ''}>
        <form className={styles['countdown']} method="post" onSubmit={ask}>
          <input type="hidden" name="_form" value={formToken} />
          <input type="hidden" name="code" value={reservation.code} />
          <input type="hidden" name="do" value="extend" />
          <span>
            {flow.heldFor[lang]}{' '}
            <strong className="figures" role="timer">
              {formatCountdown(left)}
            </strong>
          </span>
          {reservation.extensions_left > 0 && isLate ? (
            <Button look={isShort ? 'plain' : 'quiet'} busy={works}>
              {flow.extend[lang]}
            </Button>
          ) : null}
          {/* A request without a response may have succeeded: if the hold is longer now, it was extended. */}
          {extended || works || !isLate ? null : (
            <span role="alert">{(extended === undefined ? flow.offline : flow.notExtended)[lang]}</span>
          )}
          <span className="visually-hidden" role="status">
            {isShort ? flow.spoken(Math.ceil(left / 60_000))[lang] : ''}
          </span>
        </form>
      </NoticeBox>
    </>
  );
}
