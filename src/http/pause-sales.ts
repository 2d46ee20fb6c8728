import { fault } from '#domain/errors.ts';
import type { Handler } from '#http/handler.ts';
import { fail } from '#kernel/result.ts';
import { postAdditions } from '#wire/additions.ts';
import type { Route } from '#wire/route.ts';
import { postChangeSchedule } from '#wire/schedule-change.ts';
import { postCreate } from '#wire/websale.ts';

/** Where a sale, or a change of one, begins. Whatever has begun may be finished. */
const BEGINNINGS: ReadonlySet<Route> = new Set<Route>([postCreate, postChangeSchedule, postAdditions]);
const RETRY_AFTER_S = 60;

/** The same call, refused while no sale may begin. */
export const pausedWhile =
  (isPaused: () => boolean) =>
  ({ handle, ...known }: Handler): Handler => ({
    ...known,
    handle: async (request) =>
      isPaused() && BEGINNINGS.has(known.route)
        ? fail([fault('sales_paused', undefined, { retry_after: RETRY_AFTER_S })])
        : handle(request),
  });
