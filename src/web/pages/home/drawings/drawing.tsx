import type { ReactElement } from 'react';
import type { Lang } from '#text/lang.ts';
import { Coast } from '#web/pages/home/drawings/coast.tsx';
import { Family } from '#web/pages/home/drawings/family.tsx';
import { Seat } from '#web/pages/home/drawings/seat.tsx';
import { Ticket } from '#web/pages/home/drawings/ticket.tsx';
import styles from '#web/pages/home/slides.module.css';

interface DrawingProps {
  readonly name: string;
  readonly lang: Lang;
}

const DRAWINGS: Readonly<Record<string, (props: { readonly lang: Lang }) => ReactElement | ReactElement[]>> = {
  coast: Coast,
  seat: Seat,
  family: Family,
  ticket: Ticket,
};

/** A drawing by its name; nothing for a name we do not know. */
export function Drawing({ name, lang }: DrawingProps) {
  const Picture = DRAWINGS[name];
  if (!Picture) return null;
  return (
    <svg className={styles['drawing']} viewBox="0 0 320 180" aria-hidden="true">
      <Picture lang={lang} />
    </svg>
  );
}
