import type { PassengerView } from '#wire/reservation.ts';
import type { OfferData, ShownOffer } from './change-data.ts';

/** Picks the data needed to hydrate the offer screen: no contact, no names except at the seats, no other tickets. */
export function shownOffer({
  kind,
  code,
  ticket,
  date,
  run,
  wasOpen,
  offer,
  choosing,
  ...rest
}: OfferData): ShownOffer {
  const { reservation, party, maps, words, seating, bus, proposed } = choosing;
  const all: readonly PassengerView[] = reservation.passengers;
  const passengers = all.map(({ position, type }) => ({ position, type }));
  return {
    kind,
    code,
    ticket,
    date,
    run,
    wasOpen,
    offer: { difference: offer.difference, to_pay: offer.to_pay, valid_until: offer.valid_until },
    choosing: { reservation: { passengers }, party, maps, words, seating, bus, proposed },
    showsBus: rest.showsBus,
    errors: rest.errors,
  };
}
