import { type FactsDeps, reservationFacts } from '#app/booking/reservation-facts.ts';
import { type ResumeDeps, resumeReservation } from '#app/booking/resume-reservation.ts';
import { answerReservation } from '#http/format/reservation-answer.ts';
import { type Handler, handler } from '#http/handler.ts';
import { postResume } from '#wire/begun.ts';

/** The call behind the links in e-mails. */
export function resumeHandlers(deps: ResumeDeps & FactsDeps): readonly Handler[] {
  const factsOf = reservationFacts(deps);
  const resume = resumeReservation(deps);
  return [
    handler(postResume, async ({ body, caller, now }) =>
      answerReservation(await resume(body, caller, now), factsOf, now),
    ),
  ];
}
