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

/** Checks a code with the server (M12). It is checked again when the form is submitted. */
export async function checkPromo(code: string, call: ApiCall, lang: Lang): Promise<PromoVerdict> {
  const found = await call(getPromotionalCode, { query: { code } }).catch(() => undefined);
  if (found?.ok) return { good: homeSearchText.promoGood(found.data.percent)[lang] };
  const refused = found?.errors.some(({ code: why }) => why === 'promo_invalid');
  return refused ? { error: searchErrors.promo_invalid[lang] } : {};
}
