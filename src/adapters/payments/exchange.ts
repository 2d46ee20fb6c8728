import { exchange as exchangeText, type Reply as TextReply } from '#adapters/providers/exchange.ts';

/** The result of one HTTP request; a reply that is not JSON counts as silence. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly body: unknown }
  | Exclude<TextReply, { readonly kind: 'answer' }>;

const NO_CONTENT = 204;

/** Sends one request and reads the whole reply as JSON within this many milliseconds. Never throws. */
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
