import type { WireError } from '#wire/envelope.ts';
import type { BodyInput, DataOf, QueryInput, Route } from '#wire/route.ts';

/** The outcome of a call: success only when both code and status say so (M208). */
export type CallAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly status: number; readonly errors: readonly WireError[] };

export interface CallInput<R extends Route> {
  readonly query?: QueryInput<R>;
  readonly body?: BodyInput<R>;
  /** Browsers send the body in base64 (M207). */
  readonly encoded?: boolean;
  /** Path parameters: `:project_id`. */
  readonly params?: Readonly<Record<string, string>>;
}

/** How pages reach the services: `fetch` in the browser, the server's own dispatch while it renders. */
export type ApiCall = <R extends Route>(route: R, asked?: CallInput<R>) => Promise<CallAnswer<DataOf<R>>>;
