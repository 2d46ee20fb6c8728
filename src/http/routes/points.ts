import { claimLateCredit, type LateCreditDeps } from '#app/boarding/claim-late-credit.ts';
import { type MovementsDeps, readMovements } from '#app/loyalty/movements.ts';
import { type Handler, handler } from '#http/handler.ts';
import { id } from '#kernel/ids.ts';
import { before, type Instant, SECOND } from '#kernel/instant.ts';
import { dateInZone, isoInZone } from '#kernel/zoned.ts';
import { ok } from '#kernel/result.ts';
import * as wire from '#wire/points.ts';

/** The calls about the points of the signed-in traveller. */
export function pointsHandlers(deps: MovementsDeps & LateCreditDeps): readonly Handler[] {
  const movements = readMovements(deps);
  const lateCredit = claimLateCredit(deps);
  /** They expire as the next day begins. */
  const lastDayOf = (expiresAt: Instant) => dateInZone(before(expiresAt, SECOND), deps.zone);
  return [
    handler(wire.getMovements, async ({ query: { before }, caller, now }) => {
      const found = await movements({ before: before === undefined ? undefined : id(before) }, caller, now);
      if (!found.ok) return found;
      const { balances, tier, trips, next, toExpire, older } = found.value;
      return ok({
        points: { ...balances },
        tier,
        trips,
        next_tier: next ?? null,
        to_expire: toExpire.map(({ expiresAt, ...one }) => ({ ...one, good_until: lastDayOf(expiresAt) })),
        movements: found.value.movements.map(({ ledger, kind, points, at, code, folio, expiresAt }) => ({
          ledger,
          kind,
          points,
          at: isoInZone(at, deps.zone),
          code: code ?? null,
          folio: folio ?? null,
          good_until: expiresAt === undefined ? null : lastDayOf(expiresAt),
        })),
        older: older ?? null,
      });
    }),
    handler(wire.postLateCredit, async ({ body, caller, now }) => {
      const { folio, first_name: firstName, last_name: lastName } = body;
      const won = await lateCredit({ folio, name: { firstName, lastName } }, caller, now);
      return won.ok ? ok({ points: won.value }) : won;
    }),
  ];
}
