import type { ContentDocument } from '#domain/content/block.ts';
import { BY_LAND } from '#text/content/tours/by-land.ts';
import { ON_THE_WATER } from '#text/content/tours/on-the-water.ts';

/** Texts about the demo's tours, by the names of their addresses. */
export const TOUR_TEXTS: Readonly<Record<string, ContentDocument>> = { ...ON_THE_WATER, ...BY_LAND };
