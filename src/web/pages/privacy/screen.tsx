import { privacyText } from '#text/pages/privacy.ts';
import type { CarrierFacts } from '#text/prose.ts';
import type { ScreenProps } from '#web/page.ts';
import { Prose } from '#web/pages/prose/prose.tsx';

export function Screen({ data, site: { lang } }: Omit<ScreenProps<CarrierFacts>, 'call'>) {
  return <Prose text={privacyText(data)} lang={lang} />;
}
