import type { Lang } from '#text/lang.ts';
import { orderText } from '#text/orders.ts';
import * as paths from '#wire/page-paths.ts';

/** What a buyer declares by going on: the privacy notice was read, and they are of age. */
export const GoingOn = ({ className, lang }: { readonly className: string | undefined; readonly lang: Lang }) => (
  <p className={className}>
    {orderText.goingOn[lang]}{' '}
    <a href={paths.privacy[lang]} target="_blank" rel="noopener">
      {orderText.notice[lang]}
    </a>{' '}
    {orderText.andOfAge[lang]}
  </p>
);
