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

/** What a call is counted by. How many of each there are, and how often, is in `#http/limits/budgets.ts`. */
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

/** What wrong guesses are counted by besides. */
export type GuessBudget = 'promoGuess' | 'declined' | 'lateCreditGuess';

/** Operators of these roles, and managers, who may do everything. */
export interface OperatorAccess {
  readonly roles: readonly OperatorRole[];
}

/** Who proves more than a session does; `required` where nobody else is answered. */
export interface ProofAccess {
  readonly proofs: readonly ('traveller' | 'agency' | 'basic' | 'bearer')[];
  readonly required: boolean;
}

/** Whom a call is for. Which reservation is whose, its use case asks. */
export type Access = OperatorAccess | ProofAccess;

/** A document as `downloadOf` hands it out. */
export type DownloadKind = 'pdf' | 'html' | 'pkpass' | 'ics' | 'csv' | 'file';

/**
 * One call of a service. Browser, server, limits and the OpenAPI document read the same value, so a path or a field cannot
 * differ between them. `path` is the specification's, with `:name` for a parameter. Browsers have `service`, `method` and
 * `path` of it: the build leaves out the rest.
 */
export interface Route<
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Data extends Schema = Schema,
> {
  readonly service: ServiceName;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** What it is for, in the page about the calls. */
  readonly summary: Readonly<Record<'es' | 'en', string>>;
  /** Unless said, `read` for a GET and `change` for the others. */
  readonly budget?: CallBudget;
  /** A sale, or a change of one, begins with it: refused while none may begin. Whatever has begun may be finished. */
  readonly beginsSale?: true;
  /** Where the answer tells right from wrong. */
  readonly guesses?: GuessBudget;
  /** Absent: everybody. */
  readonly access?: Access | undefined;
  /** What it answers instead of the envelope where `download=true` asks for it (M82). */
  readonly download?: DownloadKind;
  /** Files come with it, in base64: its body may be larger than others. */
  readonly takesFiles?: true;
  readonly query: Query;
  readonly body: Body;
  readonly data: Data;
}

/** Its type says whether it is for operators: neither binding takes a call of the other's. */
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
