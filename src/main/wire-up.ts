import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pauseFor } from 'node:timers/promises';
import { spendableCredits } from '#adapters/db/amendments/refunds/spendable-credits.ts';
import { agencies } from '#adapters/db/agencies/agencies.ts';
import { liveAvailability } from '#adapters/db/seats/availability.ts';
import { additions } from '#adapters/db/amendments/additions/begin-addition.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { boardings } from '#adapters/db/boarding/boardings.ts';
import { busLayouts } from '#adapters/db/seats/bus-layouts.ts';
import { scheduleChanges } from '#adapters/db/amendments/change/begin-change.ts';
import { leavings } from '#adapters/db/booking/leave.ts';
import { seatInventory } from '#adapters/db/booking/seat-inventory.ts';
import { moneyRepository } from '#adapters/db/operations/money-repository.ts';
import { correspondence } from '#adapters/db/notices/correspondence.ts';
import { invoiceFiles } from '#adapters/db/invoicing/invoice-files.ts';
import { invoices } from '#adapters/db/invoicing/invoices.ts';
import { lookUps } from '#adapters/db/access/look-ups.ts';
import { names } from '#adapters/db/amendments/names/names.ts';
import { addressBook } from '#adapters/db/notices/address-book.ts';
import { choices } from '#adapters/db/notices/choices.ts';
import { webhookInbox } from '#adapters/db/payment/webhook-inbox.ts';
import { payments } from '#adapters/db/payment/payments.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { promoCodes } from '#adapters/db/fares/promo-codes.ts';
import { reservations } from '#adapters/db/booking/reservations.ts';
import { seatChanges } from '#adapters/db/amendments/seats/seat-changes.ts';
import { timetableStore } from '#adapters/db/timetable/timetable.ts';
import { invoiceTokens } from '#adapters/links/invoice-links.ts';
import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import { readReservation } from '#app/booking/read-reservation.ts';
import { reservationFacts } from '#app/booking/reservation-facts.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { SeatDeps } from '#app/booking/seat-deps.ts';
import { sweepExpiredHolds } from '#app/booking/sweep-expired-holds.ts';
import { reportYesterday } from '#app/operations/report-yesterday.ts';
import { listOrigins } from '#app/timetable/list-origins.ts';
import type { PaymentDeps } from '#app/payment/payment-deps.ts';
import { reconcilePayments } from '#app/payment/reconcile-payments.ts';
import { refundDue } from '#app/payment/refund-due.ts';
import type { BoardingCodes } from '#app/ticketing/boarding-codes.ts';
import type { WalletPasses } from '#app/ticketing/wallet-passes.ts';
import type { Clock, Log } from '#app/ports.ts';
import { downloadInvoice } from '#app/invoicing/download-invoice.ts';
import { createTimetableCache } from '#app/timetable/timetable-cache.ts';
import type { AdditionOffer } from '#domain/booking/addition.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import { answerReservation } from '#http/format/reservation-answer.ts';
import type { Handler } from '#http/handler.ts';
import { additionHandlers } from '#http/routes/additions.ts';
import { accountHandlers } from '#http/routes/account.ts';
import { pins } from '#adapters/secrets/pins.ts';
import { catalogueHandlers } from '#http/routes/catalogue.ts';
import { type DocumentDeps, documentHandlers } from '#http/routes/websale-documents.ts';
import { payLinkHandlers } from '#http/routes/pay-link.ts';
import { resumeHandlers } from '#http/routes/resume.ts';
import type { InvoiceFileDeps } from '#http/invoices/register-invoice-files.ts';
import { invoicingHandlers } from '#http/routes/invoicing.ts';
import { itineraryHandlers } from '#http/routes/itinerary.ts';
import { boardingHandlers } from '#http/routes/boarding.ts';
import { counterHandlers } from '#http/routes/counter.ts';
import { operatorHandlers } from '#http/routes/operators.ts';
import { scheduleChangeHandlers } from '#http/routes/schedule-change.ts';
import { nameHandlers } from '#http/routes/names.ts';
import { seatChangeHandlers } from '#http/routes/seat-changes.ts';
import { noticeHandlers } from '#http/routes/notices.ts';
import { ticketWalletHandlers } from '#http/routes/ticket-wallets.ts';
import { walletHandlers } from '#http/routes/wallets.ts';
import { paymentHandlers } from '#http/routes/websale-payment.ts';
import { seatHandlers } from '#http/routes/websale-seats.ts';
import { begunHandlers } from '#http/routes/begun.ts';
import { websaleHandlers } from '#http/routes/websale.ts';
import { providerWebhook, type Webhook } from '#http/webhooks/provider-webhook.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { channelJobs, type Channels } from '#main/channels.ts';
import type { MailConfig } from '#main/config.ts';
import type { Work } from '#main/jobs.ts';
import { STRICT_TERMS } from '#main/invoicing-terms.ts';
import { invoiceRenderer } from '#main/invoice-renderer.ts';
import { invoicingDeps, type InvoicingSetUp } from '#main/invoicing.ts';
import { neutralPayer, siteLinks } from '#main/links.ts';
import { noticeJobs } from '#main/notices.ts';
import { type PaymentAccount, providersOf } from '#main/payment-account.ts';
import { type OpenedPac, stampingJobs } from '#main/stamping.ts';
import type { Brand } from '#web/brand.ts';
import type { Wallets } from '#main/wallets.ts';
import { aftersalesHandlers } from '#main/aftersales.ts';
import { guardDeps } from '#main/guard.ts';
import type { RecaptchaConfig } from '#main/recaptcha-config.ts';
import { counterDeps } from '#main/counter.ts';
import { operatorDeps } from '#main/operators.ts';
import { loyaltyDeps } from '#main/loyalty.ts';

