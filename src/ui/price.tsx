import { centavos, formatMoney } from '#kernel/money.ts';

interface PriceProps {
  /** Centavos. */
  readonly amount: number;
  readonly lang: 'es' | 'en';
  readonly className?: string | undefined;
}

/** `$ 1,234.50`, with the currency spelled out where a dollar sign could mislead. */
export function Price({ amount, lang, className }: PriceProps) {
  const text = formatMoney(centavos(amount)).replace(' ', ' ');
  return <span className={`figures ${className ?? ''}`.trim()}>{lang === 'en' ? `${text} MXN` : text}</span>;
}
