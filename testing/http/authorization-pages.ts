import type { AccessFixture, Principal } from '#testing/http/principals.ts';

/** Who may see what on a page of a paid reservation: everybody else is redirected. */
export interface PageCell {
  readonly access:
    | 'everybody'
    | 'holder'
    | 'seer'
    | 'invoicer'
    | 'traveller'
    | 'pay-link'
    | 'desk'
    | 'callcentre'
    | 'boarding'
    | 'counter'
    | 'editor'
    | 'manager'
    | 'nobody';
  readonly query?: (accessFixture: AccessFixture) => Readonly<Record<string, string>>;
  /** Only for the holder, and without passengers' names. */
  readonly namesNobody?: true;
  /** Shows folios, and only initials of passengers. */
  readonly masks?: true;
  /** Path parameters. */
  readonly params?: (accessFixture: AccessFixture, principal: Principal) => Readonly<Record<string, string>>;
}

const named = ({ code }: AccessFixture) => ({ code });

export const PAGES: Readonly<Record<string, PageCell>> = {
  'pages/home': { access: 'everybody' },
  'pages/schedules': { access: 'everybody' },
  'pages/locations': { access: 'everybody' },
  'pages/shuttle': { access: 'everybody' },
  'pages/city': { access: 'everybody', params: () => ({ city: 'guadalajara' }) },
  'pages/landing': { access: 'everybody', params: () => ({ product: 'plus' }) },
  'pages/stop': { access: 'everybody', params: () => ({ stop: 'guayabitos' }) },
  'pages/privacy': { access: 'everybody' },
  'pages/terms': { access: 'everybody' },
  'pages/services': { access: 'everybody' },
  'pages/content': { access: 'everybody' },
  'pages/contact': { access: 'everybody' },
  'pages/case-form': { access: 'everybody' },
  // For anyone with its link; this case is another traveller's.
  'pages/case': { access: 'nobody', query: ({ written }) => ({ number: written.number, t: 'forged' }) },
  'pages/case-desk': { access: 'callcentre' },
  'pages/gift-card': { access: 'everybody' },
  'pages/gift-balance': { access: 'everybody' },
  'pages/lounge': { access: 'everybody' },
  'flows/tours/search': { access: 'everybody' },
  // The site of this test has no supplier of tours, and its visitors chose none.
  'flows/tours/detail': { access: 'nobody', params: () => ({ name: 'ballenas-jorobadas' }) },
  'flows/tours/reservation': { access: 'nobody' },
  'flows/tours/review': { access: 'nobody' },
  'flows/tours/customer': { access: 'nobody' },
  'flows/tours/ticket': { access: 'nobody', query: named },
  'flows/tour-payment': { access: 'nobody', query: named },
  'pages/adventures/list': { access: 'everybody' },
  'pages/adventures/detail': { access: 'nobody', params: () => ({ booking_code: 'whales' }) },
  'pages/adventures/ticket': { access: 'nobody', params: () => ({ booking_code: 'whales' }), query: named },
  'pages/vouchers': { access: 'holder', query: named, namesNobody: true },
  'pages/basket': { access: 'everybody' },
  'pages/fleet': { access: 'everybody' },
  'pages/listing': { access: 'everybody' },
  'pages/sign-in': { access: 'everybody' },
  'pages/programme': { access: 'everybody' },
  'pages/sign-up': { access: 'everybody' },
  'pages/sign-up-code': { access: 'everybody' },
  'pages/recover-password': { access: 'everybody' },
  'pages/new-password': { access: 'everybody' },
  'pages/account-safety': { access: 'traveller' },
  'pages/close-account': { access: 'traveller' },
  'pages/operation': { access: 'everybody' },
  'pages/boarding': { access: 'boarding', query: ({ departure }) => ({ departure }), masks: true },
  'pages/counter': { access: 'desk', query: named },
  'pages/alerts': { access: 'counter' },
  'pages/voucher-door': { access: 'boarding' },
  'pages/tour-starts': { access: 'desk', namesNobody: true },
  'pages/lounge-door': { access: 'boarding' },
  'pages/content-list': { access: 'editor' },
  'pages/content-editor': { access: 'editor', query: () => ({ slug: 'equipaje' }) },
  'pages/audit-log': { access: 'manager', query: named },
  'pages/statistics': { access: 'manager' },
  'pages/partners': { access: 'everybody' },
  'pages/my-tickets': { access: 'everybody' },
  'pages/my-vouchers': { access: 'everybody' },
  'pages/offline': { access: 'everybody' },
  'pages/internet': { access: 'everybody' },
  // Visitors without a proof are redirected to the look-up.
  'flows/invoicing/find': { access: 'invoicer', query: named },
  'flows/invoicing/several': { access: 'invoicer', query: named },
  'flows/itinerary/invoicing': { access: 'holder', query: named },
  'flows/reservation/invoicing': { access: 'holder', query: named },
  // For the signed-in traveller, and only their own.
  'pages/receivers': { access: 'traveller' },
  'pages/my-account': { access: 'traveller' },
  'pages/my-trips': { access: 'traveller' },
  'pages/my-invoices': { access: 'traveller' },
  'pages/my-payments': { access: 'traveller' },
  'pages/my-passengers': { access: 'traveller' },
  'pages/my-details': { access: 'traveller' },
  'pages/my-points': { access: 'traveller' },
  'pages/buy-points': { access: 'traveller' },
  // Already bought: the earlier steps are closed for everybody.
  'flows/reservation/schedules': { access: 'nobody', query: named },
  'flows/reservation/contact': { access: 'nobody', query: named },
  'flows/reservation/extras': { access: 'nobody', query: named },
  'flows/reservation/seats': { access: 'nobody', query: named },
  'flows/reservation/payment': { access: 'nobody', query: named },
  'flows/reservation/tax-details': { access: 'nobody', query: named },
  'flows/reservation/tickets': { access: 'holder', query: named },
  // A valid link redirects; any other is shown as invalid.
  'flows/reservation/resume': { access: 'nobody', query: () => ({ t: 'forged' }) },
  // The order of a trip redirects to the steps of that trip.
  'flows/order': { access: 'nobody', query: named },
  'flows/pay-link': { access: 'pay-link', params: (accessFixture, one) => ({ token: accessFixture.payTokenOf(one) }) },
  'flows/itinerary/find': { access: 'everybody', query: named },
  'flows/itinerary/notices': { access: 'holder', query: named, namesNobody: true },
  'flows/itinerary/stop-notices': { access: 'everybody', query: named },
  'flows/itinerary/my-reservation': { access: 'seer', query: named },
  'flows/itinerary/cancel': { access: 'holder', query: named },
  'flows/itinerary/luggage': { access: 'holder', query: named },
  'flows/itinerary/change-names': { access: 'holder', query: named },
  'flows/itinerary/change-seats': { access: 'holder', query: named },
  'flows/itinerary/change-schedule': { access: 'holder', query: ({ code, folio }) => ({ code, ticket: folio }) },
};
