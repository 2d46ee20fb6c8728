import { giftText } from '#text/gifts.ts';
import type { Lang } from '#text/lang.ts';
import { Logo } from '#web/layouts/logo.tsx';
import type { Brand } from '#web/brand.ts';
import styles from '#web/gifts/drawn-card.module.css';
import { roadPath } from '#web/road-pictures.ts';

interface DrawnCardProps {
  readonly brand: Brand;
  readonly lang: Lang;
}

/** The gift card as an object: the carrier's road at dusk, whatever the mode of the page. Decorative. */
export const DrawnCard = ({ brand, lang }: DrawnCardProps) => (
  <div className={styles['card']} aria-hidden="true">
    {brand.road ? <img src={roadPath('calm', 'dusk')} alt="" /> : null}
    <p className={styles['sender']}>
      <Logo brand={brand} />
      {brand.name}
    </p>
    <p className={styles['what']}>{giftText.name[lang]}</p>
  </div>
);