export interface Wiring {
  readonly pool: Pool;
  readonly clock: Clock;
  /** Every way to pay but the counter. */
  readonly accounts: readonly PaymentAccount[];
  /** Absent: neither Apple Pay nor Google Pay. */
  readonly wallets?: Pick<Wallets, 'sessions' | 'frameUrl'> | undefined;
  /** In whose name invoices are asked for. Absent: in nobody's. */
  readonly invoicing?: InvoicingSetUp | undefined;
  readonly testMode: boolean;
  readonly brand: Brand;
  /** What the carrier sells beside the seat. Absent: nothing. */
  readonly additions?: readonly AdditionOffer[];
  /** Absent: to the last second of the month of the payment. */
  readonly invoicingTerms?: InvoicingTerms;
  /** Absent: no invoices are issued. */
  readonly pac?: OpenedPac | undefined;
  /** Absent: nobody is told of anything but by e-mail. */
  readonly channels?: Channels;
  /** Absent: e-mails wait. */
  readonly mail: MailConfig | undefined;
  /** Changes with each build of the pages. */
  readonly version: string;
  /** Scheme, host and port travellers see. */
  readonly origin: string;
  /** Keys what is signed: links. */
  readonly secret: string;
  /** Multiplies what may be held unpaid, for load tests. Absent: 1. */
  readonly limitFactor?: number;
  /** Absent: our own captcha, which asks nobody. */
  readonly recaptcha?: RecaptchaConfig | undefined;
  readonly boardingCodes: BoardingCodes;
  readonly walletPasses: WalletPasses;
  readonly report: (problem: unknown) => void;
  /** Lines for the log. */
  readonly log: Log['event'];
}

export interface Wired {
  readonly handlers: readonly Handler[];
  /** Files of invoices, for anyone who may have them. */
  readonly downloadInvoice: InvoiceFileDeps['downloadInvoice'];
  readonly webhooks: readonly { readonly path: string; readonly webhook: Webhook }[];
  /** Reads the timetable, so that the first visitor does not wait for it. */
  readonly warmUp: () => Promise<unknown>;
  /** Whether the timetable sells anything. */
  readonly isOnSale: () => Promise<boolean>;
  readonly jobs: Work;
}

const NO_CHANNELS: Channels = { pushes: undefined, messages: undefined };

