import { DIRECTIONS } from '#domain/fares/quote.ts';
import { callErrors } from '#text/errors/generic.ts';
import { moneyBackErrors } from '#text/errors/money-back.ts';
import { passengerErrors } from '#text/errors/passengers.ts';
import { alsoSaid } from '#web/flows/itinerary/beside/cancel-beside.ts';
import { readBeside } from '#web/flows/itinerary/beside/read-beside.ts';
import { type FormErrors, go, type Outcome, type PageContext } from '#web/page.ts';
import { sayErrors } from '#web/shown-errors.ts';
import { getData } from '#wire/itinerary.ts';
import { findPath } from '#wire/link-paths.ts';
import { type RefundOfferView, type EntitlementsView, getCancelOffer, getEntitlements } from '#wire/money-back.ts';
import type { CancelData, Proposal, Take } from './cancel-data.ts';

/** Refund means of a cancellation. */
export const MEANS = ['original', 'credit'] as const satisfies readonly Take[];

export const TAKES = [...MEANS, 'travel', 'difference', 'difference_credit'] as const satisfies readonly Take[];

const TEXTS = { ...passengerErrors, ...callErrors, ...moneyBackErrors };

/** The page for a selection in a URL or form; redirects visitors with insufficient proof to the look-up. */
export async function shownCancel(
  context: PageContext,
  asked: URLSearchParams,
  refused: FormErrors = [],
): Promise<Outcome<CancelData>> {
  const { call, lang } = context;
  const code = asked.get('code') ?? '';
  const [found, rights] = await Promise.all([
    call(getData, { query: { code } }),
    call(getEntitlements, { query: { code } }),
  ]);
  const reservation = found.ok ? found.data.reservation : null;
  if (!reservation || !rights.ok) return go(findPath(lang, code), [{ name: 'notice', value: 'prove-again' }]);

  const claimed = TAKES.find((take) => take === (asked.get('claim') ?? undefined));
  const selection = selectionOf(asked, reservation);
  const base = {
    reservation,
    claim: claimed && claimOfTake(claimed, reservation),
    ...selection,
    done: rights.data.given.find(({ id }) => id === asked.get('done')),
    ended: alsoSaid(asked),
  };
  if (base.done) return { kind: 'show', data: { ...base, proposal: undefined, beside: [], errors: [] } };
  const show = (
    proposal: Proposal | undefined,
    errors: FormErrors,
    beside: CancelData['beside'] = [],
  ): Outcome<CancelData> => ({
    kind: 'show',
    status: errors.length > 0 ? 422 : 200,
    data: { ...base, proposal, beside, errors: sayErrors(errors, lang, TEXTS) },
  });
  if (claimed) return show(claimOf(rights.data, claimed), refused);
  if (reservation.tickets.length === 0) return show(undefined, refused);
  const directions = selection.directions.join(',');
  const [offer, beside] = await Promise.all([
    call(getCancelOffer, { query: { code, passengers: selection.passengers.join(','), directions } }),
    // Whoever still travels keeps what goes with it.
    isForAll(selection.passengers, reservation) ? readBeside(call, { code, directions }) : [],
  ]);
  return offer.ok
    ? show(proposalOf(offer.data), refused, beside)
    : show(undefined, refused.length > 0 ? refused : offer.errors);
}

const isForAll = (passengers: readonly number[], { tickets }: CancelData['reservation']): boolean =>
  tickets.every(({ passenger }) => passengers.includes(passenger));

function claimOfTake(claimed: Take, reservation: CancelData['reservation']): CancelData['claim'] {
  if (isOfDifference(claimed)) return 'difference';
  return DIRECTIONS.some((direction) => reservation[direction].cancelled) ? 'cancellation' : 'delay';
}

/** An empty selection means all; tickets no longer valid are left out. */
function selectionOf(asked: URLSearchParams, { tickets }: CancelData['reservation']) {
  const all = [...new Set(tickets.map(({ passenger }) => passenger))];
  const chosen = asked.getAll('passenger').map(Number);
  const passengers = all.filter((position) => chosen.includes(position));
  const directions = DIRECTIONS.filter(
    (direction) =>
      asked.getAll('direction').includes(direction) && tickets.some((ticket) => ticket.direction === direction),
  );
  return {
    passengers: passengers.length > 0 ? passengers : all,
    directions:
      directions.length > 0 ? directions : DIRECTIONS.filter((one) => tickets.some((t) => t.direction === one)),
  };
}

const NOTHING = { offer: undefined, travel: undefined, difference: undefined };

const isOfDifference = (take: Take): boolean => take === 'difference' || take === 'difference_credit';

function proposalOf(offer: RefundOfferView): Proposal {
  const takes = MEANS.filter((take) => offer.amounts[take] !== null);
  return { ...NOTHING, offer, takes, key: crypto.randomUUID() };
}

/** Undefined if the compensation was already taken or no longer applies. */
function claimOf({ refund, travel, difference }: EntitlementsView, take: Take): Proposal | undefined {
  const claimed = { ...NOTHING, takes: [take], key: crypto.randomUUID() };
  switch (take) {
    case 'travel':
      return travel.amount > 0 ? { ...claimed, travel } : undefined;
    case 'difference':
      return difference && difference.amounts.original !== null ? { ...claimed, difference } : undefined;
    case 'difference_credit':
      return difference && difference.amounts.credit !== null ? { ...claimed, difference } : undefined;
    case 'original':
    case 'credit':
      return refund && refund.amounts[take] !== null ? { ...claimed, offer: refund } : undefined;
  }
}
