import type { AnswerCall, AskedCall } from '#http/answer-call.ts';
import type { Handler } from '#http/handler.ts';
import type { ApiCall } from '#wire/call.ts';
import type { Route } from '#wire/route.ts';

export interface InProcessDeps {
  readonly handlers: readonly Handler[];
  readonly answerCall: AnswerCall;
}

/** The API call of pages rendered on the server: the same routes, validation and envelope, without the network. */
export const inProcessCall =
  ({ handlers, answerCall }: InProcessDeps, known: Omit<AskedCall, 'query' | 'body' | 'params'>): ApiCall =>
  async (route, { query, body, params = {} } = {}) => {
    // Compared by name: the built pages have their own copy of the table.
    const handler = handlers.find((candidate) => isSameCall(candidate.route, route));
    if (!handler) throw new Error(`nothing answers ${route.service} ${route.path}`);
    const { status, envelope } = await answerCall(handler, { ...known, query, body, params });
    if (status === 200 && envelope.http.code === 200 && envelope.http.status === 'success')
      return { ok: true, data: envelope.content.data as never };
    return { ok: false, status, errors: envelope.content.errors };
  };

const isSameCall = (a: Route, b: Route): boolean =>
  a.service === b.service && a.method === b.method && a.path === b.path;
