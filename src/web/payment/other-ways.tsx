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

/** The ways on after a refusal: each chooses its way, as far as it is offered. Without scripts they lead to it. */
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

/** The focus goes to the field in which a card is typed, or to the choice itself. */
function choose(event: MouseEvent<HTMLAnchorElement>): void {
  const way = document.querySelector<HTMLInputElement>(event.currentTarget.hash);
  if (!way) return;
  event.preventDefault();
  way.click();
  (way.dataset['kind'] === 'card' ? document.querySelector('iframe') : way)?.focus();
}
