import type { Captchas } from '#app/guessing/ports.ts';
import { holdPlaces, type HoldPlacesDeps } from '#app/tours/hold-places.ts';
import { placesAnswer, proofOf, withTask } from '#app/tours/places-captcha.ts';
import { sessionToBegin } from '#app/tours/ids-of-forms.ts';
import type { TourSession } from '#app/tours/ports.ts';
import { type SelectTourDeps, selectTour, type TourWanted } from '#app/tours/select-tour.ts';
import { changeSession, type Choosing, type TourSessionDeps } from '#app/tours/tour-session.ts';
import { Rollback } from '#app/transaction.ts';
import type { Fault, Faults } from '#domain/errors.ts';
import { isChosenBefore } from '#domain/tours/choose-tour.ts';
import { areCleared } from '#domain/tours/hold-places.ts';
import { uuidV7 } from '#kernel/ids.ts';
import { fail, type Result } from '#kernel/result.ts';

export interface ShoppingDeps extends HoldPlacesDeps, SelectTourDeps, TourSessionDeps {
  readonly captchas: Captchas;
  /** SHA-256 in hexadecimal. */
  readonly fingerprint: (text: string) => string;
}

export interface TourChoice extends TourWanted {
  /** The answer to the captcha that was required. */
  readonly captcha?: string | undefined;
  /** Of the form that is sent: without a session, the same form begins the same one. */
  readonly key?: string | undefined;
}

/**
 * Chooses a tour and holds its places. Without a session (null) one begins. An order that was made of an earlier choice
 * keeps its places, unless the same start is chosen again.
 */
export const chooseTour =
  (deps: ShoppingDeps) =>
  async (name: string | null, wanted: TourChoice, choosing: Choosing): Promise<Result<TourSession, Faults>> => {
    const { caller, now } = choosing;
    const chosen = await selectTour(deps, wanted, now);
    if (!chosen.ok) return chosen;
    const selection = chosen.value;
    const answer = placesAnswer(wanted.captcha, selection.slot, now);
    const proof = await proofOf(deps, answer);
    const begins = sessionToBegin(deps, { ...choosing, key: wanted.key });
    return changeSession(deps, { ...choosing, name, begins }, async (tx, session) => {
      if (isChosenBefore({ name, selection: session.selection }, selection)) return;
      const claim = uuidV7<'slot-claim'>(now, deps.random(10));
      const places = { session, claim, otherwise: claim, selection, isOrdered: false, address: caller.address };
      const held = await holdPlaces(deps, tx, { ...places, proof, now });
      if (!held.ok) throw new Rollback(fail<Fault>(withTask(deps, held.fault, answer)));
      await deps.sessions.choose(tx, session.id, { selection, claim });
    });
  };

/** Clears what was chosen, and gives its places back. An order keeps its places until their own time runs out. */
export const clearChoice =
  (deps: ShoppingDeps) =>
  (name: string | null, choosing: Choosing): Promise<Result<TourSession, Faults>> =>
    changeSession(
      deps,
      { ...choosing, name, begins: sessionToBegin(deps, { ...choosing, key: undefined }) },
      async (tx, { id, claim }) => {
        if (claim && areCleared(await deps.claims.byId(tx, claim))) await deps.claims.release(tx, claim);
        await deps.sessions.choose(tx, id, undefined);
      },
    );
