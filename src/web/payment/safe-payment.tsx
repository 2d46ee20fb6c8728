import type { Lang } from '#text/lang.ts';
import { payWayTexts } from '#text/pay-ways.ts';
import { Icon } from '#ui/drawings/icon.tsx';
import { lock } from '#ui/drawings/icons.ts';
import type { Site } from '#web/page.ts';
import styles from './safe-payment.module.css';
import type { ShownWay } from './way-texts.ts';

interface SafePaymentProps {
  readonly ways: readonly ShownWay[];
  readonly brand: Pick<Site['brand'], 'name'>;
  readonly lang: Lang;
}

/** Who charges the card, and that the carrier never sees it. */
export const SafePayment = ({ ways, brand, lang }: SafePaymentProps) =>
  ways.some(({ kind }) => kind === 'card') ? (
    <p className={styles['safe']}>
      <Icon d={lock} size={20} />
      <span>
        <strong>{payWayTexts.safe[lang]}</strong> {payWayTexts.whoCharges(brand.name)[lang]}
      </span>
    </p>
  ) : null;
