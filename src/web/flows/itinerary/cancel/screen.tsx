import { formText } from '#text/form.ts';
import { moneyBackText as say } from '#text/money-back.ts';
import { differenceText } from '#text/service-difference.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { BesideTrip, EndedBeside } from '#web/flows/itinerary/beside/beside-trip.tsx';
import { TicketRefunds } from '#web/flows/itinerary/ticket-refunds.tsx';
import type { ScreenProps } from '#web/page.ts';
import { itineraryPath } from '#wire/link-paths.ts';
import { Calculation } from './calculation.tsx';
import type { CancelData } from './cancel-data.ts';
import { Choose } from './choose.tsx';
import { Confirm, CONFIRM_ID } from './confirm.tsx';

const TITLES = { delay: say.titleClaim, cancellation: say.titleClaimCancelled, difference: differenceText.title };
const TAKEN = { delay: say.card.taken, cancellation: say.card.takenCancelled, difference: differenceText.taken };

export const titleOf = (claim: CancelData['claim']) => (claim ? TITLES[claim] : say.title);
const nothingOf = (claim: CancelData['claim']) => (claim ? TAKEN[claim] : say.none);

/** What is cancelled, what it refunds, and the button to confirm. */
export function Screen({ data, site }: Pick<ScreenProps<CancelData>, 'data' | 'site'>) {
  const { lang } = site;
  const { reservation, claim, proposal, done, errors } = data;
  return (
    <Sheet title={(done ? say.titleDone : titleOf(claim))[lang]} lead={done ? undefined : say.lead[lang]} width="text">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {done ? <TicketRefunds given={done} place={reservation.origin.city} lang={lang} /> : null}
      {done ? <EndedBeside {...data.ended} lang={lang} /> : null}
      {done || claim || reservation.tickets.length < 2 ? null : <Choose data={data} lang={lang} />}
      {proposal ? (
        <>
          <Calculation proposal={proposal} reservation={reservation} lang={lang} />
          <BesideTrip beside={data.beside} how="cancelled" form={CONFIRM_ID} lang={lang} />
          <Confirm data={data} proposal={proposal} site={site} />
        </>
      ) : null}
      {!done && !proposal && errors.length === 0 ? <NoticeBox>{nothingOf(claim)[lang]}</NoticeBox> : null}
      <p>
        <a href={itineraryPath(lang, reservation.code)}>{say.back[lang]}</a>
      </p>
    </Sheet>
  );
}
