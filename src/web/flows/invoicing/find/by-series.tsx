import { formText } from '#text/form.ts';
import { invoicingText as say } from '#text/invoicing.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { CODE_INPUT, TextField } from '#ui/field.tsx';
import { Fold, FOLD_ROW } from '#ui/fold.tsx';
import { InvoiceItem, InvoiceList } from '#web/invoicing/invoice-list.tsx';
import type { Site } from '#web/page.ts';
import { errorAt } from '#web/shown-errors.ts';
import type { FindData } from './find-data.ts';
import styles from './find.module.css';

interface BySeriesProps {
  readonly data: FindData;
  readonly site: Pick<Site, 'lang' | 'formToken'>;
}

/** Finds an invoice by the details printed on it. */
export function BySeries({ data, site: { lang, formToken } }: BySeriesProps) {
  const { series, folio, rfc, seriesErrors: errors, found } = data;
  const field = (name: string, value: string) => ({
    name,
    error: errorAt(errors, name),
    defaultValue: value,
    ...CODE_INPUT,
    maxLength: 40,
    required: true,
  });
  return (
    <Fold title={say.bySeries[lang]} isOpen={found !== null || errors.length > 0}>
      <p>{say.bySeriesHint[lang]}</p>
      <ErrorSummary title={formText.thereIsAProblem[lang]} errors={errors} />
      {found ? (
        <InvoiceList lang={lang}>
          {found.map((invoice) => (
            <InvoiceItem key={invoice.invoice_id} invoice={invoice} lang={lang} />
          ))}
        </InvoiceList>
      ) : null}
      <form className={`${FOLD_ROW} ${styles['row']}`} method="post" noValidate>
        <input type="hidden" name="_form" value={formToken} />
        <input type="hidden" name="do" value="series" />
        <TextField {...field('series', series)} label={say.series[lang]} />
        <TextField {...field('folio', folio)} label={say.folio[lang]} inputMode="numeric" />
        <TextField {...field('rfc', rfc)} label={say.rfc[lang]} />
        <Button>{say.seriesSubmit[lang]}</Button>
      </form>
    </Fold>
  );
}
