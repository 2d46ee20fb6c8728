import type { Session } from '#adapters/db/pool.ts';
import { execute, statement } from '#adapters/db/statement.ts';
import type { ReservationId } from '#kernel/ids.ts';

const LOCK_CODE = statement<{ readonly use_limit: number | null }>(
  'promo-lock-code',
  'select use_limit from promo_code where code = $1 for no key update',
);

const COUNT = statement<{ readonly uses: number }>(
  'promo-count-uses',
  'select count(*)::int as uses from promo_use where code = $1 and reservation_id <> $2',
);

const USE = statement(
  'promo-use',
  `insert into promo_use (code, reservation_id, used_at) values ($1, $2, clock_timestamp())
   on conflict (code, reservation_id) do nothing`,
);

const GIVE_BACK = statement('promo-give-back', 'delete from promo_use where reservation_id = $1');

/** Counts one use of a code while its payment may succeed. False when none is left. */
export async function usePromo(session: Session, id: ReservationId, code: string | undefined): Promise<boolean> {
  if (code === undefined) return true;
  const [promo] = await execute(session, LOCK_CODE, [code]);
  if (!promo) return false;
  const [counted] = await execute(session, COUNT, [code, id]);
  if (promo.use_limit !== null && counted!.uses >= promo.use_limit) return false;
  await execute(session, USE, [code, id]);
  return true;
}

/** The payment failed. */
export const releasePromo = async (session: Session, id: ReservationId): Promise<void> => {
  await execute(session, GIVE_BACK, [id]);
};
