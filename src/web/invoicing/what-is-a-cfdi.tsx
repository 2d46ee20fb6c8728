import { invoicingText as say } from '#text/invoicing.ts';
import type { Lang } from '#text/lang.ts';
import styles from './panel.module.css';

/** For visitors from abroad, who do not know what a CFDI is. */
export const WhatIsACfdi = ({ lang }: { readonly lang: Lang }) =>
  lang === 'es' ? null : (
    <section className={styles['explained']} aria-labelledby="cfdi">
      <h2 id="cfdi">{say.whatIsIt[lang]}</h2>
      <p>{say.whatItIs[lang]}</p>
    </section>
  );
