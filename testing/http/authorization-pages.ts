import type { AccessFixture, Principal } from '#testing/http/principals.ts';

/** What a page shows of a reservation that was paid, to whom: of everything else its visitors are sent away. */
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
  /** It is the holder's, and shows nothing of who travels. */
  readonly namesNobody?: true;
  /** It shows folios, and who travels by first letters only. */
  readonly masks?: true;
  /** Parameters of the path. */
  readonly params?: (accessFixture: AccessFixture, principal: Principal) => Readonly<Record<string, string>>;
}

const named = ({ code }: AccessFixture) => ({ code });

export const PAGES: Readonly<Record<string, PageCell>> = {
  'pages/home': { access: 'everybody' },
  'pages/schedules': { access: 'everybody' },
  'pages/locations': { access: 'everybody' },
  'pages/city': { access: 'everybody', params: () => ({ city: 'guadalajara' }) },
  'pages/landing': { access: 'everybody', params: () => ({ product: 'plus' }) },
  'pages/stop': { access: 'everybody', params: () => ({ stop: 'guayabitos' }) },
  'pages/privacy': { access: 'everybody' },
  'pages/terms': { access: 'everybody' },
  'pages/services': { access: 'everybody' },
  'pages/content': { access: 'everybody' },
  'pages/contact': { access: 'everybody' },
  'pages/case-form': { access: 'everybody' },
  // For anyone who has its link; this one is another's.
  'pages/case': { access: 'nobody', query: ({ written }) => ({ number: written.number, t: 'forged' }) },
  'pages/case-desk': { access: 'callcentre' },
  'pages/gift-card': { access: 'everybody' },
  'pages/gift-balance': { access: 'everybody' },
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
  'pages/content-list': { access: 'editor' },
  'pages/content-editor': { access: 'editor', query: () => ({ slug: 'equipaje' }) },
  'pages/audit-log': { access: 'manager', query: named },
  'pages/statistics': { access: 'manager' },
  'pages/partners': { access: 'everybody' },
  'pages/my-tickets': { access: 'everybody' },
  'pages/offline': { access: 'everybody' },
  'pages/internet': { access: 'everybody' },
  // Anyone who has no proof is sent to where one gives it.
  'flows/invoicing/find': { access: 'invoicer', query: named },
  'flows/itinerary/invoicing': { access: 'holder', query: named },
  'flows/reservation/invoicing': { access: 'holder', query: named },
  // For who is signed in, and only their own.
  'pages/receivers': { access: 'traveller' },
  'pages/my-account': { access: 'traveller' },
  'pages/my-trips': { access: 'traveller' },
  'pages/my-invoices': { access: 'traveller' },
  'pages/my-passengers': { access: 'traveller' },
  'pages/my-details': { access: 'traveller' },
  'pages/my-points': { access: 'traveller' },
  // Bought already: the steps before are over for everybody.
  'flows/reservation/schedules': { access: 'nobody', query: named },
  'flows/reservation/contact': { access: 'nobody', query: named },
  'flows/reservation/extras': { access: 'nobody', query: named },
  'flows/reservation/seats': { access: 'nobody', query: named },
  'flows/reservation/payment': { access: 'nobody', query: named },
  'flows/reservation/tax-details': { access: 'nobody', query: named },
  'flows/reservation/tickets': { access: 'holder', query: named },
  // Whom it believes it sends on; to everybody else it says that it does not.
  'flows/reservation/resume': { access: 'nobody', query: () => ({ t: 'forged' }) },
  // The order of a trip leads to the steps of that trip.
  'flows/order': { access: 'nobody', query: named },
  'flows/pay-link': { access: 'pay-link', params: (accessFixture, one) => ({ token: accessFixture.payTokenOf(one) }) },
  'flows/itinerary/find': { access: 'everybody', query: named },
  'flows/itinerary/notices': { access: 'holder', query: named, namesNobody: true },
  'flows/itinerary/stop-notices': { access: 'everybody', query: named },
  'flows/itinerary/my-reservation': { access: 'seer', query: named },
  'flows/itinerary/cancel': { access: 'holder', query: named },
  'flows/itinerary/additions': { access: 'holder', query: named },
  'flows/itinerary/change-names': { access: 'holder', query: named },
  'flows/itinerary/change-seats': { access: 'holder', query: named },
  'flows/itinerary/change-schedule': { access: 'holder', query: ({ code, folio }) => ({ code, ticket: folio }) },
};
