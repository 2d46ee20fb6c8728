import { termsText } from '#text/pages/terms.ts';
import type { CarrierFacts } from '#text/prose.ts';
import type { ScreenProps } from '#web/page.ts';
import { Prose } from '#web/pages/prose/prose.tsx';

export function Screen({ data, site: { lang } }: Omit<ScreenProps<CarrierFacts>, 'call'>) {
  return <Prose text={termsText(data)} lang={lang} />;
}
