import { formText } from '#text/form.ts';
import { closeAccountText as say } from '#text/pages/account-safety.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { pointsText } from '#ui/price.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { CloseAccountData } from '#web/pages/close-account/close-account-data.ts';
import styles from '#web/pages/close-account/close-account.module.css';
import { useSent } from '#web/services/use-sent.ts';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

/** What is lost and what remains, and a plain form that closes the account. */
export function Screen({ data, site: { lang, formToken } }: Pick<ScreenProps<CloseAccountData>, 'data' | 'site'>) {
  const [isSent, onSubmit] = useSent();
  const { points, errors, captcha } = data;
  if (!points)
    return (
      <Sheet title={say.closed[lang]} lead={say.closedHow[lang]} width="text">
        <p>
          <a className={buttonClass('main')} href={paths.home[lang]}>
            {say.home[lang]}
          </a>
        </p>
      </Sheet>
    );
  const lost =
    points.purchased + points.win === 0
      ? say.noPoints
      : say.points(pointsText(points.purchased), pointsText(points.win));
  return (
    <Sheet title={say.title[lang]} lead={say.description[lang]} width="text">
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <section className={styles['what']} aria-labelledby="what">
        <h2 id="what">{say.what[lang]}</h2>
        <ul>
          {[lost, say.tickets, say.baggage, say.forgotten, say.invoices].map((one) => (
            <li key={one.es}>{one[lang]}</li>
          ))}
        </ul>
      </section>
      <form className={PANEL} method="post" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="_form" value={formToken} />
        <TextField
          name="password"
          type="password"
          label={say.password[lang]}
          error={errorAt(errors, 'password')}
          autoComplete="current-password"
          maxLength={256}
          required
        />
        <CaptchaField task={captcha} lang={lang} />
        <Button look="danger" busy={isSent}>
          {say.submit[lang]}
        </Button>
      </form>
      <p>
        <a href={paths.accountSafety[lang]}>{say.stay[lang]}</a>
      </p>
    </Sheet>
  );
}
