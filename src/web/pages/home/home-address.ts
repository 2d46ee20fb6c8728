import type { Lang } from '#text/lang.ts';

/** This page in a language: its forms are sent here. */
export const homeAddress = (lang: Lang): string => (lang === 'es' ? '/' : '/home');
