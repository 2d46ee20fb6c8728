import type { Caller } from '#app/caller.ts';
import { type ActionsDeps, possibleActions } from '#app/amendments/possible-actions.ts';
import { type FactsDeps, reservationFacts } from '#app/booking/reservation-facts.ts';
import { type LookUp, lookUp, type LookUpDeps } from '#app/access/look-up.ts';
import type { Correspondence } from '#app/notices/correspondence-ports.ts';
import { readSent, resendTickets, showPin } from '#app/notices/correspondence.ts';
import { forgetItinerary, readItinerary } from '#app/access/read-itinerary.ts';
import { proveByOneTimeCode, recoverPin, recoverTickets, sendOneTimeCode } from '#app/access/recover-pin.ts';
import type { Faults } from '#domain/errors.ts';
import { doneView, itineraryView, sentView } from '#http/format/itinerary-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { addressKey } from '#http/limits/address-key.ts';
import type { Instant } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';
import * as wire from '#wire/itinerary.ts';

export interface ItineraryDeps extends LookUpDeps, FactsDeps, ActionsDeps {
  readonly correspondence: Correspondence;
}

const counted = (caller: Caller): Caller => ({ ...caller, address: addressKey(caller.address) });

/** The calls of the itinerary: finding a reservation, proving oneself, forgetting it. */
export function itineraryHandlers(deps: ItineraryDeps): readonly Handler[] {
  const factsOf = reservationFacts(deps);
  const actionsOf = possibleActions(deps);
  const read = readItinerary(deps);
  const find = lookUp(deps);
  const forget = forgetItinerary(deps);
  const recover = recoverPin(deps);
  const recoverLost = recoverTickets(deps);
  const sendCode = sendOneTimeCode(deps);
  const prove = proveByOneTimeCode(deps);
  const pinOf = showPin(deps);
  const sentOf = readSent(deps);
  const resend = resendTickets(deps);

  const seen = async (code: string, caller: Caller, now: Instant): Promise<Result<wire.ItineraryView, Faults>> => {
    const found = await read({ code }, caller);
    if (!found.ok) return found;
    const { stored, level } = found.value;
    const facts = await factsOf(stored.reservation);
    return ok(itineraryView(facts, level === 'full' ? await actionsOf(facts, now) : undefined, now));
  };
  const lookedUp = async (input: LookUp, caller: Caller, now: Instant) => {
    const found = await find(input, counted(caller), now);
    return found.ok ? seen(input.code, caller, now) : found;
  };

  return [
    handler(wire.getData, ({ query: { code, nip: pin, last_name: lastName }, caller, now }) =>
      pin === undefined && lastName === undefined
        ? seen(code, caller, now)
        : lookedUp({ code, pin, lastName, captcha: undefined }, caller, now),
    ),
    handler(wire.postData, ({ body, caller, now }) => {
      const { code, nip: pin, last_name: lastName, captcha } = body;
      return lookedUp({ code, pin, lastName, captcha }, caller, now);
    }),
    handler(wire.postForget, async ({ body, caller }) => {
      const forgotten = await forget(body, caller);
      return forgotten.ok ? ok({}) : forgotten;
    }),
    handler(wire.getForgotNip, async () => ok({ errors: [] })),
    handler(wire.postForgotNip, async ({ params, body, caller, now }) => {
      const sent = await recover({ code: params['code'] ?? '', captcha: body?.captcha }, counted(caller), now);
      return sent.ok ? ok({ errors: [] }) : sent;
    }),
    handler(wire.postRecover, async ({ body, caller, now }) => {
      const sent = await recoverLost({ ...body, captcha: body.captcha }, counted(caller), now);
      return sent.ok ? ok({ errors: [] }) : sent;
    }),
    handler(wire.postOneTimeCode, async ({ body, caller }) => {
      const sent = await sendCode(body, caller);
      return sent.ok ? ok({}) : sent;
    }),
    handler(wire.postProof, async ({ body, caller, now }) => {
      const proved = await prove(body, caller);
      return proved.ok ? seen(body.code, caller, now) : proved;
    }),
    handler(wire.postNip, async ({ body, caller }) => {
      const shown = await pinOf(body, caller);
      return shown.ok ? ok({ nip: shown.value }) : shown;
    }),
    handler(wire.getSent, async ({ query, caller }) => {
      const found = await sentOf(query, caller);
      if (!found.ok) return found;
      const { reservation, notices, done } = found.value;
      const { origin } = await factsOf(reservation);
      return ok({ sent: sentView(notices, origin), done: doneView(done, origin) });
    }),
    handler(wire.postResend, async ({ body, caller }) => {
      const sent = await resend(body, caller);
      return sent.ok ? ok({}) : sent;
    }),
  ];
}
