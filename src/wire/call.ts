import type { WireError } from '#wire/envelope.ts';
import type { BodyInput, DataOf, QueryInput, Route } from '#wire/route.ts';

/** What a call came back with: success only when the code is 200 and the status says so (M208). */
export type CallAnswer<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly status: number; readonly errors: readonly WireError[] };

export interface CallInput<R extends Route> {
  readonly query?: QueryInput<R>;
  readonly body?: BodyInput<R>;
  /** From a browser the body goes in base64 (M207). */
  readonly encoded?: boolean;
  /** Parameters of the path: `:project_id`. */
  readonly params?: Readonly<Record<string, string>>;
}

/** The one way pages reach the services: `fetch` in the browser, the server's own dispatch while it renders. */
export type ApiCall = <R extends Route>(route: R, asked?: CallInput<R>) => Promise<CallAnswer<DataOf<R>>>;
