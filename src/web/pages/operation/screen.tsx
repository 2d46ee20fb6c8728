import { useEffect } from 'react';
import { formText } from '#text/form.ts';
import { operationText, ROLE_NAMES } from '#text/pages/operation.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/field.tsx';
import { PANEL, Sheet } from '#ui/sheet.tsx';
import { forgetBuses } from '#web/boarding/forget-buses.ts';
import type { ScreenProps } from '#web/page.ts';
import type { OperationData } from '#web/pages/operation/operation-data.ts';
import styles from '#web/pages/operation/operation.module.css';
import { errorAt } from '#web/shown-errors.ts';

type Shown = Pick<ScreenProps<OperationData>, 'data' | 'site'>;

/**
 * Sign-in form, or the operator's screens. When nobody is signed in, the device deletes the previous operator's
 * passenger lists.
 */
export function Screen(props: Shown) {
  const { data, site } = props;
  const { lang } = site;
  const { operator, errors } = data;
  const isAtWork = operator !== null;
  useEffect(() => {
    if (!isAtWork) void forgetBuses().catch(() => undefined);
  }, [isAtWork]);
  return (
    <Sheet
      title={operator ? operationText.hello(operator.name)[lang] : operationText.title[lang]}
      lead={operator ? ROLE_NAMES[operator.role][lang] : operationText.description[lang]}
      width={operator ? 'form' : 'authenticate'}
    >
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {operator ? <AtWork {...props} /> : <SignIn {...props} />}
    </Sheet>
  );
}

function SignIn({ data: { to, errors }, site: { lang, formToken } }: Shown) {
  return (
    <form className={PANEL} method="post" noValidate>
      <input type="hidden" name="_form" value={formToken} />
      <input type="hidden" name="to" value={to} />
      <TextField
        name="key"
        type="password"
        label={operationText.key[lang]}
        hint={operationText.keyHint[lang]}
        error={errorAt(errors, 'key')}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
        required
      />
      <Button look="main">{operationText.submit[lang]}</Button>
    </form>
  );
}

function AtWork({ data: { links }, site: { lang, formToken } }: Shown) {
  return (
    <>
      {links.length > 0 ? (
        <nav aria-label={operationText.title[lang]}>
          <ul className={styles['links']}>
            {links.map(({ href, title, hint }) => (
              <li key={href}>
                <a className={styles['link']} href={href}>
                  <strong>{title}</strong>
                  <span>{hint}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : (
        <p>{operationText.nothing[lang]}</p>
      )}
      <form method="post">
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="do" value="leave" />
        <Button look="quiet">{operationText.leave[lang]}</Button>
      </form>
    </>
  );
}