/** Ties use cases to what they work with. The only place that knows all of them. */
export function wireUp({ pool, clock, report, ...wiring }: Wiring): Wired {
  const store = timetableStore(pool);
  const seats = seatInventory(pool, { secret: wiring.secret, factor: wiring.limitFactor ?? 1 });
  const guard = guardDeps({ ...wiring, pool, report });
  const loyalty = loyaltyDeps(pool, guard);
  const { links, ...addresses } = siteLinks({ ...wiring, clock });
  const deps: SaleDeps & SeatDeps & PaymentDeps = {
    ...loyalty,
    agencies: agencies(pool),
    credits: spendableCredits(pool),
    timetable: createTimetableCache({
      store,
      clock,
      pause: (milliseconds) => pauseFor(milliseconds, undefined, { ref: false }),
      report,
    }),
    departures: store,
    availability: liveAvailability(pool),
    promos: promoCodes(pool),
    reservations: reservations(pool),
    boardingCodes: wiring.boardingCodes,
    offers: wiring.additions ?? [],
    random: (bytes) => randomBytes(bytes),
    report,
    captchas: guard.captchas,
    limitFactor: wiring.limitFactor ?? 1,
    seats,
    layouts: busLayouts(pool),
    payments: payments(pool, wiring.limitFactor),
    providers: providersOf(wiring.accounts),
    fingerprint: (text) => createHash('sha256').update(text).digest('hex'),
    returnUrlOf: addresses.returnUrl,
  };
  const looking = { lookUps: lookUps(pool, wiring.secret), pins: pins(wiring.secret), ...guard };
  const operator = operatorDeps(pool);
  const inbox = webhookInbox(pool);
  const digits = looking.pins;
  const channels = wiring.channels ?? NO_CHANNELS;
  const paymentPage = {
    cardFrameUrl: '/card-frame',
    walletFrameUrl: wiring.wallets?.frameUrl,
    testMode: wiring.testMode,
  };
  const read = readReservation(deps);
  const factsOf = reservationFacts(deps);
  const shown: Pick<DocumentDeps, 'carrier' | 'readReservation'> = {
    carrier: wiring.brand.legalName,
    readReservation: async ({ query, caller, now }) => {
      const answered = await answerReservation(await read(query, caller), factsOf, now);
      return answered.ok ? { ok: true, value: answered.value.reservation } : answered;
    },
  };
  return {
    handlers: [
      ...catalogueHandlers({ timetable: deps.timetable, version: wiring.version }),
      ...websaleHandlers(deps),
      ...begunHandlers({ ...deps, leavings: leavings(pool, report) }),
      ...seatHandlers(deps),
      ...paymentHandlers(deps, paymentPage),
      ...payLinkHandlers(
        { ...deps, links, addresses, carrier: neutralPayer(wiring.brand) },
        paymentPage,
        wiring.wallets?.sessions,
      ),
      ...walletHandlers(deps, wiring.wallets?.sessions),
      ...resumeHandlers({ ...deps, links }),
      ...accountHandlers(loyalty),
      ...itineraryHandlers({
        ...deps,
        ...looking,
        correspondence: correspondence(pool),
        names: names(pool),
        seatChanges: seatChanges(pool),
        aftersales: aftersales(pool),
      }),
      ...invoicingHandlers(
        invoicingDeps(
          {
            pool,
            secret: wiring.secret,
            setUp: wiring.invoicing,
            terms: wiring.invoicingTerms ?? STRICT_TERMS,
            links,
          },
          { ...deps, ...looking },
        ),
      ),
      ...noticeHandlers({ ...channels, lookUps: lookUps(pool, wiring.secret), choices: choices(pool), links }),
      ...scheduleChangeHandlers({ ...deps, changes: scheduleChanges(pool), isInvoiced: invoices(pool).isInvoiced }),
      ...additionHandlers({
        ...deps,
        additions: additions(pool),
        aftersales: aftersales(pool),
      }),
      ...nameHandlers({ ...deps, names: names(pool) }),
      ...seatChangeHandlers({ ...deps, seatChanges: seatChanges(pool) }),
      ...operatorHandlers(operator),
      ...boardingHandlers({ ...deps, ...operator, boardings: boardings(pool) }),
      ...aftersalesHandlers(pool, deps),
      ...counterHandlers({
        ...deps,
        ...counterDeps(pool),
        documents: ticketDocuments,
        carrier: wiring.brand.legalName,
      }),
      ...documentHandlers({ ...shown, documents: ticketDocuments, host: new URL(wiring.origin).hostname }),
      ...ticketWalletHandlers({ ...shown, carrier: wiring.brand.name, passes: wiring.walletPasses }),
    ],
    downloadInvoice: downloadInvoice({
      ...deps,
      ...looking,
      invoices: invoices(pool),
      files: invoiceFiles(pool),
      renderer: invoiceRenderer(wiring.brand),
      tokens: invoiceTokens(wiring.secret),
    }),
    webhooks: wiring.accounts.flatMap(({ provider, webhook }) =>
      webhook === undefined
        ? []
        : [{ path: webhook.path, webhook: providerWebhook({ ...deps, ...webhook, account: provider, inbox }) }],
    ),
    warmUp: () => deps.timetable.current(),
    isOnSale: async () => (await listOrigins(deps)()).ok,
    jobs: {
      sweep: () => sweepExpiredHolds(seats),
      reconcile: (signal) => reconcilePayments(deps, undefined, signal),
      refund: (signal) => refundDue(deps, signal),
      ...noticeJobs(wiring.mail, {
        ...deps,
        ...wiring,
        pool,
        clock,
        pins: digits,
        ...addresses,
        invoicingTerms: wiring.invoicingTerms ?? STRICT_TERMS,
      }),
      ...channelJobs({
        ...deps,
        ...wiring,
        ...addresses,
        ...channels,
        pool,
        clock,
        pins: digits,
        book: addressBook(pool),
      }),
      ...stampingJobs(wiring.pac, {
        ...deps,
        ...wiring,
        pool,
        clock,
        terms: wiring.invoicingTerms ?? STRICT_TERMS,
        openForms: wiring.invoicing?.openForms ?? {},
      }),
      report: reportYesterday({ ...deps, clock, money: moneyRepository(pool), zone: CARRIER_ZONE, log: wiring.log }),
    },
  };
}
