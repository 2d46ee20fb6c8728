import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { agencies } from '#adapters/db/agencies/agencies.ts';
import { spendableCredits } from '#adapters/db/amendments/refunds/spendable-credits.ts';
import { reservations } from '#adapters/db/booking/reservations.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { giftCards } from '#adapters/db/gifts/gift-cards.ts';
import { giftProofs } from '#adapters/db/gifts/gift-proofs.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { promoCodes } from '#adapters/db/fares/promo-codes.ts';
import { liveAvailability } from '#adapters/db/seats/availability.ts';
import { busLayouts } from '#adapters/db/seats/bus-layouts.ts';
import { visitCounts } from '#adapters/db/statistics/visit-counts.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { giftSecrets } from '#adapters/secrets/gift-secrets.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { creditsWithCards } from '#app/gifts/gift-balance.ts';
import type { LookUpDeps } from '#app/access/look-up.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { HoldSweeper } from '#app/booking/seat-ports.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { createTally } from '#app/statistics/tally.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { STRICT_TERMS } from '#main/config/invoicing-terms.ts';
import { providersOf } from '#main/accounts/payment-account.ts';
import { orderDeps } from '#main/rooms/fulfilments.ts';
import { alertDeps } from '#main/rooms/alerts.ts';
import { guardDeps } from '#main/rooms/guessing.ts';
import { caseLinks } from '#main/rooms/cases.ts';
import { siteLinks } from '#main/rooms/links.ts';
import { moreOffers } from '#main/rooms/more.ts';
import { loyaltyDeps } from '#main/rooms/loyalty.ts';
import { addressKey } from '#http/limits/address-key.ts';
import { operatorDeps } from '#main/rooms/operators.ts';
import type { Wiring } from '#main/wiring.ts';

/** Dependencies that several rooms share, and the site's configuration. A room creates those it alone needs. */
export function sharedDeps(wiring: Wiring) {
  const { pool, clock, secret, report, limitFactor = 1 } = wiring;
  const guard = guardDeps(wiring);
  const loyalty = loyaltyDeps(pool, guard);
  const links = siteLinks(wiring);
  const gifts = { giftCards: giftCards(pool), giftSecrets: giftSecrets(secret), giftProofs: giftProofs(pool) };
  const store = timetableStore(pool);
  const tally = createTally({ counts: visitCounts(pool), clock, zone: CARRIER_ZONE, report });
  const sale = {
    travellerSessions: loyalty.travellerSessions,
    timetable: createTimetableCache({
      store,
      transfers: wiring.transfers,
      clock,
      pause: (milliseconds) => pauseFor(milliseconds, undefined, { ref: false }),
      report,
    }),
    departures: store,
    availability: liveAvailability(pool),
    offers: [...(wiring.additions ?? []), ...moreOffers(wiring.more ?? {})],
    promos: promoCodes(pool),
    reservations: reservations(pool),
    limitFactor,
    lounges: wiring.more?.lounges ?? [],
  };
  const deps: SaleDeps & SeatDeps & PaymentDeps & LookUpDeps & { readonly seats: HoldSweeper } = {
    ...guard,
    ...loyalty,
    boardingCodes: wiring.boardingCodes,
    report,
    ...sale,
    ...orderDeps(pool, sale),
    random: (bytes) => randomBytes(bytes),
    fingerprint: (text) => createHash('sha256').update(text).digest('hex'),
    layouts: busLayouts(pool),
    seats: seatInventory(pool, { secret, factor: limitFactor }),
    lookUps: lookUps(pool, secret),
    pins: pins(secret),
    providers: providersOf(wiring.accounts),
    agencies: agencies(pool),
    credits: creditsWithCards(spendableCredits(pool), { ...gifts, ...guard, countedAddress: addressKey }),
    returnUrlOf: links.returnUrl,
  };
  return {
    ...wiring,
    ...loyalty,
    ...operatorDeps(pool),
    ...links,
    ...caseLinks(wiring),
    ...deps,
    ...gifts,
    newOrders: newOrders(pool),
    alerts: alertDeps(pool, { ...deps, clock }),
    tally,
    lounges: sale.lounges,
    invoicingTerms: wiring.invoicingTerms ?? STRICT_TERMS,
  };
}
