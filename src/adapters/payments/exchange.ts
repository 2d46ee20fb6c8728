import { exchange as exchangeText, type Reply as TextReply } from '#adapters/providers/exchange.ts';

/** What came back from one HTTP request; an answer that is not JSON counts as silence. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | Exclude<TextReply, { readonly kind: 'answer' }>;

const NO_CONTENT = 204;

/** One request, its whole answer awaited for this many milliseconds and read as JSON. Never throws. */
export async function exchange(url: string, request: RequestInit, timeoutMs: number): Promise<Reply> {
  const reply = await exchangeText(url, request, timeoutMs);
  if (reply.kind !== 'answer') return reply;
  const { status, text } = reply;
  try {
    return { kind: 'answer', status, body: status === NO_CONTENT ? {} : JSON.parse(text) };
  } catch {
    return { kind: 'silence' };
  }
}
