import { signUpCodeText as say } from '#text/pages/sign-up-code.ts';
import { CodeSheet } from '#web/loyalty/code-sheet.tsx';
import { withTarget } from '#web/loyalty/with-target.ts';
import type { ScreenProps } from '#web/page.ts';
import type { SignUpCodeData } from '#web/loyalty/sign-up-code-data.ts';
import { useSent } from '#web/services/use-sent.ts';
import * as paths from '#wire/page-paths.ts';

/** A plain form for the code, and another one to request a new code. */
export function SignUpCodeScreen({
  data,
  site: { lang, formToken },
}: Pick<ScreenProps<SignUpCodeData>, 'data' | 'site'>) {
  const { errors, isAgain, sendType, to } = data;
  const [isSent, onSubmit] = useSent();
  return (
    <CodeSheet
      title={say.title[lang]}
      lead={say.sent[sendType][lang]}
      isAgain={isAgain}
      errors={errors}
      hidden={{ _form: formToken, to, by: sendType }}
      submit={{ label: say.submit[lang], value: 'verify' }}
      back={{ label: say.back[lang], href: withTarget(paths.signUp[lang], to) }}
      sending={{ isSent, onSubmit }}
      lang={lang}
    />
  );
}
