import { setTimeout as pause } from 'node:timers/promises';
import { alerts } from '#adapters/db/alerts/alerts.ts';
import { cases } from '#adapters/db/cases/cases.ts';
import { aftersales } from '#adapters/db/amendments/refunds/aftersales.ts';
import { expiringPoints } from '#adapters/db/loyalty/expiring-points.ts';
import { invoiceFiles } from '#adapters/db/invoicing/invoice-files.ts';
import { invoices } from '#adapters/db/invoicing/invoices.ts';
import { pendingInvoiceRequests } from '#adapters/db/invoicing/pending-invoice-requests.ts';
import { outbox } from '#adapters/db/notices/outbox.ts';
import { reminders } from '#adapters/db/notices/reminders.ts';
import { choices } from '#adapters/db/notices/choices.ts';
import { deliveries } from '#adapters/db/notices/deliveries.ts';
import { vouchers } from '#adapters/db/vouchers/vouchers.ts';
import { giftDocuments } from '#adapters/documents/gift-documents.ts';
import { giftCards } from '#adapters/db/gifts/gift-cards.ts';
import { newOrders } from '#adapters/db/orders/new-orders.ts';
import { orders } from '#adapters/db/orders/orders.ts';
import type { Pool } from '#adapters/db/pool.ts';
import { accountRequests } from '#adapters/db/loyalty/account-requests.ts';
import { boardingReminders } from '#adapters/db/ticketing/boarding-reminders.ts';
import { openTickets } from '#adapters/db/ticketing/open-tickets.ts';
import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import { voucherDocuments } from '#adapters/documents/voucher-documents.ts';
import { giftSecrets } from '#adapters/secrets/gift-secrets.ts';
import { letterRenderer } from '#adapters/mail/letter-renderer.ts';
import { codePicture } from '#adapters/pictures/code-picture.ts';
import { smtp } from '#adapters/mail/smtp.ts';
import { accountDigits } from '#adapters/secrets/account-digits.ts';
import { GIFT_TOPICS, type GiftMailRow, isGiftMail, writeGiftMail } from '#app/gifts/write-gift-mail.ts';
import { isTourMail, TOUR_TOPICS, type TourMailRow } from '#app/tours/write-tour-mail.ts';
import { deliveryWorkers } from '#app/notices/drain-deliveries.ts';
import { workTogether } from '#app/work-together.ts';
import { type DrainDeps, drainOutbox } from '#app/notices/drain-outbox.ts';
import type { LinkAddresses } from '#app/links/ports.ts';
import type { ChoiceDeps } from '#app/notices/choose-channels.ts';
import type { OutboxRow } from '#app/notices/ports.ts';
import {
  ACCOUNT_TOPICS,
  type AccountMailRow,
  type AccountTextRow,
  accountTextWorker,
  isAccountMail,
  writeAccountMail,
} from '#app/notices/write-account-mail.ts';
import { isPointsMail, POINTS_TOPICS, type PointsMailRow, writePointsMail } from '#app/notices/write-points-mail.ts';
import { writeMail } from '#app/notices/write-mail.ts';
import { CASE_TOPICS, type CaseMailRow, isCaseMail, writeCaseMail } from '#app/cases/write-case-mail.ts';
import { isOrderMail, ORDER_TOPICS, type OrderMailRow, writeOrderMail } from '#app/notices/write-order-mail.ts';
import type { NoticeDeps } from '#app/notices/notice-deps.ts';
import { remindInvoices, notifyOfRefusedInvoices } from '#app/notices/remind-invoices.ts';
import { remindOpenPayments, remindStoreReferences } from '#app/notices/remind.ts';
import { remindOpenTickets } from '#app/ticketing/remind-open-tickets.ts';
import { BOARDING_REMINDER } from '#domain/ticketing/boarding-reminder.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import { type AccountLetterDeps, accountWords } from '#http/format/letters/account-letters.ts';
import { type CaseLetterDeps, caseLetter, partnerLetter } from '#http/format/letters/case-letters.ts';
import { compose, type ComposeDeps } from '#http/format/letters/compose.ts';
import { CHANNEL_TOPICS, NOTICE_TOPICS } from '#http/format/letters/messages.ts';
import { lettersOf } from '#http/orders/kinds.ts';
import { composeOrderNotice, type OrderLetterDeps, orderLetter } from '#http/orders/letters.ts';
import { pointsLetter } from '#http/format/letters/points-letter.ts';
import { CARRIER_ZONE } from '#main/carrier-zone.ts';
import { giftLetter } from '#http/gifts/letter.ts';
import { giftAttachment } from '#http/gifts/sheet.ts';
import { composeShort } from '#http/format/short-notice.ts';
import { noticeHandlers } from '#http/routes/notices.ts';
import type { Channels } from '#main/accounts/channels.ts';
import type { MailConfig } from '#main/config/config.ts';
import type { WorkerName } from '#app/ports.ts';
import { at, every, type RoomJob, type Work } from '#main/jobs.ts';
import { alertDeps } from '#main/rooms/alerts.ts';
import { readStamped } from '#main/rooms/invoice-renderer.ts';
import type { SiteLinks } from '#main/rooms/links.ts';
import type { Room } from '#main/rooms/room.ts';
import { tourMail } from '#main/rooms/tours.ts';
import { signOf } from '#web/site-files.ts';
import type { Brand } from '#web/brand.ts';

