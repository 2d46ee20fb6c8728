import { formText } from '#text/form.ts';
import { giftPaper } from '#text/gift-paper.ts';
import { giftText } from '#text/gifts.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CODE_INPUT, TextField } from '#ui/field.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { priceText } from '#ui/price.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { GiftBalanceData } from '#web/pages/gift-balance/gift-balance-data.ts';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

/** A plain form, with the result above it. */
export function Screen({ data, site }: Pick<ScreenProps<GiftBalanceData>, 'data' | 'site'>) {
  const { code, found, captcha, errors } = data;
  const { lang, formToken } = site;
  return (
    <Sheet title={giftText.balanceTitle[lang]} lead={giftText.balanceLead[lang]} width="form">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {found ? (
        <NoticeBox role="status">
          <p>
            <strong>{giftText.left(priceText(found.left, lang), priceText(found.amount, lang))[lang]}</strong>
          </p>
          <p>{giftText.spend[lang]}</p>
          {found.document ? (
            <p>
              <a
                className={buttonClass('second')}
                href={`data:application/pdf;base64,${found.document.pdf}`}
                download={found.document.filename}
              >
                {giftPaper.download[lang]}
              </a>
            </p>
          ) : null}
          <p>
            <a className={buttonClass('main')} href={paths.home[lang]}>
              {giftText.buy[lang]}
            </a>
          </p>
        </NoticeBox>
      ) : null}
      <form className={PANEL} method="post" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <TextField
          name="code"
          label={giftText.code[lang]}
          error={errorAt(errors, 'code')}
          defaultValue={code}
          {...CODE_INPUT}
          maxLength={24}
          required
        />
        <TextField
          name="secret"
          label={giftText.secret[lang]}
          error={errorAt(errors, 'secret')}
          {...CODE_INPUT}
          maxLength={24}
          required
        />
        <CaptchaField task={captcha} lang={lang} />
        <Button look="main">{giftText.ask[lang]}</Button>
      </form>
      <p>
        <a href={paths.giftCard[lang]}>{giftText.giveOne[lang]}</a>
      </p>
    </Sheet>
  );
}
