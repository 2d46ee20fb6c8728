import type { Lang } from '#text/lang.ts';

/** Pixels: what networks show beside a link. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

/** The address of the picture that networks show beside a link. */
export const socialPath = (lang: Lang): string => `/social-${lang}.png`;
