/** The result of one HTTP request. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  /** No connection was made: nothing can have happened. */
  | { readonly kind: 'unreached' }
  /** The connection failed after the request was sent: anything may have happened. */
  | { readonly kind: 'silence' };

/** Errors that occur before a byte is sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** Sends one request and reads the whole reply within this many milliseconds. Never throws. */
export async function exchange(url: string, request: RequestInit, timeoutMs: number): Promise<Reply> {
  try {
    const response = await fetch(url, { ...request, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return { kind: 'answer', status: response.status, text: await response.text() };
  } catch (error) {
    return { kind: wasNeverSent(error) ? 'unreached' : 'silence' };
  }
}

function wasNeverSent(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && NEVER_SENT.has(String(cause.code));
}
