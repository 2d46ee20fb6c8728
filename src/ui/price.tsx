import { centavos, formatMoney, formatPoints, points } from '#kernel/money.ts';

interface PriceProps {
  /** Centavos. */
  readonly amount: number;
  readonly lang: 'es' | 'en';
  /** In the face of its parent, which is that of headings: from 18 px on. */
  readonly isLarge?: boolean;
  readonly className?: string | undefined;
}

/** The same inside a sentence, without line breaks. */
export function priceText(amount: number, lang: 'es' | 'en'): string {
  const text = formatMoney(centavos(amount)).replaceAll(' ', '\u00a0');
  return lang === 'en' ? `${text}\u00a0MXN` : text;
}

/** `1,234.50 PTS`, without line breaks. `amount` is in hundredths of a point. */
export const pointsText = (amount: number): string => formatPoints(points(amount)).replaceAll(' ', '\u00a0');

/** `$ 1,234.50`, with the currency code where a dollar sign could mislead. */
export function Price({ amount, lang, isLarge = false, className }: PriceProps) {
  return (
    <span className={`${isLarge ? 'figures' : 'price'} ${className ?? ''}`.trim()}>{priceText(amount, lang)}</span>
  );
}
