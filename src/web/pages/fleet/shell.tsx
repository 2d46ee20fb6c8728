import { paintsCss } from '#ui/drawings/palette.ts';
import type { ShellFacts, ShellProps } from '#web/page.ts';
import type { FleetData } from '#web/pages/fleet/screen.tsx';

/** Colours for the drawings of buses. */
export const FleetShell = ({ brand, children }: ShellProps<FleetData> & ShellFacts) => (
  <>
    <style>{paintsCss(brand)}</style>
    {children}
  </>
);
