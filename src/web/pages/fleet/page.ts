import { contentHead } from '#web/content/content-page.tsx';
import { loadContent, shownWith } from '#web/content/load-content.ts';
import type { Page } from '#web/page.ts';
import { type FleetData, Screen } from '#web/pages/fleet/screen.tsx';
import { FleetShell } from '#web/pages/fleet/shell.tsx';
import { getFleet } from '#wire/content.ts';

/** The buses, drawn from their seat layouts (M154). */
export const fleetPage: Page<FleetData> = {
  async load(context) {
    const [data, found] = await Promise.all([loadContent(context, 'autobuses'), context.call(getFleet)]);
    return shownWith({ ...data, buses: found.ok ? found.data.buses : [] });
  },
  head: contentHead,
  Screen,
  Shell: FleetShell,
};
