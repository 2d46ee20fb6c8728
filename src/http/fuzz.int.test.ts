import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ErrorCode, fault } from '#domain/errors.ts';
import type { Handler } from '#http/handler.ts';
import { operationId } from '#http/openapi/operation.ts';
import { counted, fuzzCall, type Reached } from '#testing/http/fuzz-call.ts';
import { openStages, type Stage } from '#testing/http/fuzz-stage.ts';
import { fieldsOf } from '#testing/http/hostile.ts';
import { openSite } from '#testing/http/open-site.ts';
import { wireSite } from '#testing/http/wired-site.ts';
import { MINUTE } from '#kernel/instant.ts';
import { fail } from '#kernel/result.ts';
import { type InvoicingFixture, openInvoicingFixture } from '#testing/invoicing-fixture.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';
import { allRoutes } from '#wire/all-routes.ts';
import { postDelay } from '#wire/delays.ts';
import type { Route } from '#wire/route.ts';

/** `ANDEN_FUZZ=10000` sends this many random requests to each call; `ANDEN_FUZZ_SEED` repeats those of a run. */
const ASKED = process.env['ANDEN_FUZZ'];
const COUNT = Number(ASKED ?? 48);
const SEED = Number(process.env['ANDEN_FUZZ_SEED'] ?? (ASKED ? Date.now() % 2 ** 31 : 1));
const DRAWN = `ANDEN_FUZZ=${COUNT} ANDEN_FUZZ_SEED=${SEED}`;

/** Calls that a rule always refuses because the stage lacks what they need. */
const ONLY_REFUSED: Readonly<Record<string, string>> = {
  websalePostReservationExtend: 'no hold is about to end',
  additionalsPostServiceAdditionalInternetConfirmPayment: 'nobody bought anything on board',
  websalePostOrderReturn: 'a trip is given back by its tickets',
  websaleGetBasketBought: 'nobody paid a basket',
  websalePostGiftCardBalance: 'the secret is in an e-mail',
  itineraryPostReservationProof: 'the digits are in an e-mail',
  accountPostSiteAccountSignUpResend: 'nobody is signing up there',
  accountPostSiteAccountVerify: 'the digits are in an e-mail',
  accountPostSiteAccountPasswordResend: 'nobody is recovering a password there',
  accountPostSiteAccountPassword: 'the digits are in an e-mail',
  accountPostSiteAccountPasswordChange: 'the password is needed by what comes after',
  accountPostSiteAccountLateCredit: 'nobody boarded with a ticket in the name of the account',
  accountPostSiteAccountContactProve: 'the digits are in an e-mail',
  accountPostSiteAccountLoginPasskey: 'only an authenticator signs the challenge',
  accountPostSiteAccountPasskeys: 'only an authenticator answers the challenge',
  accountPostSiteAccountClose: 'the account is needed by what comes after',
  itineraryPostReservationCodeClaim: 'no bus is late',
  itineraryPostReservationIdChangeSchedule: 'the moment until which an offer stands is in the offer',
  invoicingPostDocumentsSearchserie: 'nobody stamps the invoice',
  new_invoicingPostReservationResendCode: 'nobody stamps the invoice',
  new_invoicingPostReservationReplaceCode: 'nobody stamps the invoice',
  vallarta_adventuresGetTourBookingCodeDates: 'the line has no supplier of adventures',
  vallarta_adventuresPostTourBookingCodeCheckout: 'the line has no supplier of adventures',
  vallarta_adventuresPutTourBookingCodeCheckout: 'nobody ordered an adventure',
  websaleGetVoucherPdf: 'nobody has a voucher',
  websaleGetVoucherIcs: 'nobody has a voucher',
  websaleGetVoucherPkpass: 'nobody has a voucher',
  websalePostVoucherResend: 'nobody has a voucher',
  vallarta_adventuresGetTourBookingCodeTicket: 'nobody ordered an adventure',
  vallarta_adventuresGetTourBookingCodeCheckout: 'nobody ordered an adventure',
  websalePostLoungeBook: 'the line has no lounge',
  websalePostLoungeCancel: 'nobody booked a lounge',
  operationPostLoungeEnter: 'nobody booked a lounge',
  toursGetTourCheckShopping: 'nobody chose a tour',
  toursPutTourSaleCheckout: 'nobody chose a tour',
  toursGetTourSalePayment: 'nobody ordered a tour',
  toursPostTourSalePayment: 'nobody ordered a tour',
  toursPutTourSalePayment: 'nobody ordered a tour',
  toursPostTourSaleBooking: 'nobody ordered a tour',
  toursGetTourSaleTicket: 'nobody ordered a tour',
  toursPostTourCheckReservation: 'nobody ordered a tour',
  toursGetTourSaleCancellation: 'nobody ordered a tour',
  toursPostTourSaleCancel: 'nobody ordered a tour',
  operationPostToursCancel: 'nobody bought a tour',
  toursGetTourCatalogDate: 'the line sells no tours',
  toursGetTourCatalogTimeslot: 'the line sells no tours',
  operationPostCounterRefundByHand: 'no refund has failed',
};

