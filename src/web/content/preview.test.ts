import { expect, test } from 'vitest';
import { BUILT_IN } from '#text/content/built-in.ts';
import { pageOf, previewIn, previewPath } from '#web/content/preview.ts';
import { findRoute, rootLanding } from '#web/routes.ts';

test.each(BUILT_IN.map(({ slug, kind }) => [slug, kind] as const))(
  '%s has a page, and a draft of it is shown there',
  (slug, kind) => {
    const path = pageOf({ slug, kind });
    expect(findRoute(path!.es) ?? rootLanding(path!.es)).toBeDefined();
    for (const lang of ['es', 'en'] as const) {
      const address = new URL(previewPath({ slug, kind }, `${slug}.1.x-_`, lang)!, 'https://site.example');
      expect(previewIn(address.searchParams)).toEqual({ preview: `${slug}.1.x-_` });
      expect(findRoute(address.pathname) ?? rootLanding(address.pathname)).toBeDefined();
    }
  },
);

test.each(['salida-tour-', 'salida-aventura-', 'salida-barco-x'])('%s is the text of no page', (slug) => {
  expect(pageOf({ slug, kind: 'outing' })).toBeUndefined();
});

test('without a link there is nothing to ask with', () => {
  expect(previewIn(new URLSearchParams('lang=en'))).toEqual({});
});
