import { type AddToAccountDeps, addToAccount } from '#app/access/add-to-account.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import { type DetailDeps, readDetails, saveDetails } from '#app/loyalty/details.ts';
import {
  forgetSavedPassenger,
  listSavedPassengers,
  type SavedPassengerDeps,
  savePassenger,
} from '#app/loyalty/saved-passengers.ts';
import { listPayments, type OwnPaymentsDeps } from '#app/my-account/own-payments.ts';
import { listFrequentTrips, listInvoices, listOpenJourneys, listTrips } from '#app/my-account/own-things.ts';
import {
  detailsView,
  openJourneyView,
  ownInvoiceView,
  ownTripView,
  pageView,
  purchaseView,
  savedView,
} from '#http/format/my-account-view.ts';
import { type Handler, handler } from '#http/handler.ts';
import type { Zone } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import * as wire from '#wire/my-account.ts';

/** `zone` is the carrier's: tax dates are in its time zone. */
export type MyAccountDeps = AddToAccountDeps &
  DetailDeps &
  OwnPaymentsDeps &
  SavedPassengerDeps &
  Pick<SaleDeps, 'timetable'> & { readonly zone: Zone };

/** The calls of a traveller's own account. */
export function myAccountHandlers(deps: MyAccountDeps): readonly Handler[] {
  const { zone } = deps;
  const trips = listTrips(deps);
  const frequentTrips = listFrequentTrips(deps);
  const openJourneys = listOpenJourneys(deps);
  const invoices = listInvoices(deps);
  const payments = listPayments(deps);
  const add = addToAccount(deps);
  const details = readDetails(deps);
  const save = saveDetails(deps);
  return [
    handler(wire.getTrips, async ({ query, caller, now }) => {
      const page = Number(query.page) - 1;
      const found = await trips({ when: query.when, page }, caller, now);
      return found.ok ? ok({ trips: found.value.items.map(ownTripView), ...pageView(found.value, page) }) : found;
    }),
    handler(wire.getFrequentTrips, async ({ caller, now }) => {
      const found = await frequentTrips({}, caller, now);
      return found.ok ? ok({ trips: [...found.value] }) : found;
    }),
    handler(wire.postAddTrip, async ({ body, caller, now }) => {
      const added = await add(body, caller, now);
      return added.ok ? ok({}) : added;
    }),
    handler(wire.getOpenTickets, async ({ caller, now }) => {
      const found = await openJourneys({}, caller, now);
      return found.ok ? ok({ open_tickets: found.value.map(openJourneyView) }) : found;
    }),
    handler(wire.getInvoices, async ({ query, caller, now }) => {
      const page = Number(query.page) - 1;
      const found = await invoices({ page }, caller, now);
      if (!found.ok) return found;
      const shown = found.value.items.map((one) => ownInvoiceView(one, zone));
      return ok({ invoices: shown, ...pageView(found.value, page) });
    }),
    handler(wire.getPayments, async ({ query, caller, now }) => {
      const page = Number(query.page) - 1;
      const found = await payments({ page }, caller, now);
      if (!found.ok) return found;
      const { stops } = await deps.timetable.current();
      const reservations = found.value.items.map((one) => purchaseView(one, { zone, stops: [...stops.values()] }));
      return ok({ reservations, ...pageView(found.value, page) });
    }),
    handler(wire.getDetails, async ({ caller, now }) => {
      const found = await details(caller, now);
      return found.ok ? ok(detailsView(found.value)) : found;
    }),
    handler(wire.postDetails, async ({ body, caller, now }) => {
      const input = {
        firstName: body.first_name,
        lastName: body.last_name,
        birthday: body.birthday,
        offers: body.offers,
      };
      const saved = await save(input, caller, now);
      return saved.ok ? ok(detailsView(saved.value)) : saved;
    }),
    ...passengerHandlers(deps),
  ];
}

function passengerHandlers(deps: SavedPassengerDeps): readonly Handler[] {
  const list = listSavedPassengers(deps);
  const save = savePassenger(deps);
  const forget = forgetSavedPassenger(deps);
  const shown = (all: Awaited<ReturnType<typeof list>>) => (all.ok ? ok(savedView(all.value)) : all);
  return [
    handler(wire.getPassengers, async ({ caller, now }) => shown(await list(caller, now))),
    handler(wire.postPassenger, async ({ body, caller, now }) => {
      const input = { id: body.passenger_id, firstName: body.first_name, lastName: body.last_name };
      return shown(await save(input, caller, now));
    }),
    handler(wire.postForgetPassenger, async ({ body, caller, now }) =>
      shown(await forget({ id: body.passenger_id }, caller, now)),
    ),
  ];
}