let database: TestDatabase;
let fixture: InvoicingFixture;
let handlers: readonly Handler[];
let reached: ReadonlyMap<Route, Reached>;
let site: Awaited<ReturnType<typeof openSite>>;
let newStage: () => Promise<Stage>;
let current: Stage | undefined;

beforeAll(async () => {
  database = await createTestDatabase({ connections: 10 });
  fixture = await openInvoicingFixture(database.pool);
  newStage = await openStages(database.pool, fixture);
  const accounts = [
    { methods: ['credit', 'debit', 'paypal', 'google_pay', 'apple_pay'], provider: fixture.cards, webhook: undefined },
    { methods: ['oxxo', 'openpay'], provider: fixture.stores, webhook: undefined },
  ] as const;
  ({ handlers } = wireSite(database.pool, fixture, { accounts, limitFactor: 100_000 }));
  const counting = counted(handlers);
  reached = counting.reached;
  site = await openSite(fixture.sale, { handlers: counting.handlers });
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

/** Fresh reservations in every state. */
async function freshStage(): Promise<Stage> {
  if (!current || (await current.isSpent())) current = await newStage();
  return current;
}

const shake = async (route: Route, origin = site.origin, drawn = { count: COUNT, seed: SEED }) =>
  fuzzCall({ pool: database.pool, origin, route, stage: await freshStage(), ...drawn });

/** Read-only calls come first, before sessions and accounts change. */
const readersFirst = allRoutes.toSorted((a, b) => Number(a.method !== 'GET') - Number(b.method !== 'GET'));

test.each(readersFirst.map((route) => [operationId(route), route] as const))(
  '%s: whatever those send who may ask, a clear answer, no fault of ours, and the books are right',
  async (name, route) => {
    expect(await shake(route), DRAWN).toEqual([]);
    expect([...site.problems, ...fixture.sale.problems], DRAWN).toEqual([]);
    if (route.method !== 'GET') await fixture.audit();
    const { done, refused } = reached.get(route)!;
    expect(done + refused, 'requests that a rule judged').toBeGreaterThan(0);
    if (name in ONLY_REFUSED) return;
    // A random request may have begun a payment on each subject; plain requests get a new stage of their own.
    if (done === 0) {
      current = undefined;
      expect(await shake(route, site.origin, { count: 0, seed: SEED }), DRAWN).toEqual([]);
    }
    expect(reached.get(route)!.done, 'requests that did what they ask').toBeGreaterThan(0);
  },
  ASKED ? 60 * MINUTE : 2 * MINUTE,
);

describe('control', () => {
  /** The findings, and how far requests get, when the handlers of operator calls are replaced. */
  async function shakeSpoiled(spoil: (honest: Handler) => Handler['handle']) {
    const spoiled = handlers.map((one) => (one.route === postDelay ? { ...one, handle: spoil(one) } : one));
    const counting = counted(spoiled);
    const open = await openSite(fixture.sale, { handlers: counting.handlers });
    const found = await shake(postDelay, open.origin, { count: 48, seed: 1 });
    await open.close();
    return { found, problems: open.problems, ...counting.reached.get(postDelay)! };
  }

  test('a handler that breaks on a text nobody thought of is found, behind the operator’s key', async () => {
    const { found, problems } = await shakeSpoiled((honest) => async (request) => {
      const { reason } = request.body as unknown as { readonly reason: string };
      if (reason !== 'try') throw new TypeError(`nobody thought of ${reason}`);
      return honest.handle(request);
    });
    expect(found.join()).toContain('a fault of ours');
    expect(problems.length).toBeGreaterThan(0);
  });

  test('one that tells how it is made is found', async () => {
    const { found } = await shakeSpoiled(
      () => async () => fail([fault('departure_ambiguous', 'at handle (/srv/src/app/x.ts:7)')]),
    );
    expect(found.join()).toContain('shows the inside of the program');
  });

  test.each<ErrorCode>(['operator_required', 'not_found', 'invalid_request'])(
    'one that ends everybody with %s counts as not reached',
    async (code) => {
      const { done, refused } = await shakeSpoiled(() => async () => fail([fault(code)]));
      expect([done, refused]).toEqual([0, 0]);
    },
  );

  test('the fields of the calls are known by name, those inside of others too', () => {
    const known = new Set(allRoutes.flatMap((route) => fieldsOf(route).map(({ place }) => place.slice(1).join('.'))));
    for (const field of [
      'code',
      'passengers',
      'contact.email',
      'seats.0.position',
      'token',
      'password',
      'rfc',
      'payments',
    ])
      expect(known).toContain(field);
  });
});
