import { errorMessage } from '#text/errors.ts';
import { invoicingText as say } from '#text/invoicing.ts';
import { buttonClass } from '#ui/button.tsx';
import { NoticeBox } from '#ui/notice-box.tsx';
import type { PanelData } from './panel-data.ts';
import styles from './panel.module.css';
import { FileLinks } from './file-links.tsx';
import { phaseOf, stagesDone } from './invoice-phase.ts';
import type { Site } from '#web/page.ts';
import type { InvoiceView } from '#wire/invoicing.ts';

interface AskedPanelProps {
  readonly asked: InvoiceView;
  readonly here: PanelData['here'];
  readonly site: Pick<Site, 'lang'>;
}

/** The state of the invoice just requested. */
export function RequestedPanel({ asked, here, site: { lang } }: AskedPanelProps) {
  const phase = phaseOf(asked);
  if (phase === 'rejected')
    return (
      <NoticeBox tone="danger" role="alert">
        <p>{errorMessage(asked.fault ?? 'cannot_stamp')[lang]}</p>
        <p>{say.tryAgain[lang]}</p>
      </NoticeBox>
    );
  const isWaiting = phase === 'waiting';
  return (
    <section className={styles['asked']} data-phase={phase} role="status" aria-labelledby="asked">
      <h2 id="asked">{(isWaiting ? say.stamping : say.issued)[lang]}</h2>
      <ol className={styles['stages']}>
        {say.stages.map((stage, i) => (
          <li key={stage.es} data-done={i < stagesDone(asked) || undefined}>
            {stage[lang]}
          </li>
        ))}
      </ol>
      <p>
        {isWaiting
          ? say.stampingHint(asked.email)[lang]
          : (asked.pdf_url ? say.sentTo(asked.email) : say.soon(asked.email))[lang]}
      </p>
      {asked.fault ? <NoticeBox tone="warning">{errorMessage(asked.fault)[lang]}</NoticeBox> : null}
      {isWaiting ? (
        <p>
          <a className={buttonClass()} href={here}>
            {say.again[lang]}
          </a>
        </p>
      ) : (
        <FileLinks invoice={asked} lang={lang} isMain />
      )}
    </section>
  );
}
