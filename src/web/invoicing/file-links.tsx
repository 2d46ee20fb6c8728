import { invoicingText as say } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import { buttonClass } from '#ui/button.tsx';
import type { InvoiceView } from '#wire/invoicing.ts';
import styles from './panel.module.css';

interface FileLinksProps {
  readonly invoice: InvoiceView;
  readonly lang: Lang;
  readonly isMain?: boolean;
}

/** The available files of an invoice that this visitor may download. */
export function FileLinks({ invoice, lang, isMain = false }: FileLinksProps) {
  const { pdf_url: pdf, xml_url: xml, html_url: html, series, folio } = invoice;
  const number = say.number(series, folio)[lang];
  if (!pdf && !xml && !html) return null;
  return (
    <p className={styles['files']}>
      {pdf ? (
        <a
          className={buttonClass(isMain ? 'main' : 'plain')}
          href={pdf}
          aria-label={say.fileOf(say.pdf[lang], number)[lang]}
        >
          {say.pdf[lang]}
        </a>
      ) : null}
      {xml ? (
        <a className={buttonClass()} href={xml} aria-label={say.fileOf(say.xml[lang], number)[lang]}>
          {say.xml[lang]}
        </a>
      ) : null}
      {html ? (
        <a className={buttonClass('quiet')} href={html} aria-label={say.fileOf(say.read[lang], number)[lang]}>
          {say.read[lang]}
        </a>
      ) : null}
    </p>
  );
}
