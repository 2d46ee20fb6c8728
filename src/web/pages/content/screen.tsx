import { ContentPage } from '#web/content/content-page.tsx';
import type { ContentData } from '#web/content/load-content.ts';
import type { ScreenProps } from '#web/page.ts';

export const Screen = ({ data, site }: Omit<ScreenProps<ContentData>, 'call'>) => (
  <ContentPage data={data} site={site} isService={data.content?.kind === 'service'} />
);
