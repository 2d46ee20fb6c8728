/** The part of autocannon that is used here; the package has no types. */
declare module 'autocannon' {
  interface Request {
    readonly path: string;
    readonly headers?: Readonly<Record<string, string>>;
  }
  interface Client {
    setRequests(requests: readonly Request[]): void;
  }
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
    readonly setupClient?: (client: Client) => void;
  }
  interface Result {
    readonly requests: { readonly average: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
