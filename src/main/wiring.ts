import type { Pool } from '#adapters/db/pool.ts';
import type { BoardingCodes } from '#app/ticketing/boarding-codes.ts';
import type { VoucherCodes } from '#app/vouchers/ports.ts';
import type { Schedules } from '#app/booking/list-schedules.ts';
import type { SharedAnswers } from '#app/shared-answers.ts';
import type { Clock, Log } from '#app/ports.ts';
import type { AdditionOffer } from '#domain/booking/addition.ts';
import type { StopPremisesById } from '#domain/network/stop.ts';
import type { TransferStops } from '#domain/timetable/transfers.ts';
import type { InvoicingTerms } from '#domain/invoicing/invoicing-deadline.ts';
import type { Channels } from '#main/accounts/channels.ts';
import type { MailConfig } from '#main/config/config.ts';
import type { OpenedPac } from '#main/accounts/pac.ts';
import type { PaymentAccount } from '#main/accounts/payment-account.ts';
import type { RecaptchaConfig } from '#main/config/recaptcha-config.ts';
import type { InvoicingSetUp } from '#main/rooms/invoicing.ts';
import type { MoreOnSale } from '#main/rooms/more.ts';
import type { Passes } from '#main/accounts/wallet-passes.ts';
import type { Wallets } from '#main/accounts/wallets.ts';
import type { Brand } from '#web/brand.ts';

/** The configuration and dependencies of a site. */
export interface Wiring {
  readonly pool: Pool;
  readonly clock: Clock;
  /** All payment methods except the counter. */
  readonly accounts: readonly PaymentAccount[];
  /** Absent: neither Apple Pay nor Google Pay. */
  readonly wallets?: Pick<Wallets, 'sessions' | 'frameUrl'> | undefined;
  /** The issuer of invoices. Absent: none can be requested. */
  readonly invoicing?: InvoicingSetUp | undefined;
  readonly testMode: boolean;
  readonly brand: Brand;
  /** The additions the carrier sells. Absent: none. */
  readonly additions?: readonly AdditionOffer[];
  /** What suppliers provide besides the trip. Absent: none of it is sold. */
  readonly more?: MoreOnSale;
  /** Platforms and hours of stops. Absent: none is known. */
  readonly premises?: StopPremisesById;
  /** Where buses may be changed, in minutes at least. Absent: nowhere. */
  readonly transfers?: TransferStops;
  /** Absent: until the last second of the month of the payment. */
  readonly invoicingTerms?: InvoicingTerms;
  /** Absent: no invoices are issued. */
  readonly pac?: OpenedPac | undefined;
  /** Absent: notices are sent by e-mail only. */
  readonly channels?: Channels;
  /** Absent: e-mails wait. */
  readonly mail: MailConfig | undefined;
  /** The e-mail of the partner who rents cars. Absent: requests go only to the carrier's people. */
  readonly carPartner?: string | undefined;
  /** Changes with each build of the pages. */
  readonly version: string;
  /** Public scheme, host and port of the site. */
  readonly origin: string;
  /** Key for signing links. */
  readonly secret: string;
  /** Multiplies the limit of unpaid holds, for load tests. Absent: 1. */
  readonly limitFactor?: number;
  /** Absent: our own captcha, which involves no third party. */
  readonly recaptcha?: RecaptchaConfig | undefined;
  /** Shares equal lists of runs for a moment. Absent: every list is read after its question. */
  readonly sharedLists?: SharedAnswers<Schedules> | undefined;
  readonly boardingCodes: BoardingCodes;
  readonly voucherCodes: VoucherCodes;
  readonly walletPasses: Passes;
  readonly report: (problem: unknown) => void;
  /** Lines for the log. */
  readonly log: Log['event'];
}
