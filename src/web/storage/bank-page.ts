const NAME = 'anden.bank';

interface BankPage {
  readonly code: string;
  readonly url: string;
}

/** Leaving for the bank is not leaving the purchase (T39): this tab knows where the traveller went, and back. */
export function rememberBankPage(code: string, url: string): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ code, url } satisfies BankPage));
  } catch {
    // Storage may be refused; the bank's page is then reached by paying again.
  }
}

/** Where the bank waits for the traveller of this reservation, if this tab went there. */
export function bankPageOf(code: string): string | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Partial<BankPage> | null;
    return kept?.code === code && /^https?:\/\//.test(kept.url ?? '') ? kept.url : undefined;
  } catch {
    return undefined;
  }
}
