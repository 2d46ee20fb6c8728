import { LONG_ACCOUNT_CODE_DIGITS } from '#domain/loyalty/account-code.ts';
import type { Lang } from '#text/lang.ts';
import { accountText } from '#text/pages/account.ts';
import { TextField } from '#ui/field.tsx';

interface CodeFieldProps {
  readonly error: string | undefined;
  /** The previous input. */
  readonly value?: string;
  readonly lang: Lang;
}

/** The digits that were sent. */
export const CodeField = ({ error, value, lang }: CodeFieldProps) => (
  <TextField
    name="digits"
    label={accountText.code[lang]}
    hint={accountText.codeHint[lang]}
    error={error}
    defaultValue={value}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={LONG_ACCOUNT_CODE_DIGITS * 2}
    required
  />
);
