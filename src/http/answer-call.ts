import { fault } from '#domain/errors.ts';
import { holdsCardNumber } from '#http/card-numbers.ts';
import { callService } from '#http/external-service.ts';
import type { DispatchedCall, Dispatch } from '#http/dispatch.ts';
import type { Handler } from '#http/handler.ts';
import { isSafe } from '#http/read-body.ts';
import { type Answered, refusalOf } from '#http/refusal-of.ts';
import type { ServiceName } from '#wire/route.ts';

/** Base address of a service that another system answers. */
export type Bases = Readonly<Partial<Record<ServiceName, string>>>;

export type AnswerCall = (handler: Handler, asked: DispatchedCall) => Promise<Answered>;

/**
 * Here, or at the system configuration points the service to; from wherever it comes, a call is first looked through.
 */
export const createAnswerCall =
  (dispatch: Dispatch, bases: Bases): AnswerCall =>
  async (handler, asked) => {
    const sent = [asked.query, asked.body, asked.params];
    if (holdsCardNumber(sent) || !sent.every((value) => isSafe(value))) return refusalOf([fault('invalid_request')]);
    const base = bases[handler.route.service];
    return base === undefined ? dispatch(handler, asked) : callService(base, handler.route, asked);
  };
