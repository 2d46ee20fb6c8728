import { PROOF_TEXTS } from '#text/fares.ts';
import type { Lang } from '#text/lang.ts';
import { passengerTypeNames } from '#text/passenger-type-names.ts';
import { paymentShell } from '#text/payment-shell.ts';
import { priceText } from '#ui/price.tsx';
import { proofLines } from '#web/flows/reservation/price-lines.ts';
import styles from './discount-proof-list.module.css';
import type { SummaryView } from '#wire/reservation.ts';

/** The proof each passenger type must bring, and the cost of forgetting it (N14). */
export function DiscountProofList({ summary, lang }: { readonly summary: SummaryView; readonly lang: Lang }) {
  return (
    <section className={styles['proofs']} aria-labelledby="proofs">
      <h2 id="proofs">{paymentShell.proofs[lang]}</h2>
      <ul>
        {proofLines(summary).map(({ type, proof, dueIfForgotten }) => (
          <li key={type}>
            <strong>{passengerTypeNames[type][lang]}:</strong> {PROOF_TEXTS[proof][lang]}.
            {dueIfForgotten > 0 ? (
              <span className={styles['due']}>{paymentShell.proofDue(priceText(dueIfForgotten, lang))[lang]}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
