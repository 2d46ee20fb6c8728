import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LATE_CREDIT_DAYS, POINTS_MONTHS, POINTS_PERCENT, TIER_TRIPS } from '#domain/loyalty/point-rules.ts';
import { TIERS } from '#domain/loyalty/tier.ts';
import { POINTS_PACKS } from '#domain/packs/pack-rules.ts';
import { TIER_NAMES } from '#text/tiers.ts';
import * as paths from '#wire/page-paths.ts';
import { Points } from './points.tsx';

test.each(['es', 'en'] as const)('in %s each card says its share of the fare, its months and its trips', (lang) => {
  const html = renderToStaticMarkup(createElement(Points, { lang }));
  const rows = [...html.matchAll(/<th scope="row">([^<]*)<\/th><td>(\d+)[^<]*<\/td><td>(\d+)[^<]*<\/td><td>([^<]*)</g)];
  expect(rows.map(([, card, percent, months]) => [card, Number(percent), Number(months)])).toEqual(
    TIERS.map((tier) => [TIER_NAMES[tier][lang], POINTS_PERCENT[tier], POINTS_MONTHS[tier]]),
  );
  expect(rows.map(([, , , , trips]) => Number.parseInt(trips!, 10) || 0)).toEqual(
    TIERS.map((tier) => TIER_TRIPS[tier]),
  );
});

test.each(['es', 'en'] as const)('in %s packs and late credit are told with their figures, and linked', (lang) => {
  const html = renderToStaticMarkup(createElement(Points, { lang }));
  const [least, most] = [POINTS_PACKS[0]!, POINTS_PACKS.at(-1)!];
  expect([least.key, most.key]).toEqual(['500', '5000']);
  expect(html).toMatch(/500 (a|to) 5,000/);
  expect(html).toMatch(new RegExp(`${most.percentOff}\\s?%`));
  expect(html).toMatch(new RegExp(`${LATE_CREDIT_DAYS} (días|days)`));
  expect(html).toContain(`href="${paths.buyPoints[lang]}"`);
  expect(html).toContain(`href="${paths.myPoints[lang]}"`);
});
