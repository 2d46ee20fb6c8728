import type { AnswerCall, AskedCall } from '#http/answer-call.ts';
import type { Handler } from '#http/handler.ts';
import type { ApiCall } from '#wire/call.ts';
import type { Route } from '#wire/route.ts';
import { oncePer } from '#kernel/once-per.ts';

export interface InProcessDeps {
  readonly handlers: readonly Handler[];
  readonly answerCall: AnswerCall;
}

/** The API call of pages rendered on the server: the same routes, validation and envelope, without the network. */
export const inProcessCall =
  ({ handlers, answerCall }: InProcessDeps, known: Omit<AskedCall, 'query' | 'body' | 'params'>): ApiCall =>
  async (route, { query, body, params = {} } = {}) => {
    const handler = byName(handlers).get(nameOf(route));
    if (!handler) throw new Error(`nothing answers ${route.service} ${route.path}`);
    const { status, envelope } = await answerCall(handler, { ...known, query, body, params });
    if (status === 200 && envelope.http.code === 200 && envelope.http.status === 'success')
      return { ok: true, data: envelope.content.data as never };
    return { ok: false, status, errors: envelope.content.errors };
  };

/** Compared by name: the built pages have their own copy of the table. */
const nameOf = ({ service, method, path }: Route): string => `${service} ${method} ${path}`;

const byName = oncePer(
  (handlers: readonly Handler[]): ReadonlyMap<string, Handler> =>
    new Map(handlers.map((handler) => [nameOf(handler.route), handler])),
);
