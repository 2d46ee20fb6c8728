import type { PublicCodes } from '#app/fares/public-codes.ts';
import { type Handler, handler } from '#http/handler.ts';
import { ok } from '#kernel/result.ts';
import { getPublicCodes } from '#wire/catalogue.ts';

/** The promotional codes that the carrier announces to everybody. */
export const promotionHandlers = ({ codes }: { readonly codes: PublicCodes }): readonly Handler[] => [
  handler(getPublicCodes, async ({ now }) =>
    ok({
      codes: (await codes.usable(now)).map(({ code, percent, startsOn, endsOn }) => ({
        code,
        percent_off: percent,
        from: startsOn ?? null,
        until: endsOn ?? null,
      })),
    }),
  ),
];
