import { ticketPapers } from '#text/ticket-papers.ts';
import type { Lang } from '#text/lang.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/drawings/icon.tsx';
import { download, print } from '#ui/drawings/icons.ts';
import styles from './tickets.module.css';

interface FilesProps {
  /** URLs of the tickets as files. */
  readonly pdf: string;
  readonly html: string;
  readonly lang: Lang;
}

/** The tickets as files, to save and print. */
export const Files = ({ pdf, html, lang }: FilesProps) => (
  <section className={styles['files']} aria-label={ticketPapers.documents[lang]}>
    <a className={buttonClass()} href={pdf} download>
      <Icon d={download} size={20} />
      {ticketPapers.pdf[lang]}
    </a>
    <a className={buttonClass()} href={html}>
      <Icon d={print} size={20} />
      {ticketPapers.html[lang]}
    </a>
  </section>
);
