import { fault } from '#domain/errors.ts';
import type { Handler } from '#http/handler.ts';
import { fail } from '#kernel/result.ts';

const RETRY_AFTER_S = 60;

/** The same call, refused while no sale may begin. */
export const pausedWhile =
  (isPaused: () => boolean) =>
  ({ handle, ...known }: Handler): Handler => ({
    ...known,
    handle: async (request) =>
      isPaused() && known.route.beginsSale
        ? fail([fault('sales_paused', undefined, { retry_after: RETRY_AFTER_S })])
        : handle(request),
  });
