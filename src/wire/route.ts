import type * as v from 'valibot';

export type ServiceName =
  | 'websale'
  | 'catalogue'
  | 'account'
  | 'invoicing'
  | 'new_invoicing'
  | 'tours'
  | 'vallarta_adventures'
  | 'additionals'
  | 'oauth'
  | 'itinerary'
  | 'operation';

type Schema = v.GenericSchema;

/**
 * One call of a service. Browser, server and the OpenAPI document read the same value, so a path or a field cannot
 * differ between them. `path` is the specification's, with `:name` for a parameter.
 */
export interface Route<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
> {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
}

export const route = <Q extends Schema | undefined, B extends Schema | undefined, D extends Schema>(
  value: Route<Q, B, D>,
): Route<Q, B, D> => value;

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Input<S> = S extends Schema ? v.InferInput<S> : undefined;

export type QueryOf<R> = R extends Route<infer Q, infer _B, infer _D> ? Output<Q> : never;
export type BodyOf<R> = R extends Route<infer _Q, infer B, infer _D> ? Output<B> : never;
export type DataOf<R> = R extends Route<infer _Q, infer _B, infer D> ? Output<D> : never;
export type QueryInput<R> = R extends Route<infer Q, infer _B, infer _D> ? Input<Q> : never;
export type BodyInput<R> = R extends Route<infer _Q, infer B, infer _D> ? Input<B> : never;
