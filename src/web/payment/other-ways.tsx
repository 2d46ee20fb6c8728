import type { MouseEvent } from 'react';
import type { Lang } from '#text/lang.ts';
import { paymentStep } from '#text/payment-step.ts';
import { buttonClass } from '#ui/button.tsx';
import styles from './payment-form.module.css';
import type { ShownWay } from './way-texts.ts';

const OFFERED = [
  ['card', paymentStep.otherCard],
  ['oxxo', paymentStep.atOxxo],
] as const;

/**
 * Alternatives after a refusal: each link selects its method, if offered. Without scripts the link only scrolls to it.
 */
export const OtherWays = ({ ways, lang }: { readonly ways: readonly ShownWay[]; readonly lang: Lang }) => (
  <p className={styles['others']}>
    {OFFERED.map(([kind, says]) =>
      ways.some((way) => way.kind === kind) ? (
        <a className={buttonClass()} href={`#pay-${kind}`} onClick={choose} key={kind}>
          {says[lang]}
        </a>
      ) : null,
    )}
  </p>
);

/** Focus moves to the card field, or to the selected method. */
function choose(event: MouseEvent<HTMLAnchorElement>): void {
  const way = document.querySelector<HTMLInputElement>(event.currentTarget.hash);
  if (!way) return;
  event.preventDefault();
  way.click();
  (way.dataset['kind'] === 'card' ? document.querySelector('iframe') : way)?.focus();
}
