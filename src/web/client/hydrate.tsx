import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ScreenProps, Site } from '#web/page.ts';
import { browserCall } from '#web/services/browser-call.ts';
import { late } from '#web/services/late.ts';

const rest = late(() => import('#web/client/at-rest.ts'));

/** Hydrates the server-rendered screen with the data it was rendered from. */
export function hydrate<Data>(Screen: ComponentType<ScreenProps<Data>>): void {
  const root = document.getElementById('root');
  const state = document.getElementById('state')?.textContent;
  if (!root || !state) return;
  const { data, site } = JSON.parse(state) as { data: Data; site: Site };
  const call = browserCall(site.formToken);
  hydrateRoot(root, <Screen data={data} site={site} call={call} />);
  void rest().then(({ atRest }) => atRest({ site, call }));
}
