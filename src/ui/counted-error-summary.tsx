import { formText } from '#text/form.ts';
import { manyErrors } from '#text/many-errors.ts';
import type { Lang } from '#text/lang.ts';
import styles from '#ui/error-summary.module.css';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { fieldId } from '#ui/field-id.ts';

interface CountedErrorSummaryProps {
  readonly errors: readonly { readonly field: string | undefined; readonly text: string }[];
  readonly lang: Lang;
}

/** More errors than this are counted. */
const MANY = 5;
const SHOWN = 3;

/** The error summary of a long form: of many errors their number and the first ones; the others are folded. */
export function CountedErrorSummary({ errors, lang }: CountedErrorSummaryProps) {
  if (errors.length <= MANY) return <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />;
  return (
    <ErrorSummary title={manyErrors.thereAreProblems(errors.length)[lang]} errors={errors.slice(0, SHOWN)}>
      <details className={styles['rest']}>
        <summary>{manyErrors.otherProblems(errors.length - SHOWN)[lang]}</summary>
        <ul>
          {errors.slice(SHOWN).map(({ field, text }) => (
            <li key={`${field}${text}`}>{field ? <a href={`#${fieldId(field)}`}>{text}</a> : text}</li>
          ))}
        </ul>
      </details>
    </ErrorSummary>
  );
}
