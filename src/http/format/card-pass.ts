import type { CardPass } from '#app/loyalty/card-passes.ts';
import { printedCard } from '#domain/loyalty/card.ts';
import type { Traveller } from '#domain/loyalty/traveller.ts';
import { cardPassText as say } from '#text/card-pass.ts';
import type { Lang } from '#text/lang.ts';
import { TIER_NAMES } from '#text/tiers.ts';

/** A traveller's card as a wallet pass. */
export const cardPass = (
  { card, firstName, lastName, tier }: Traveller,
  { lang, carrier }: { readonly lang: Lang; readonly carrier: string },
): CardPass => ({
  card,
  number: printedCard(card),
  lang,
  carrier,
  title: say.title[lang],
  name: `${firstName} ${lastName}`,
  tier: TIER_NAMES[tier][lang],
  labels: { number: say.number[lang], name: say.name[lang], tier: say.tier[lang] },
});
