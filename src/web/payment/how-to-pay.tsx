import type { Lang } from '#text/lang.ts';
import type { Message } from '#text/message.ts';
import { PAYNET_CHAINS, storeReferenceText } from '#text/store-reference.ts';
import { priceText } from '#ui/price.tsx';
import styles from './how-to-pay.module.css';
import { storeOf, type StoreReferenceView } from './store-reference-view.ts';

type PayIt = (amount: string) => Message;

interface HowToPayProps {
  readonly voucher: StoreReferenceView;
  /** False for a payer who is not the holder and gets no ticket. */
  readonly isHolder: boolean;
  /** What happens after paying, if it differs from a trip's. */
  readonly says?: (Readonly<Record<'soon' | 'late', Message>> & { readonly payIt?: PayIt }) | undefined;
  readonly lang: Lang;
}

/** The three steps at the till, the store chains, and what happens afterwards, late payment included (T4). */
export function HowToPay({ voucher, isHolder, says = storeReferenceText, lang }: HowToPayProps) {
  const store = storeOf(voucher);
  return (
    <div className={styles['how']}>
      <section aria-labelledby="how-to-pay">
        <h2 id="how-to-pay">{storeReferenceText.how[lang]}</h2>
        <ol className={styles['steps']}>
          <li>{storeReferenceText.go[store][lang]}</li>
          <li>{storeReferenceText.say[store][lang]}</li>
          <li>{(says.payIt ?? storeReferenceText.payIt)(priceText(voucher.amount, lang))[lang]}</li>
        </ol>
      </section>
      {store === 'openpay' ? (
        <section aria-labelledby="where-to-pay">
          <h2 id="where-to-pay">{storeReferenceText.stores[lang]}</h2>
          <p>{storeReferenceText.storesHint[lang]}</p>
          <ul className={styles['chains']}>
            {PAYNET_CHAINS.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      ) : null}
      <section aria-labelledby="next">
        <h2 id="next">{storeReferenceText.next[lang]}</h2>
        <p>{(isHolder ? says.soon : storeReferenceText.soonForPayer)[lang]}</p>
        <p className={styles['late']}>{says.late[lang]}</p>
      </section>
    </div>
  );
}
