import type * as v from 'valibot';
import type { OperatorRole } from '#domain/operators/operator.ts';

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

/** The budget a call is counted by. The numbers are in `#http/limits/budgets.ts`. */
export type CallBudget =
  | 'read'
  | 'calendar'
  | 'change'
  | 'create'
  | 'promo'
  | 'seats'
  | 'payment'
  | 'walletSession'
  | 'confirm'
  | 'login'
  | 'lookUp'
  | 'invoicing'
  | 'invoice'
  | 'boarding'
  | 'operatorSignIn'
  | 'case'
  | 'document'
  | 'token'
  | 'tokenCheck';

/** The additional budget of wrong guesses. */
export type GuessBudget = 'promoGuess' | 'declined' | 'lateCreditGuess';

/** Operators of these roles, and managers, who may do everything. */
export interface OperatorAccess {
  readonly roles: readonly OperatorRole[];
}

/** Callers who prove more than a session; `required` if nobody else is answered. */
export interface ProofAccess {
  readonly proofs: readonly ('traveller' | 'agency' | 'basic' | 'bearer')[];
  readonly required: boolean;
}

/** Who may call. Ownership of a reservation is checked by the use case. */
export type Access = OperatorAccess | ProofAccess;

/** A document as `downloadOf` serves it. */
export type DownloadKind = 'pdf' | 'html' | 'pkpass' | 'ics' | 'csv' | 'file';

/**
 * One call of a service. Browser, server, limits and the OpenAPI document use the same value, so that a path or a field
 * cannot differ between them. `path` is the specification's, with `:name` for a parameter. Browsers only get `service`,
 * `method` and `path`: the build leaves out the rest.
 */
export interface Route<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
> {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** What it is for, on the page of the API. */
  readonly summary: Readonly<Record<'es' | 'en', string>>;
  /** Default: `read` for a GET and `change` for the others. */
  readonly budget?: CallBudget;
  /** Begins a sale or a change of one: refused while sales are paused. Whatever has begun may be finished. */
  readonly beginsSale?: true;
  /** Set when the answer reveals whether a guess is right. */
  readonly guesses?: GuessBudget;
  /** Absent: everybody. */
  readonly access?: Access | undefined;
  /** What `download=true` answers instead of the envelope (M82). */
  readonly download?: DownloadKind;
  /** Its body contains files in base64 and may be larger than others. */
  readonly takesFiles?: true;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
}

/** Its type records whether it is for operators: neither binding accepts a call of the other's. */
export const route = <
  Q extends Schema | undefined,
  B extends Schema | undefined,
  D extends Schema,
  A extends Access | undefined = undefined,
>(
  value: Route<Q, B, D> & { readonly access?: A },
): Route<Q, B, D> & { readonly access: A } => value as Route<Q, B, D> & { readonly access: A };

type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;
type Input<S> = S extends Schema ? v.InferInput<S> : undefined;

export type QueryOf<R> = R extends Route<infer Q, infer _B, infer _D> ? Output<Q> : never;
export type BodyOf<R> = R extends Route<infer _Q, infer B, infer _D> ? Output<B> : never;
export type DataOf<R> = R extends Route<infer _Q, infer _B, infer D> ? Output<D> : never;
export type QueryInput<R> = R extends Route<infer Q, infer _B, infer _D> ? Input<Q> : never;
export type BodyInput<R> = R extends Route<infer _Q, infer B, infer _D> ? Input<B> : never;
