import { expect, test } from 'vitest';
import type { ContentDocument } from '#domain/content/block.ts';
import type { Content } from '#domain/content/shown.ts';
import { slideHandlers } from '#http/routes/slides.ts';
import { instant } from '#kernel/instant.ts';
import { ok } from '#kernel/result.ts';
import { BUILT_IN } from '#text/content/built-in.ts';
import { pathOfTarget } from '#web/content/targets.ts';

const FIGURES = {
  'hold-time': { es: '15 minutos', en: '15 minutes' },
  'minor-percent': { es: '50 %', en: '50%' },
  validity: { es: '365 días', en: '365 days' },
};

async function slidesOf(contents: readonly Content[]) {
  const [handler] = slideHandlers({
    shown: async () =>
      ok({ contents: new Map(contents.map((content) => [content.slug, content])), ended: new Set<string>() }),
    figures: async () => FIGURES,
    pathOf: (target) => pathOfTarget(target)?.es,
  });
  const answer = await handler!.handle({ query: {}, now: instant(0) } as never);
  if (!answer.ok) throw new Error('refused');
  return (answer.value as { readonly slides: readonly { readonly id: string; readonly href: string }[] }).slides;
}

test('the slides that came with the site, their figures those of the rules', async () => {
  expect(await slidesOf(BUILT_IN)).toEqual([
    {
      id: 'seat',
      title: { es: 'Elige tu asiento', en: 'Choose your seat' },
      text: {
        es: 'Lo apartamos 15 minutos mientras pagas, sin registrarte.',
        en: 'We hold it for 15 minutes while you pay, no account needed.',
      },
      href: '/',
      drawing: 'seat',
    },
    expect.objectContaining({ id: 'family', href: '/horarios-y-tarifas', drawing: 'family' }),
    expect.objectContaining({
      id: 'open',
      title: { es: 'Boleto abierto por 365 días', en: 'An open ticket, good for 365 days' },
    }),
  ]);
});

test('a slide of somebody’s own leads where its first link does, and home without one', async () => {
  const words = { es: 'a', en: 'b' };
  const slide = (slug: string, blocks: ContentDocument['blocks']): Content => ({
    slug,
    kind: 'slide',
    document: { title: words, description: words, blocks },
  });
  const link = (to: string) => ({ kind: 'link', to, text: words }) as const;
  const slides = await slidesOf([
    slide('x', [{ kind: 'paragraph', text: words }, link('tips'), link('home')]),
    slide('y', [link('https://example.com/a')]),
    slide('z', []),
    slide('w', [link('gone')]),
  ]);
  expect(slides.map(({ id, href }) => [id, href])).toEqual([
    ['x', '/tips-viaje'],
    ['y', 'https://example.com/a'],
    ['z', '/'],
    ['w', '/'],
  ]);
});
