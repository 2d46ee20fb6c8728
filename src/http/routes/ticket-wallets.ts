import { readWithFacts, type TicketsDeps } from '#app/booking/read-tickets.ts';
import type { ReservationFacts } from '#app/booking/reservation-facts.ts';
import { offeredIn, passFile, type WalletPass, type WalletPasses } from '#app/ticketing/wallet-passes.ts';
import { reservationView } from '#http/format/reservation-view.ts';
import { walletPass } from '#http/format/wallet-pass.ts';
import { type Handler, type HandlerRequest, handler } from '#http/handler.ts';
import { ok } from '#kernel/result.ts';
import type { Lang } from '#text/lang.ts';
import { getPkpass, getTicketWallets } from '#wire/ticket-wallets.ts';

export interface TicketWalletDeps extends TicketsDeps {
  readonly passes: WalletPasses;
  /** Name shown on the passes. */
  readonly carrier: string;
}

/** Paid tickets for phone wallets: only wallets the carrier has keys for, only for the holder of the reservation. */
export function ticketWalletHandlers(deps: TicketWalletDeps): Handler[] {
  const { passes, carrier } = deps;
  const read = readWithFacts(deps);
  const passesOf = (facts: ReservationFacts, { query, now }: Asked): readonly WalletPass[] => {
    const view = reservationView(facts, now);
    const tierOf = (passenger: number) =>
      facts.reservation.passengers.find(({ position }) => position === passenger)?.tier;
    return view.tickets.flatMap(
      (ticket) => walletPass(view, ticket, { lang: query.lang, carrier, tier: tierOf(ticket.passenger) }) ?? [],
    );
  };
  return [
    handler(getTicketWallets, async (request) => {
      const found = await read(request.query, request.caller);
      if (!found.ok) return found;
      const kept = offeredIn(passes, passesOf(found.value, request));
      return ok({ tickets: kept.map(({ googleUrl, ...one }) => ({ ...one, google_url: googleUrl ?? null })) });
    }),
    handler(getPkpass, async (request) => {
      const { query, caller } = request;
      const found = await read(query, caller);
      if (!found.ok) return found;
      const file = passFile(passes, passesOf(found.value, request), query.folio);
      if (!file.ok) return file;
      return ok({ pkpass: Buffer.from(file.value).toString('base64'), filename: `${query.folio}.pkpass` });
    }),
  ];
}

type Asked = Pick<HandlerRequest, 'now'> & { readonly query: { readonly lang: Lang } };
