import { fault } from '#domain/errors.ts';
import { holdsCardNumber } from '#http/card-numbers.ts';
import type { Proofs } from '#http/credentials.ts';
import { callService, type Elsewhere } from '#http/external-service.ts';
import type { DispatchedCall, Dispatch } from '#http/dispatch.ts';
import type { Handler } from '#http/handler.ts';
import { isSafe } from '#http/read-body.ts';
import { type Answered, refusalOf } from '#http/refusal-of.ts';

export interface AskedCall extends DispatchedCall {
  readonly proofs: Proofs;
}

export type AnswerCall = (handler: Handler, asked: AskedCall) => Promise<Answered>;

/** Answers here or forwards to the system configured for the service; either way the call is checked first. */
export const createAnswerCall =
  (dispatch: Dispatch, elsewhere: Elsewhere): AnswerCall =>
  async (handler, { proofs, ...asked }) => {
    const sent = [asked.query, asked.body, asked.params];
    if (holdsCardNumber(sent) || !sent.every((value) => isSafe(value))) return refusalOf([fault('invalid_request')]);
    const { route } = handler;
    const system = elsewhere[route.service];
    return system ? callService(system, route, { ...asked, proofs }) : dispatch(handler, asked);
  };
