import type { Caller } from '#app/caller.ts';
import type { ErrorCode, Faults } from '#domain/errors.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Instant } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import type { BodyOf, DataOf, ProofAccess, QueryOf, Route } from '#wire/route.ts';

/** A call as a handler receives it: validated by the route's schemas, its sender identified, its time read once. */
export interface HandlerRequest<R extends Route = Route> {
  readonly query: QueryOf<R>;
  readonly body: BodyOf<R>;
  /** Path parameters: `:project_id`. */
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly now: Instant;
  readonly lang: 'es' | 'en';
  /** The device the visit is counted for; absent when it is not counted. */
  readonly device?: Device | undefined;
}

/** A wire route bound to the use case that answers it. Unexpected errors are thrown; refusals are returned. */
export interface Handler<R extends Route = Route> {
  readonly route: R;
  handle(request: HandlerRequest<R>): Promise<Result<DataOf<R>, Faults>>;
  /** The error when the answer was lost and the action may have succeeded; by default, that it failed. */
  readonly unsure?: ErrorCode | undefined;
}

/**
 * Binds a route to its handler; the route's schemas give the types of both sides. Operator calls use `forOperators`.
 */
export const handler = <R extends Route & { readonly access?: ProofAccess | undefined }>(
  route: R,
  handle: (request: HandlerRequest<R>) => Promise<Result<DataOf<R>, Faults>>,
  unsure?: ErrorCode,
): Handler => ({ route, handle, unsure }) as Handler;
