import { invoiceTokens } from '#adapters/links/invoice-links.ts';
import { signedLinks } from '#adapters/links/signed-links.ts';
import type { FactsDeps } from '#app/booking/reservation-facts.ts';
import type { ResumeDeps } from '#app/booking/resume-reservation.ts';
import { INVOICE_LINK_LIFETIME, type InvoiceAddresses, type InvoiceTokens } from '#app/invoicing/invoice-links.ts';
import type { LinkAddresses, Links } from '#app/links/ports.ts';
import type { Clock } from '#app/ports.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { Order } from '#domain/orders/order.ts';
import { LINK_LIFETIME } from '#domain/links/link.ts';
import { resumeHandlers } from '#http/routes/resume.ts';
import { uuidTimestamp } from '#kernel/ids.ts';
import { after, instant } from '#kernel/instant.ts';
import type { Room } from '#main/rooms/room.ts';
import { invoicingLinkPath } from '#wire/invoicing-paths.ts';
import { invoiceFilePath, orderLinkPath, payPath, resumePath, stopNoticesPath } from '#wire/link-paths.ts';

export interface SiteLinks extends LinkAddresses {
  readonly links: Links;
  /** Open an order that is not a trip, from an e-mail and on the return from a bank. */
  readonly orderUrl: OrderUrl;
  readonly orderReturnUrl: OrderUrl;
  /** Signing of links to invoice files, and their URLs. */
  readonly invoiceTokens: InvoiceTokens;
  readonly invoiceAddresses: InvoiceAddresses;
}

type OrderUrl = (order: Pick<Order, 'id' | 'lang'>) => string;

interface LinkDeps {
  readonly secret: string;
  /** Public scheme, host and port of the site. */
  readonly origin: string;
  readonly clock: Clock;
}

/** The signed links of this site. */
export function siteLinks({ secret, origin, clock }: LinkDeps): SiteLinks {
  const links = signedLinks(secret);
  const tokens = invoiceTokens(secret);
  const resumeBy =
    (purpose: 'resume' | 'return') =>
    ({ id: reservation, lang }: Pick<Reservation, 'id' | 'lang'>): string => {
      const expires = after(clock.now(), LINK_LIFETIME[purpose]);
      return origin + resumePath(lang, links.sign({ purpose, reservation, expires }));
    };
  const orderBy =
    (purpose: 'resume' | 'return'): OrderUrl =>
    ({ id: reservation, lang }) => {
      const expires = after(clock.now(), LINK_LIFETIME[purpose]);
      return origin + orderLinkPath(lang, links.sign({ purpose, reservation, expires }));
    };
  return {
    links,
    orderUrl: orderBy('resume'),
    orderReturnUrl: orderBy('return'),
    invoiceTokens: tokens,
    invoiceAddresses: {
      urlOf: async (invoice, file) => {
        const expires = after(clock.now(), INVOICE_LINK_LIFETIME);
        return origin + invoiceFilePath(invoice, file, tokens.sign({ invoice, expires }));
      },
    },
    resumeUrl: resumeBy('resume'),
    returnUrl: resumeBy('return'),
    payUrl: ({ id: reservation, lang }) => {
      const expires = after(clock.now(), LINK_LIFETIME.pay);
      return { url: origin + payPath(lang, links.sign({ purpose: 'pay', reservation, expires })), expires };
    },
    stopUrl: ({ id: reservation, lang }) => {
      // The same link in every retry: a message whose response was lost is recognised by its text.
      const expires = after(instant(uuidTimestamp(reservation)), LINK_LIFETIME.notices);
      return origin + stopNoticesPath(lang, links.sign({ purpose: 'notices', reservation, expires }));
    },
    invoicingUrl: ({ id: reservation, lang, code }) => {
      const expires = after(clock.now(), LINK_LIFETIME.invoicing);
      return origin + invoicingLinkPath(lang, code, links.sign({ purpose: 'invoicing', reservation, expires }));
    },
    payPage: (token, lang) => origin + payPath(lang, token),
  };
}

/** The targets of resume links. */
export const linksRoom = (deps: ResumeDeps & FactsDeps): Room => ({ handlers: resumeHandlers(deps) });
