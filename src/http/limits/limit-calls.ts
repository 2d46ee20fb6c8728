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
      const wait = limiter.take(budgetOf(route), { ...request.caller, ...askedAbout(request) });
      return wait ? fail([tooMany(wait.retryAfter)]) : handle(request);
    },
  });

export const tooMany = (retryAfter: number) => fault('too_many_requests', undefined, { retry_after: retryAfter });

type Named = Readonly<Partial<Record<'code' | 'link' | 'card' | 'phone' | 'email', unknown>>>;

/**
 * What a call is about: a reservation, named by its `code` or by the `link` of who pays for others; signing in names an
 * account in one of three ways.
 */
function askedAbout({ query, body }: Pick<HandlerRequest, 'query' | 'body'>) {
  const { code, link, card, phone, email } = { ...(query as Named), ...(body as Named) };
  const account = [card, phone, email].find((one) => typeof one === 'string' && one.trim() !== '');
  const reservation = [code, link].find((one) => typeof one === 'string');
  return {
    ...(typeof reservation === 'string' ? { reservation } : {}),
    ...(typeof account === 'string' ? { account } : {}),
  };
}
