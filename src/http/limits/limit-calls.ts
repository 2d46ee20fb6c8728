import { fault } from '#domain/errors.ts';
import type { Handler, HandlerRequest } from '#http/handler.ts';
import { budgetOf } from '#http/limits/budgets.ts';
import type { RateLimiter } from '#http/limits/rate-limiter.ts';
import { fail } from '#kernel/result.ts';

/**
 * The same call, as often as its budget allows. Calls of the browser and of pages drawn on the server come through here
 * alike, so that a form without scripts is no way around it.
 */
export const limited =
  (limiter: RateLimiter) =>
  ({ route, handle }: Handler): Handler => ({
    route,
    handle: async (request) => {
      const reservation = codeOf(request);
      const wait = limiter.take(budgetOf(route), { ...request.caller, ...(reservation ? { reservation } : {}) });
      return wait ? fail([tooMany(wait.retryAfter)]) : handle(request);
    },
  });

export const tooMany = (retryAfter: number) => fault('too_many_requests', undefined, { retry_after: retryAfter });

/** Code of the reservation a call is about: every call names it `code`. */
function codeOf({ query, body }: Pick<HandlerRequest, 'query' | 'body'>): string | undefined {
  const { code } = { ...(query as { code?: unknown }), ...(body as { code?: unknown }) };
  return typeof code === 'string' ? code : undefined;
}
