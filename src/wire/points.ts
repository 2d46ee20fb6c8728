import * as v from 'valibot';
import { MOVEMENT_KINDS } from '#domain/loyalty/movement.ts';
import { POINTS_KINDS } from '#domain/loyalty/points.ts';
import { TIERS } from '#domain/loyalty/tier.ts';
import { pointsView } from '#wire/account.ts';
import { type DataOf, route } from '#wire/route.ts';
import { amount } from '#wire/shapes.ts';

const service = 'account';
const access = { proofs: ['traveller'], required: true } as const;
/** A local date: the last day on which points can be used. */
const lastDay = v.string();
const text = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max)), '');

/** Hundredths; negative for points that left. */
const moved = v.pipe(v.number(), v.integer());

/**
 * Points of the signed-in traveller: balance, the first to expire, the tier and what is missing to the next, and twenty
 * movements, newest first. `before` is `older` of the previous page.
 */
export const getMovements = route({
  service,
  method: 'GET',
  path: 'site/account/movements',
  summary: { es: 'Movimientos de puntos del viajero que entró', en: 'Movements of the signed-in traveller’s points' },
  access,
  query: v.object({ before: v.optional(v.pipe(v.string(), v.uuid())) }),
  body: undefined,
  data: v.object({
    points: pointsView,
    tier: v.picklist(TIERS),
    trips: amount,
    next_tier: v.nullable(v.object({ tier: v.picklist(TIERS), missing: amount })),
    to_expire: v.array(v.object({ ledger: v.picklist(POINTS_KINDS), points: amount, good_until: lastDay })),
    movements: v.array(
      v.object({
        ledger: v.picklist(POINTS_KINDS),
        kind: v.picklist(MOVEMENT_KINDS),
        points: moved,
        at: v.string(),
        code: v.nullable(v.string()),
        folio: v.nullable(v.string()),
        good_until: v.nullable(lastDay),
      }),
    ),
    older: v.nullable(v.string()),
  }),
});

export type MovementsView = DataOf<typeof getMovements>;

/**
 * Late credit: points of a ticket boarded in the last 60 days and not bought with the card, by its folio and the name
 * on it, once.
 */
export const postLateCredit = route({
  service,
  method: 'POST',
  path: 'site/account/late_credit',
  summary: { es: 'Pedir los puntos de un viaje ya hecho', en: 'Ask for the points of a trip already made' },
  guesses: 'lateCreditGuess',
  access,
  query: undefined,
  body: v.object({ folio: text(40), first_name: text(100), last_name: text(100) }),
  data: v.object({ points: amount }),
});

export const pointsRoutes = [getMovements, postLateCredit];
