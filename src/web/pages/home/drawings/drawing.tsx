import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Lang } from '#text/lang.ts';
import type { Brand, Palette } from '#web/brand.ts';
import { Coast } from '#web/pages/home/drawings/coast.tsx';
import { Family } from '#web/pages/home/drawings/family.tsx';
import { Seat } from '#web/pages/home/drawings/seat.tsx';
import { Ticket } from '#web/pages/home/drawings/ticket.tsx';

const DRAWINGS: Readonly<Record<string, (props: { readonly lang: Lang }) => ReactElement | ReactElement[]>> = {
  coast: Coast,
  seat: Seat,
  family: Family,
  ticket: Ticket,
};

/** The URL of a drawing, which contains text; undefined for an unknown name. */
export const slidePath = (name: string, lang: Lang): string | undefined =>
  Object.hasOwn(DRAWINGS, name) ? `/slide-${name}-${lang}.svg` : undefined;

const STYLE =
  'text{font:600 11px system-ui,sans-serif;fill:var(--on-board)}.big{font-size:17px}.note{fill:var(--board-muted);font-weight:400}';

/** All drawings by URL: separate files, so that pages need not include them. */
export const slidePictures = ({
  light,
}: Brand): ReadonlyMap<string, { readonly type: string; readonly body: string }> =>
  new Map(
    Object.entries(DRAWINGS).flatMap(([name, Picture]) =>
      (['es', 'en'] as const).map((lang) => {
        const svg = renderToStaticMarkup(
          <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180">
            <style>{STYLE}</style>
            <Picture lang={lang} />
          </svg>,
        );
        return [slidePath(name, lang)!, { type: 'image/svg+xml', body: coloured(svg, light) }] as const;
      }),
    ),
  );

/** A separate file cannot read the page's custom properties. */
const coloured = (svg: string, palette: Palette): string =>
  svg.replace(
    /var\(--([a-z-]+)\)/g,
    (_, name: string) =>
      palette[name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase()) as keyof Palette],
  );
