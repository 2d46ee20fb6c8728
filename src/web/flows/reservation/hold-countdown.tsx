import { useEffect, useState } from 'react';
import { formatCountdown } from '#kernel/local-time.ts';
import { flow } from '#text/flow.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Site } from '#web/page.ts';
import type { Call } from '#wire/call.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { postExtend } from '#wire/websale.ts';

interface HoldCountdownProps {
  readonly reservation: ReservationView;
  readonly site: Site;
  readonly call: Call;
  readonly onReservation: ((reservation: ReservationView) => void) | undefined;
}

const WARNED_BELOW_MS = 2 * 60_000;

/** How long the seats are still held, by the server's clock, with more time one press away (B3). */
export function HoldCountdown(props: HoldCountdownProps) {
  const { expires_at: until, server_now: read } = props.reservation;
  if (until === null) return null;
  // A new answer of the server starts a new count.
  return <Countdown key={`${until} ${read}`} {...props} span={Date.parse(until) - Date.parse(read)} />;
}

/** `span` is what was left when the server answered: the visitor's own clock may be wrong. */
function Countdown({
  reservation,
  site: { lang, formToken },
  call,
  onReservation,
  span,
}: HoldCountdownProps & { readonly span: number }) {
  const left = useTimeLeft(span);
  const [busy, setBusy] = useState(false);
  const isShort = left < WARNED_BELOW_MS;
  const extend = async () => {
    setBusy(true);
    const extended = await call(postExtend, { body: { code: reservation.code } }).catch(() => undefined);
    setBusy(false);
    if (extended?.ok) onReservation?.(extended.data.reservation);
  };
  return (
    <Notice tone={isShort ? 'warning' : 'info'}>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          void extend();
        }}
      >
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="do" value="extend" />
        {flow.heldFor[lang]}{' '}
        <strong className="figures" role="timer">
          {formatCountdown(left)}
        </strong>{' '}
        {reservation.extensions_left > 0 ? (
          <Button look={isShort ? 'plain' : 'quiet'} busy={busy}>
            {flow.extend[lang]}
          </Button>
        ) : null}
        <span className="visually-hidden" role="status">
          {isShort ? flow.spoken(Math.ceil(left / 60_000))[lang] : ''}
        </span>
      </form>
    </Notice>
  );
}

/** Milliseconds left of a span that began when this was first drawn. */
function useTimeLeft(span: number): number {
  const [left, setLeft] = useState(span);
  useEffect(() => {
    const started = performance.now();
    const timer = setInterval(() => setLeft(Math.max(0, span - (performance.now() - started))), 1000);
    return () => clearInterval(timer);
  }, [span]);
  return left;
}
