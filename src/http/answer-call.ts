import { askService } from '#http/external-service.ts';
import type { Asked, Dispatch } from '#http/dispatch.ts';
import type { Handler } from '#http/handler.ts';
import type { Answered } from '#http/refusal-of.ts';
import type { ServiceName } from '#wire/route.ts';

/** Base address of a service that another system answers. */
export type Bases = Readonly<Partial<Record<ServiceName, string>>>;

export type AnswerCall = (handler: Handler, asked: Asked) => Promise<Answered>;

/** Here, or at the system configuration points the service to. */
export const createAnswerCall =
  (dispatch: Dispatch, bases: Bases): AnswerCall =>
  (handler, asked) => {
    const base = bases[handler.route.service];
    return base === undefined ? dispatch(handler, asked) : askService(base, handler.route, asked);
  };
