/** What came back from one HTTP request. */
export type Reply =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  /** Nobody was reached: nothing can have happened. */
  | { readonly kind: 'unreached' }
  /** The line went dead: anything may have happened. */
  | { readonly kind: 'silence' };

/** Before a byte was sent. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/** One request, its whole answer awaited for this many milliseconds. Never throws. */
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
