import { buyPointsPage } from '#web/pages/buy-points/page.ts';
import { severalPage } from '#web/flows/invoicing/several/page.ts';
import { myAccountPage } from '#web/pages/my-account/page.ts';
import { myDetailsPage } from '#web/pages/my-details/page.ts';
import { myInvoicesPage } from '#web/pages/my-invoices/page.ts';
import { myPaymentsPage } from '#web/pages/my-payments/page.ts';
import { myPointsPage } from '#web/pages/my-points/page.ts';
import { myPassengersPage } from '#web/pages/my-passengers/page.ts';
import { myTripsPage } from '#web/pages/my-trips/page.ts';
import type { PageRoute } from '#web/page.ts';
import { row } from '#web/route-row.ts';
import * as paths from '#wire/page-paths.ts';

/** An account page, for signed-in travellers. */
const own = (entry: string, at: paths.PagePath, page: unknown): PageRoute =>
  row({ entry, at, layout: 'itinerary', interactive: false, isOfTraveller: true, page });

/** All pages of a traveller's account. */
export const ACCOUNT_ROUTES: readonly PageRoute[] = [
  own('pages/my-account', paths.myAccount, myAccountPage),
  own('pages/my-trips', paths.myTrips, myTripsPage),
  own('pages/my-points', paths.myPoints, myPointsPage),
  own('pages/buy-points', paths.buyPoints, buyPointsPage),
  own('pages/my-payments', paths.myPayments, myPaymentsPage),
  own('pages/my-invoices', paths.myInvoices, myInvoicesPage),
  row({
    entry: 'flows/invoicing/several',
    at: paths.invoicingSeveral,
    layout: 'itinerary',
    interactive: true,
    savesForTraveller: true,
    page: severalPage,
  }),
  own('pages/my-passengers', paths.myPassengers, myPassengersPage),
  own('pages/my-details', paths.myDetails, myDetailsPage),
];
