import type { WalletPass, WalletPasses } from '#app/ticketing/wallet-passes.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { walletPass } from '#http/format/wallet-pass.ts';
import { type Handler, type HandlerRequest, handler } from '#http/handler.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { ReservationView } from '#wire/reservation.ts';
import { getPkpass, getTicketWallets } from '#wire/ticket-wallets.ts';

type Asked = Pick<HandlerRequest, 'caller' | 'now' | 'lang'> & {
  readonly query: { readonly code: string; readonly lang: 'es' | 'en' };
};

export interface TicketWalletDeps {
  readonly passes: WalletPasses;
  /** Name shown on the passes. */
  readonly carrier: string;
  readReservation(asked: Asked): Promise<Result<ReservationView, Faults>>;
}

/**
 * Paid tickets for the wallets of telephones: only those the carrier has keys for, only to anyone who holds the
 * reservation.
 */
export function ticketWalletHandlers({ passes, carrier, readReservation }: TicketWalletDeps): Handler[] {
  const { apple, google } = passes;
  const passesOf = async (asked: Asked): Promise<Result<readonly WalletPass[], Faults>> => {
    const found = await readReservation(asked);
    if (!found.ok) return found;
    const { value } = found;
    return ok(value.tickets.flatMap((ticket) => walletPass(value, ticket, { lang: asked.query.lang, carrier }) ?? []));
  };
  return [
    handler(getTicketWallets, async (request) => {
      const found = await passesOf(request);
      if (!found.ok) return found;
      const isOffered = apple !== undefined || google !== undefined;
      return ok({
        tickets: (isOffered ? found.value : []).map((pass) => ({
          folio: pass.folio,
          apple: apple !== undefined,
          google_url: google ? google(pass) : null,
        })),
      });
    }),
    handler(getPkpass, async (request) => {
      const found = await passesOf(request);
      if (!found.ok) return found;
      if (!apple) return fail([fault('not_found')]);
      const pass = found.value.find(({ folio }) => folio === request.query.folio);
      if (!pass) return fail([fault('tickets_not_ready')]);
      return ok({ pkpass: Buffer.from(apple(pass)).toString('base64'), filename: `${pass.folio}.pkpass` });
    }),
  ];
}