const NO_CHANNELS: Channels = { pushes: undefined, messages: undefined };

interface NoticesRoomDeps
  extends MailWiring,
    Pick<LinkAddresses, 'stopUrl'>,
    Omit<ChoiceDeps, 'choices' | keyof Channels> {
  /** Absent: e-mails wait, and reminders that have become obsolete are not sent. */
  readonly mail: MailConfig | undefined;
  /** Absent: notices are sent by e-mail only. */
  readonly channels?: Channels;
}

/** Messages to travellers: by e-mail, and by the channels they choose. */
export function noticesRoom({ mail, channels = NO_CHANNELS, ...deps }: NoticesRoomDeps): Room {
  const { pool } = deps;
  return {
    handlers: noticeHandlers({ ...deps, ...channels, choices: choices(pool) }),
    jobs: { ...(mail && mailJobs(mail, deps)), ...channelJobs({ ...deps, ...channels }) },
  };
}

/** Dependencies for composing messages, for any channel. */
interface MessageWiring
  extends Omit<ComposeDeps, 'aftersales' | 'alerts' | 'invoicing' | 'sender' | 'documents'>,
    Pick<NoticeDeps, 'report' | 'clock'> {
  readonly pool: Pool;
  readonly brand: Brand;
  readonly invoiceAddresses: SiteLinks['invoiceAddresses'];
}

const messageDeps = ({ pool, brand, invoiceAddresses, ...deps }: MessageWiring): Omit<ComposeDeps, 'documents'> => ({
  ...deps,
  sender: brand,
  aftersales: aftersales(pool),
  alerts: { byId: alerts(pool).byId, ofSegment: alertDeps(pool, deps).found.ofSegment },
  invoicing: {
    files: invoiceFiles(pool),
    addresses: invoiceAddresses,
    read: readStamped,
    byId: invoices(pool).byId,
    isInvoiced: invoices(pool).isInvoiced,
  },
});

interface NoticeWiring
  extends MessageWiring,
    Pick<DrainDeps<MailRow>, 'mailer' | 'report' | 'clock'>,
    Pick<NoticeDeps, 'payments' | 'fingerprint'>,
    Pick<OrderLetterDeps, 'orderUrl' | 'voucherCodes'>,
    Pick<CaseLetterDeps, 'caseUrl'>,
    Pick<AccountLetterDeps, 'origin'> {
  /** Derives the digits of codes. */
  readonly secret: string;
  /** The e-mail of the partner who rents cars. Absent: requests go only to the carrier's people. */
  readonly carPartner?: string | undefined;
}

/** All rows that are sent by e-mail. */
type MailRow = OutboxRow | CaseMailRow | AccountMailRow | OrderMailRow | PointsMailRow | GiftMailRow | TourMailRow;

interface MailWiring extends Omit<NoticeWiring, 'mailer'> {
  readonly invoicingTerms: InvoicingTerms;
}

