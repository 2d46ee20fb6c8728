import { searchErrors } from '#text/errors/search.ts';
import type { Lang } from '#text/lang.ts';
import { homeSearchText } from '#text/pages/home-search.ts';
import type { ApiCall } from '#wire/call.ts';
import { getPromotionalCode } from '#wire/websale.ts';

/** The message about a promotional code; empty if the server could not be reached. */
export interface PromoVerdict {
  readonly good?: string;
  readonly error?: string;
}

interface Checking {
  readonly call: ApiCall;
  readonly lang: Lang;
  onVerdict(verdict: PromoVerdict): void;
}

/** Checks the code in a field, unless another one is typed meanwhile. */
export async function checkPromo(field: HTMLInputElement, { call, lang, onVerdict }: Checking): Promise<void> {
  const { value } = field;
  const code = value.trim();
  if (code === '') return;
  const verdict = await verdictOn(code, call, lang);
  if (field.value === value) onVerdict(verdict);
}

/** What the server says of a code (M12). It is checked again when the form is submitted. */
async function verdictOn(code: string, call: ApiCall, lang: Lang): Promise<PromoVerdict> {
  const found = await call(getPromotionalCode, { query: { code } }).catch(() => undefined);
  if (found?.ok) return { good: homeSearchText.promoGood(found.data.percent)[lang] };
  const refused = found?.errors.some(({ code: why }) => why === 'promo_invalid');
  return refused ? { error: searchErrors.promo_invalid[lang] } : {};
}
