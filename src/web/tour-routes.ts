import { tourCustomerPage } from '#web/flows/tours/customer/page.ts';
import { tourDetailPage } from '#web/flows/tours/detail/page.ts';
import { tourPaymentPage } from '#web/flows/tour-payment/page.ts';
import { tourReservationPage } from '#web/flows/tours/reservation/page.ts';
import { tourReviewPage } from '#web/flows/tours/review/page.ts';
import { tourSearchPage } from '#web/flows/tours/search/page.ts';
import { tourTicketPage } from '#web/flows/tours/ticket/page.ts';
import type { PageContext, PageRoute } from '#web/page.ts';
import { tourStartsPage } from '#web/pages/tour-starts/page.ts';
import { row } from '#web/route-row.ts';
import { leaveTours } from '#web/tours/leave.ts';
import type { SetCookie } from '#wire/page.ts';
import * as paths from '#wire/page-paths.ts';

const page = (folder: string, at: paths.PagePath, own: unknown): PageRoute =>
  row({ entry: `flows/tours/${folder}`, at, layout: 'tours', interactive: false, isListed: false, page: own });

/** The tours: found and chosen without scripts, paid on the page of any order; and their starts, for operators. */
export const TOUR_ROUTES: readonly PageRoute[] = [
  { ...page('search', paths.tourSearch, tourSearchPage), isListed: true },
  page('detail', paths.tourDetail.pattern, tourDetailPage),
  // Its script solves a captcha, where one is required.
  { ...page('reservation', paths.tourReservation, tourReservationPage), interactive: true, mayShowCaptcha: true },
  page('review', paths.tourReview, tourReviewPage),
  page('customer', paths.tourCustomer, tourCustomerPage),
  row({
    entry: 'flows/tour-payment',
    at: paths.tourPayment,
    layout: 'tours',
    isListed: false,
    interactive: true,
    staysOpen: true,
    spendsOfTraveller: true,
    page: tourPaymentPage,
  }),
  page('ticket', paths.tourTicket, tourTicketPage),
  row({
    entry: 'pages/tour-starts',
    at: paths.startsDesk,
    layout: 'operation',
    interactive: false,
    page: tourStartsPage,
  }),
];

/** Texts that a purchase asks to be read, in a tab of their own. */
const READ_ALONGSIDE: readonly string[] = [paths.privacy.es, paths.terms.es];

/** The cookies to clear when a page is shown: the first one outside the tours leaves what was chosen there. */
export const leaveBehind = async (
  { layout, path }: PageRoute,
  context: Pick<PageContext, 'call' | 'cookies'>,
): Promise<readonly SetCookie[]> => (layout === 'tours' || READ_ALONGSIDE.includes(path) ? [] : leaveTours(context));
