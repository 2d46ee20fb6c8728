import { type FormEvent, useState } from 'react';
import { itineraryLive } from '#text/itinerary-live.ts';
import { findText } from '#text/find-reservation.ts';
import { Button } from '#ui/button.tsx';
import styles from './live.module.css';
import type { ScreenProps } from '#web/page.ts';
import { postNip } from '#wire/itinerary.ts';

interface OwnerCardProps extends Pick<ScreenProps<unknown>, 'site' | 'call'> {
  readonly code: string;
  /** Already shown if a plain form requested it. */
  readonly pin: string | null;
}

/** Shows the PIN on request, and removes the reservation from this device (T43). */
export function OwnerCard({ code, pin: drawn, site: { lang, formToken }, call }: OwnerCardProps) {
  const [pin, setPin] = useState(drawn);
  const [failed, setFailed] = useState(false);
  const show = async (event: FormEvent) => {
    event.preventDefault();
    const shown = await call(postNip, { body: { code } }).catch(() => undefined);
    if (shown?.ok) setPin(shown.data.nip);
    setFailed(!shown?.ok);
  };
  const hidden = (event: string) => (
    <>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="do" value={event} />
    </>
  );
  return (
    <section className={styles['card']} aria-labelledby="device">
      <h2 id="device">{itineraryLive.device[lang]}</h2>
      <form className={styles['act']} method="post" onSubmit={(event) => void show(event)}>
        {hidden('show-pin')}
        <div role="status">
          {pin ? (
            <p className={styles['pin']}>
              <span>{itineraryLive.pinLabel[lang]}</span>
              <strong className="figures">{pin}</strong>
            </p>
          ) : null}
          {failed ? <p>{findText.offline[lang]}</p> : null}
        </div>
        {pin ? null : <Button>{itineraryLive.showPin[lang]}</Button>}
        <p className={styles['hint']}>{itineraryLive.pinHint[lang]}</p>
      </form>
      <form className={styles['act']} method="post">
        {hidden('forget')}
        <Button data-forgets="">{itineraryLive.forget[lang]}</Button>
        <p className={styles['hint']}>{itineraryLive.forgetHint[lang]}</p>
        <p className={styles['hint']}>{itineraryLive.closes[lang]}</p>
      </form>
    </section>
  );
}
