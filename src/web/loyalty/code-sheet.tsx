import type { SubmitEvent, ReactNode } from 'react';
import { formText } from '#text/form.ts';
import type { Lang } from '#text/lang.ts';
import { accountText } from '#text/pages/account.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { CodeField } from '#web/loyalty/code-field.tsx';
import { errorAt, type ShownError } from '#web/shown-errors.ts';

interface CodeSheetProps {
  readonly title: string;
  /** Where the code was sent. */
  readonly lead: string;
  /** Another code was just sent. */
  readonly isAgain: boolean;
  readonly errors: readonly ShownError[];
  /** Digits typed before, if they were right. */
  readonly digits?: string;
  /** Hidden fields of both forms, by name. */
  readonly hidden: Readonly<Record<string, string>>;
  readonly submit: { readonly label: string; readonly value: string };
  readonly back: { readonly label: string; readonly href: string };
  /** Its button is busy while the form is on its way. */
  readonly sending: { readonly isSent: boolean; readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void };
  /** Fields after the code. */
  readonly children?: ReactNode;
  readonly lang: Lang;
}

/** A form for a code that was sent, another to request a new one, and the way back to the form before. */
export function CodeSheet({
  title,
  lead,
  isAgain,
  errors,
  digits,
  hidden,
  submit,
  back,
  sending,
  children,
  lang,
}: CodeSheetProps) {
  const fields = Object.entries(hidden).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  return (
    <Sheet title={title} lead={lead} width="authenticate">
      {isAgain ? <NoticeBox role="status">{accountText.sentAgain[lang]}</NoticeBox> : null}
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      <form className={PANEL} method="post" noValidate onSubmit={sending.onSubmit}>
        {fields}
        <CodeField error={errorAt(errors, 'digits')} {...(digits === undefined ? {} : { value: digits })} lang={lang} />
        {children}
        <Button look="main" name="do" value={submit.value} busy={sending.isSent}>
          {submit.label}
        </Button>
      </form>
      <form method="post">
        {fields}
        <Button look="quiet" name="do" value="again">
          {accountText.again[lang]}
        </Button>
      </form>
      <p>
        <a href={back.href}>{back.label}</a>
      </p>
    </Sheet>
  );
}
