import { formText } from '#text/form.ts';
import { giftText } from '#text/gifts.ts';
import { shownErrors } from '#web/all-errors.ts';
import { type Page, show } from '#web/page.ts';
import type { GiftBalanceData } from '#web/pages/gift-balance/gift-balance-data.ts';
import { Screen } from '#web/pages/gift-balance/screen.tsx';
import { captchaOf } from '#wire/captcha.ts';
import { postGiftBalance } from '#wire/gifts.ts';

/** A typed code is cut to this length when shown again. */
const MAX_CODE_LENGTH = 24;

/** The balance of a gift card, by its code and secret (B19). */
export const giftBalancePage: Page<GiftBalanceData> = {
  load: async () => show({ code: '', found: null, captcha: null, errors: [] }),

  async act({ call, lang }, form) {
    const code = (form.get('code') ?? '').slice(0, MAX_CODE_LENGTH);
    const captcha = form.get('captcha');
    const body = { code, secret: form.get('secret') ?? '', document: true, lang, ...(captcha ? { captcha } : {}) };
    const asked = await call(postGiftBalance, { body });
    // A browser that is used by somebody else next does not keep the card.
    if (asked.ok)
      return { kind: 'show', isPassing: true, data: { code, found: asked.data, captcha: null, errors: [] } };
    return {
      kind: 'show',
      status: 422,
      data: {
        code,
        found: null,
        captcha: captchaOf(asked.errors) ?? null,
        errors: shownErrors(asked.errors, lang).map((error) =>
          error.field === 'captcha' ? { field: undefined, text: giftText.captcha[lang] } : error,
        ),
      },
    };
  },

  head: ({ errors }, { lang }) => ({
    title: errors.length > 0 ? `${formText.error[lang]}: ${giftText.balanceTitle[lang]}` : giftText.balanceTitle[lang],
    description: giftText.balanceDescription[lang],
  }),
  Screen,
};
