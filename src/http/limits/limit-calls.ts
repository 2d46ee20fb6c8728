import { fault } from '#domain/errors.ts';
import type { Handler } from '#http/handler.ts';
import { budgetsOf, outcomeOf } from '#http/limits/budgets.ts';
import type { RequestLimits } from '#http/limits/rate-limiter.ts';
import { fail } from '#kernel/result.ts';

/**
 * The same call within its budgets. Calls of browsers and of pages rendered on the server both pass here, so that a
 * form without scripts is no way around them.
 */
export const limited =
  (limiter: RequestLimits) =>
  ({ handle, ...known }: Handler): Handler => ({
    ...known,
    handle: async (request) => {
      const names = budgetsOf(known.route);
      const wait = await limiter.take(names, request.caller);
      if (wait) return fail([tooMany(wait.retryAfter)]);
      const result = await handle(request);
      limiter.settle(names, request.caller, outcomeOf(result));
      return result;
    },
  });

export const tooMany = (retryAfter: number) => fault('too_many_requests', undefined, { retry_after: retryAfter });
