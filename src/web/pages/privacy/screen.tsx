import { privacyText } from '#text/pages/privacy.ts';
import type { CarrierFacts } from '#text/prose.ts';
import { Prose } from '#web/content/prose.tsx';
import type { ScreenProps } from '#web/page.ts';

export function Screen({ data, site: { lang } }: Omit<ScreenProps<CarrierFacts>, 'call'>) {
  return <Prose text={privacyText(data)} lang={lang} />;
}
