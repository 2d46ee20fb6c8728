import { forgetItinerary } from '#app/access/read-itinerary.ts';
import { recoverPin, recoverTickets, sendOneTimeCode } from '#app/access/recover-pin.ts';
import {
  lookUpItinerary,
  openByOneTimeCode,
  type OpenedItinerary,
  openItinerary,
  type OpenItineraryDeps,
} from '#app/amendments/open-itinerary.ts';
import { tripFacts } from '#app/booking/read-reservation.ts';
import type { Correspondence } from '#app/notices/correspondence-ports.ts';
import { readSent, resendTickets, showPin } from '#app/notices/correspondence.ts';
import type { Faults } from '#domain/errors.ts';
import { doneView, itineraryView, sentView } from '#http/format/itinerary-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import { countedCaller } from '#http/limits/address-key.ts';
import type { Instant } from '#kernel/instant.ts';
import { ok, type Result } from '#kernel/result.ts';
import * as wire from '#wire/itinerary.ts';

export type ItineraryDeps = OpenItineraryDeps & { readonly correspondence: Correspondence };

/** The calls of the itinerary: finding a reservation, proving ownership, forgetting it. */
export function itineraryHandlers(deps: ItineraryDeps): readonly Handler[] {
  const factsOf = tripFacts(deps);
  const open = openItinerary(deps);
  const find = lookUpItinerary(deps);
  const prove = openByOneTimeCode(deps);
  const forget = forgetItinerary(deps);
  const recover = recoverPin(deps);
  const recoverLost = recoverTickets(deps);
  const sendCode = sendOneTimeCode(deps);
  const pinOf = showPin(deps);
  const sentOf = readSent(deps);
  const resend = resendTickets(deps);

  return [
    handler(wire.getData, async ({ query: { code, nip: pin, last_name: lastName }, caller, now }) => {
      if (pin === undefined && lastName === undefined) return shown(await open({ code }, caller, now), now);
      return shown(await find({ code, pin, lastName, captcha: undefined }, countedCaller(caller), now), now);
    }),
    handler(wire.postData, async ({ body, caller, now }) => {
      const { code, nip: pin, last_name: lastName, captcha } = body;
      return shown(await find({ code, pin, lastName, captcha }, countedCaller(caller), now), now);
    }),
    handler(wire.postForget, async ({ body, caller }) => {
      const forgotten = await forget(body, caller);
      return forgotten.ok ? ok({}) : forgotten;
    }),
    handler(wire.getForgotNip, async () => ok({ errors: [] })),
    handler(wire.postForgotNip, async ({ params, body, caller, now }) => {
      const sent = await recover({ code: params['code'] ?? '', captcha: body?.captcha }, countedCaller(caller), now);
      return sent.ok ? ok({ errors: [] }) : sent;
    }),
    handler(wire.postRecover, async ({ body, caller, now }) => {
      const sent = await recoverLost({ ...body, captcha: body.captcha }, countedCaller(caller), now);
      return sent.ok ? ok({ errors: [] }) : sent;
    }),
    handler(wire.postOneTimeCode, async ({ body, caller }) => {
      const sent = await sendCode(body, countedCaller(caller));
      return sent.ok ? ok({}) : sent;
    }),
    handler(wire.postProof, async ({ body, caller, now }) => shown(await prove(body, caller, now), now)),
    handler(wire.postNip, async ({ body, caller }) => {
      const shown = await pinOf(body, caller);
      return shown.ok ? ok({ nip: shown.value }) : shown;
    }),
    handler(wire.getSent, async ({ query, caller }) => {
      const found = await sentOf(query, caller);
      if (!found.ok) return found;
      const { order, notices, done } = found.value;
      const facts = await factsOf(order);
      if (!facts.ok) return facts;
      const { origin } = facts.value;
      return ok({ sent: sentView(notices, origin), done: doneView(done, origin) });
    }),
    handler(wire.postResend, async ({ body, caller }) => {
      const sent = await resend(body, caller);
      return sent.ok ? ok({}) : sent;
    }),
  ];
}

const shown = (opened: Result<OpenedItinerary, Faults>, now: Instant): Result<wire.ItineraryView, Faults> =>
  opened.ok ? ok(itineraryView(opened.value.facts, opened.value.actions, now)) : opened;
