import { type CardPass, type CardPasses, ownCard } from '#app/loyalty/card-passes.ts';
import type { TravellerSessions } from '#app/loyalty/ports.ts';
import { type Faults, fault } from '#domain/errors.ts';
import { cardPass } from '#http/format/card-pass.ts';
import { type Handler, type HandlerRequest, handler } from '#http/handler.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import type { Lang } from '#text/lang.ts';
import { getCardPkpass, getCardWallets } from '#wire/card-wallets.ts';

export interface CardWalletDeps {
  readonly travellerSessions: TravellerSessions;
  readonly cardPasses: CardPasses;
  /** Name shown on the passes. */
  readonly carrier: string;
}

/** The card of the signed-in traveller for phone wallets: only wallets the carrier has keys for. */
export function cardWalletHandlers({ cardPasses, carrier, ...deps }: CardWalletDeps): readonly Handler[] {
  const read = ownCard(deps);
  const passOf = async ({ query, caller, now }: Asked): Promise<Result<CardPass, Faults>> => {
    const found = await read(caller, now);
    return found.ok ? ok(cardPass(found.value, { lang: query.lang, carrier })) : found;
  };
  return [
    handler(getCardWallets, async (request) => {
      const pass = await passOf(request);
      if (!pass.ok) return pass;
      return ok({ apple: cardPasses.apple !== undefined, google_url: cardPasses.google?.(pass.value) ?? null });
    }),
    handler(getCardPkpass, async (request) => {
      const pass = await passOf(request);
      if (!pass.ok) return pass;
      if (!cardPasses.apple) return fail([fault('not_found')]);
      const file = cardPasses.apple(pass.value);
      return ok({ pkpass: Buffer.from(file).toString('base64'), filename: `${pass.value.card}.pkpass` });
    }),
  ];
}

type Asked = Pick<HandlerRequest, 'now' | 'caller'> & { readonly query: { readonly lang: Lang } };