/** Dependencies for composing e-mails. */
export function noticeDeps({ mailer, clock, report, ...wiring }: NoticeWiring): DrainDeps<MailRow> {
  const { pool, brand, fingerprint, payments, caseUrl, orderUrl, voucherCodes } = wiring;
  const renderer = letterRenderer(brand, codePicture);
  const messages = messageDeps({ ...wiring, clock, report });
  const ofTrip = compose({ ...messages, documents: ticketDocuments(signOf(brand)) });
  const onPaper = { voucherCodes, voucherDocuments: voucherDocuments(signOf(brand)) };
  const read = { newOrders: newOrders(pool), vouchers: vouchers(pool) };
  const alone = { ...messages, ...onPaper, ...read, orderUrl, zone: CARRIER_ZONE };
  const ofOrderAlone = composeOrderNotice(alone);
  const gifts = { giftSecrets: giftSecrets(wiring.secret), giftDocuments: giftDocuments(signOf(brand)) };
  const ofGift = writeGiftMail({
    renderer,
    fingerprint,
    giftCards: giftCards(pool),
    giftLetter: giftLetter({ ...gifts, sender: brand, origin: wiring.origin }),
    giftAttachment: giftAttachment({ ...gifts, carrier: brand.name, zone: CARRIER_ZONE, origin: wiring.origin }),
  });
  const ofTour = tourMail({ ...onPaper, pool, renderer, fingerprint, orderUrl, sender: brand });
  const ofPaid = writeOrderMail({ renderer, fingerprint, orders: orders(pool), orderLetter: orderLetter(alone) });
  const ofOrder = writeMail({
    payments,
    fingerprint,
    renderer,
    orders: orders(pool),
    compose: (notice, now) => lettersOf(notice.order, { reservation: ofTrip, order: ofOrderAlone })(notice, now),
  });
  const ofCase = writeCaseMail({
    fingerprint,
    renderer,
    cases: cases(pool),
    caseLetter: caseLetter({ sender: brand, caseUrl }),
    partnerLetter: partnerLetter({ sender: brand }),
    carPartner: wiring.carPartner,
  });
  const ofAccount = writeAccountMail({ ...accountWriting(wiring), fingerprint, renderer });
  const ofPoints = writePointsMail({
    fingerprint,
    renderer,
    expiringPoints: expiringPoints(pool),
    pointsLetter: pointsLetter({ sender: brand, origin: wiring.origin, zone: CARRIER_ZONE }),
  });
  return {
    mailer,
    clock,
    pause,
    report,
    outbox: outbox<MailRow>(pool, [
      ...NOTICE_TOPICS,
      ...CASE_TOPICS,
      ...ACCOUNT_TOPICS,
      ...ORDER_TOPICS,
      ...POINTS_TOPICS,
      ...GIFT_TOPICS,
      ...TOUR_TOPICS,
    ]),
    write: (row, now) => {
      if (isAccountMail(row)) return ofAccount(row);
      if (isPointsMail(row)) return ofPoints(row, now);
      if (isCaseMail(row)) return ofCase(row, now);
      if (isGiftMail(row)) return ofGift(row);
      if (isTourMail(row)) return ofTour(row);
      return isOrderMail(row) ? ofPaid(row, now) : ofOrder(row, now);
    },
  };
}

/** Dependencies for composing messages about accounts, for any channel. */
const accountWriting = ({
  pool,
  secret,
  brand,
  origin,
}: Pick<NoticeWiring, 'pool' | 'secret' | 'brand' | 'origin'>) => ({
  accountRequests: accountRequests(pool, secret),
  digits: accountDigits(secret),
  accountWords: accountWords({ sender: brand, origin }),
});

/** Sends e-mails, and reminds travellers of what they must do by a deadline. */
function mailJobs(mail: MailConfig, wiring: MailWiring): Work {
  const mailer = smtp({ ...mail, replyTo: wiring.brand.email });
  const deps = {
    reminders: reminders(wiring.pool),
    openTickets: openTickets(wiring.pool),
    requests: pendingInvoiceRequests(wiring.pool),
    invoices: invoices(wiring.pool),
    terms: wiring.invoicingTerms,
  };
  return {
    // Also notified of each e-mail written.
    ['send' satisfies WorkerName]: every(5, drainOutbox(noticeDeps({ ...wiring, mailer }))),
    // Reminders of payments due in a store, open payments and open tickets.
    remind: every(60, async () => {
      await remindStoreReferences(deps, wiring.clock.now());
      await remindOpenPayments(deps);
      await remindOpenTickets(deps, wiring.clock.now());
      await notifyOfRefusedInvoices(deps);
    }),
    // Before the month ends, travellers without an invoice; those who pay on its last days, on the next of them.
    remindInvoices: at('0 10 28-31 * *', () => remindInvoices(deps, wiring.clock.now())),
  };
}

interface ChannelWiring
  extends Channels,
    MessageWiring,
    Pick<LinkAddresses, 'stopUrl'>,
    Pick<DrainDeps<MailRow>, 'report' | 'clock'>,
    Pick<NoticeDeps, 'payments'>,
    Pick<NoticeWiring, 'origin' | 'secret'> {}

/** Sends notices by the chosen channels, and boarding reminders. */
export function channelJobs(wiring: ChannelWiring): Readonly<Record<'tell' | 'remindBoarding', RoomJob>> {
  const { pool, stopUrl } = wiring;
  const chosen = choices(pool);
  const boarding = boardingReminders(pool);
  const ofTrips = {
    ...wiring,
    orders: orders(pool),
    deliveries: deliveries(pool, CHANNEL_TOPICS),
    choices: chosen,
    composeShort: composeShort({ ...messageDeps(wiring), stopUrl }),
  };
  const texts = outbox<AccountTextRow>(pool, ['account.code_text']);
  const { messages, report } = wiring;
  const ofAccounts = messages && { ...accountWriting(wiring), texts, messages, report };
  return {
    // Also notified of each notice.
    ['tell' satisfies WorkerName]: every(5, async (signal) => {
      const run = { sent: 0, signal };
      const ofCodes = ofAccounts ? [accountTextWorker(ofAccounts, run)] : [];
      await workTogether([...(await deliveryWorkers(ofTrips, run)), ...ofCodes], pause);
      return run.sent;
    }),
    remindBoarding: every(60, async () => {
      await boarding.enqueue(BOARDING_REMINDER);
      await chosen.forgetOld();
    }),
  };
}
