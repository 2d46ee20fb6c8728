import * as v from 'valibot';
import type { Caller } from '#app/caller.ts';
import { type Fault, fault } from '#domain/errors.ts';
import type { Device } from '#domain/statistics/device.ts';
import type { Handler } from '#http/handler.ts';
import { type Answered, refusalOf } from '#http/refusal-of.ts';
import type { Instant } from '#kernel/instant.ts';
import { success } from '#wire/envelope.ts';

export interface DispatchedCall {
  readonly query: unknown;
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly now: Instant;
  readonly lang: 'es' | 'en';
  readonly device?: Device | undefined;
}

/** Stops waiting for work when waiting is pointless: a problem that `isBusy` ends the wait. */
export type WhileAnswering = <T>(work: () => Promise<T>) => Promise<T>;

export interface DispatchDeps {
  readonly whileAnswering?: WhileAnswering;
  /** A temporary error: the database has no free connection, for example. */
  readonly isBusy: (problem: unknown) => boolean;
  /** Receives every unexpected error; the caller only learns that something failed. */
  readonly report: (problem: unknown) => void;
}

export type Dispatch = (handler: Handler, asked: DispatchedCall) => Promise<Answered>;

/** Validates a call by its route, runs its handler and wraps the outcome. Never throws. */
export const createDispatch =
  ({ isBusy, report, whileAnswering = (work) => work() }: DispatchDeps): Dispatch =>
  async (handler, { query, body, ...known }) => {
    const { route } = handler;
    const asked = parsed(route.query, query ?? {});
    const sent = parsed(route.body, body ?? {});
    const faults = [...asked.faults, ...sent.faults];
    if (faults.length > 0) return refusalOf(faults);
    try {
      const request = { ...known, query: asked.value as never, body: sent.value as never };
      const result = await whileAnswering(() => handler.handle(request));
      return result.ok ? { status: 200, envelope: success(result.value) } : refusalOf(result.fault);
    } catch (problem) {
      report(problem);
      const code = isBusy(problem) ? 'service_unavailable' : 'action_failed';
      return refusalOf([fault(handler.unsure ?? code)], isBusy(problem) ? 503 : 500);
    }
  };

interface Parsed {
  readonly value: unknown;
  readonly faults: readonly Fault[];
}

/** Parses an input by its schema; each mismatch is one fault, named by its path. */
function parsed(schema: v.GenericSchema | undefined, input: unknown): Parsed {
  if (!schema) return { value: undefined, faults: [] };
  const result = v.safeParse(schema, input);
  if (result.success) return { value: result.output, faults: [] };
  const fields = new Set(result.issues.map((issue) => v.getDotPath(issue) ?? undefined));
  return {
    value: undefined,
    faults: [...fields].slice(0, MAX_FAULTS).map((field) => fault('invalid_request', field)),
  };
}

/** Enough to correct a form; a hostile list of thousands of mistakes is not echoed in full. */
const MAX_FAULTS = 20;
