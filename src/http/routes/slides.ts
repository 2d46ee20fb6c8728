import type { ShownWithDraft } from '#app/content/preview.ts';
import { type Figures, withFigures } from '#domain/content/figures.ts';
import { isAddress } from '#domain/content/read-document.ts';
import type { Content } from '#domain/content/shown.ts';
import { type Handler, handler } from '#http/handler.ts';
import type { Instant } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import { getSlider } from '#wire/catalogue.ts';
import type { DataOf } from '#wire/route.ts';

type Slide = DataOf<typeof getSlider>['slides'][number];

export interface SlideHandlersDeps {
  readonly shown: ShownWithDraft;
  readonly figures: (now: Instant) => Promise<Figures>;
  /** The Spanish address of a page by its name; undefined for an unknown one. */
  readonly pathOf: (target: string) => string | undefined;
}

/** Slides of the home page (M23): published content in order of creation. */
export const slideHandlers = ({ shown: shownTo, figures, pathOf }: SlideHandlersDeps): readonly Handler[] => [
  handler(getSlider, async ({ query, now }) => {
    const shown = await shownTo(query.preview, now);
    if (!shown.ok) return shown;
    const slides = [...shown.value.contents.values()].filter(({ kind }) => kind === 'slide');
    const current = await figures(now);
    return ok({ slides: slides.map((slide) => slideView(slide, current, pathOf)) });
  }),
];

/** Drawings of the site by topic; a slide written by an editor has none. */
const DRAWINGS: Readonly<Record<string, string>> = { seat: 'seat', family: 'family', open: 'ticket' };

function slideView({ slug, document }: Content, figures: Figures, pathOf: SlideHandlersDeps['pathOf']): Slide {
  const { title, description, blocks } = withFigures(document, figures);
  const to = blocks.find((block) => block.kind === 'link')?.to ?? 'home';
  return {
    id: slug,
    title: { ...title },
    text: { ...description },
    href: (isAddress(to) ? to : pathOf(to)) ?? pathOf('home') ?? '/',
    drawing: DRAWINGS[slug] ?? '',
  };
}
