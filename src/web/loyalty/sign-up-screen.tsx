import { useContext } from 'react';
import { accountText, signUpText as say } from '#text/pages/account.ts';
import { Button } from '#ui/button.tsx';
import { CountedErrorSummary } from '#ui/counted-error-summary.tsx';
import { CheckField, EMAIL_INPUT, TextField } from '#ui/field.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { CaptchaField } from '#web/guessing/captcha-field.tsx';
import { OverPage } from '#web/loyalty/over-page.ts';
import { withTarget } from '#web/loyalty/with-target.ts';
import { PasswordField } from '#web/loyalty/password-field.tsx';
import { SendTypeChoice } from '#web/loyalty/send-type-choice.tsx';
import type { ScreenProps } from '#web/page.ts';
import type { SignUpData } from '#web/loyalty/sign-up-data.ts';
import { useSent } from '#web/services/use-sent.ts';
import { errorAt } from '#web/shown-errors.ts';
import * as paths from '#wire/page-paths.ts';

type Shown = Pick<ScreenProps<SignUpData>, 'data' | 'site'>;

/** A plain form; with scripts it shows the unmet password requirements while typing. */
export function SignUpScreen({ data, site: { lang, formToken } }: Shown) {
  const { typed, errors, to } = data;
  const [isSent, onSubmit] = useSent();
  const isOverPage = useContext(OverPage);
  const at = (field: string) => errorAt(errors, field);
  return (
    <Sheet title={say.title[lang]} lead={say.description[lang]} width="authenticate">
      <CountedErrorSummary errors={errors} lang={lang} />
      <form className={PANEL} method="post" noValidate onSubmit={onSubmit}>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="to" value={to} />
        <Names typed={typed} at={at} lang={lang} />
        <TextField
          name="cell_phone"
          type="tel"
          inputMode="tel"
          label={say.phone[lang]}
          hint={say.phoneHint[lang]}
          error={at('cell_phone')}
          defaultValue={typed.phone}
          autoComplete="tel-national"
          maxLength={40}
          required
        />
        <TextField
          {...EMAIL_INPUT}
          name="email"
          label={say.email[lang]}
          error={at('email')}
          defaultValue={typed.email}
          maxLength={320}
          required
        />
        <TextField
          name="birthday"
          label={say.birthday[lang]}
          hint={say.birthdayHint[lang]}
          error={at('birthday')}
          defaultValue={typed.birthday}
          inputMode="text"
          maxLength={5}
        />
        <PasswordField
          label={accountText.password[lang]}
          hint={errors.length > 0 && !isOverPage ? say.passwordAgain[lang] : undefined}
          error={at('password')}
          lang={lang}
        />
        <SendTypeChoice sendType={typed.sendType} lang={lang} />
        <CheckField
          name="privacy"
          label={say.privacy[lang]}
          error={at('privacy')}
          defaultChecked={typed.privacy}
          required
        />
        <a href={paths.privacy[lang]}>{say.privacyLink[lang]}</a>
        <CheckField name="offers" label={say.offers[lang]} defaultChecked={typed.offers} />
        <CaptchaField task={data.captcha} lang={lang} />
        <Button look="main" busy={isSent}>
          {say.submit[lang]}
        </Button>
      </form>
      <p>
        <a href={withTarget(paths.signIn[lang], to)}>{accountText.toSignIn[lang]}</a>
      </p>
      <p>
        <a href={paths.frequentTraveller[lang]}>{accountText.toProgramme[lang]}</a>
      </p>
    </Sheet>
  );
}

interface NamesProps {
  readonly typed: SignUpData['typed'];
  readonly at: (field: string) => string | undefined;
  readonly lang: 'es' | 'en';
}

const Names = ({ typed, at, lang }: NamesProps) => (
  <>
    <TextField
      name="first_name"
      label={say.firstName[lang]}
      error={at('first_name')}
      defaultValue={typed.firstName}
      autoComplete="given-name"
      maxLength={120}
      required
    />
    <TextField
      name="last_name"
      label={say.lastName[lang]}
      error={at('last_name')}
      defaultValue={typed.lastName}
      autoComplete="family-name"
      maxLength={120}
      required
    />
  </>
);
