import { termsText } from '#text/pages/terms.ts';
import type { CarrierFacts } from '#text/prose.ts';
import { Prose } from '#web/content/prose.tsx';
import type { ScreenProps } from '#web/page.ts';

export function Screen({ data, site: { lang } }: Omit<ScreenProps<CarrierFacts>, 'call'>) {
  return <Prose text={termsText(data)} lang={lang} />;
}
