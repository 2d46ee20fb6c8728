import type { Direction } from '#domain/fares/quote.ts';
import { go, type Outcome, type PageContext } from '#web/page.ts';
import { withNearest } from '#web/seats/nearest.ts';
import { sentPress, sentSeating } from '#web/seats/seating-form.ts';
import { press, startSeating } from '#web/seats/seating.ts';
import { seatsPath } from '#wire/link-paths.ts';
import { getSeatChanges, postChangeSeats } from '#wire/seat-changes.ts';
import { everybodySeated } from './everybody-seated.ts';
import type { SeatsChangeData } from './seats-change-data.ts';
import { heldSeats, type Sent, shownSeats } from './shown-seats.ts';

/** A seat was chosen without scripts, or the change is submitted. */
export async function act(context: PageContext, form: URLSearchParams): Promise<Outcome<SeatsChangeData>> {
  const { call, lang } = context;
  const code = form.get('code') ?? '';
  const key = form.get('key') ?? '';
  const direction: Direction = form.get('direction') === 'return' ? 'return' : 'departure';
  const listed = await call(getSeatChanges, { query: { code } });
  const journey = listed.ok ? listed.data.journeys.find((one) => one.direction === direction) : undefined;
  // Nothing can be changed any more, or not by this visitor: the page explains why.
  if (!journey?.seats) return shownSeats(context, code);
  const held = heldSeats(journey);
  const positions = Object.keys(held[direction]).map(Number);
  const seating = sentSeating(form, positions);
  const again = (next: Pick<Sent, 'seating' | 'errors'>) => shownSeats(context, code, { direction, key, ...next });
  const pressed = sentPress(form);
  if (pressed) return again({ seating: press(seating, { ...pressed, positions }).seating, errors: [] });
  const choice = everybodySeated(seating.choice, held, direction);
  const seats = Object.entries(choice[direction]).map(([position, seat]) => ({ position: Number(position), seat }));
  const changed = await call(postChangeSeats, {
    params: { code },
    body: { direction, seats, idempotency_key: key },
  });
  if (changed.ok) return go(seatsPath(lang, code, { done: direction }));
  const { errors } = changed;
  return again({ seating: startSeating(withNearest(choice, errors), positions), errors });
}
