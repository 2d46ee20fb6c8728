import { ticketDocuments } from '#adapters/documents/ticket-documents.ts';
import type { SaleDeps } from '#app/booking/sale-deps.ts';
import type { WalletPasses } from '#app/ticketing/wallet-passes.ts';
import { ticketWalletHandlers } from '#http/routes/ticket-wallets.ts';
import { documentHandlers } from '#http/routes/websale-documents.ts';
import type { Room } from '#main/rooms/room.ts';
import { signOf } from '#web/site-files.ts';
import type { Brand } from '#web/brand.ts';

interface TicketingRoomDeps extends Pick<SaleDeps, 'timetable' | 'departures' | 'boardingCodes' | 'reservations'> {
  readonly brand: Brand;
  /** Public scheme, host and port of the site. */
  readonly origin: string;
  readonly walletPasses: WalletPasses;
}

/** Tickets as documents, in calendars and in phone wallets. */
export function ticketingRoom({ brand, origin, walletPasses: passes, ...deps }: TicketingRoomDeps): Room {
  return {
    handlers: [
      ...documentHandlers({
        ...deps,
        documents: ticketDocuments(signOf(brand)),
        carrier: brand.legalName,
        host: new URL(origin).hostname,
      }),
      ...ticketWalletHandlers({ ...deps, carrier: brand.name, passes }),
    ],
  };
}
