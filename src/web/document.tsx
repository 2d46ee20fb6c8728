import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { Lang } from '#text/lang.ts';
import type { BuiltEntry } from '#web/assets.ts';
import { BOOT, DATES_BOOT } from '#web/boot.ts';
import type { Brand, Palette } from '#web/brand.ts';
import type { Head, Site } from '#web/page.ts';
import { colourToken } from '#ui/colour-names.ts';
import { propertyOf } from '#ui/token-names.ts';
import { SOCIAL_SIZE, socialPath } from '#web/social-picture.ts';

export interface DocumentParts {
  readonly site: Site;
  readonly brand: Brand;
  readonly theme: 'light' | 'dark' | undefined;
  readonly head: Head;
  /** Absolute URLs of this screen in each language. */
  readonly alternates: Readonly<Record<Lang, string>>;
  /** Scheme, host and port of the site. */
  readonly origin: string;
  readonly layout: (children: ReactNode) => ReactNode;
  readonly screen: ReactNode;
  /** Wraps the screen; never hydrated. */
  readonly around: (screen: ReactNode) => ReactNode;
  /** Below the screen; never hydrated. */
  readonly after: ReactNode;
  readonly data: unknown;
  readonly built: Omit<BuiltEntry, 'css'>;
  readonly interactive: boolean;
  /** The calendar, for pages with a `DateField`. */
  readonly dates: Omit<BuiltEntry, 'css'>;
  /** The element with all style sheets: the same string each time, by which its bytes and its hash are kept. */
  readonly sheets: string;
  readonly fonts: readonly string[];
  /** The visitor has them from an earlier page. */
  readonly usesFonts: boolean;
}

/**
 * Renders the whole document, in pieces: the style sheets are one. Only the screen is hydrated; everything around it works
 * without scripts.
 */
export function renderDocument(parts: DocumentParts): readonly string[] {
  const { site, head, alternates, built, fonts, usesFonts } = parts;
  const around = renderToStaticMarkup(
    <>
      {parts.layout(
        <>
          {parts.around(<div id="root" />)}
          {parts.after}
        </>,
      )}
    </>,
  );
  const slot = around.indexOf(ROOT);
  const screen = parts.interactive ? renderToString(parts.screen) : renderToStaticMarkup(<>{parts.screen}</>);
  const state = inScript({ data: parts.data, site });
  const scripts = parts.interactive
    ? `<script type="application/json" id="state" data-entry="${built.script}" data-chunks="${built.chunks.join(' ')}">${state}</script><script>${BOOT}</script>`
    : '';
  const theme = parts.theme ? ` data-theme="${parts.theme}"` : '';
  const isInFonts = usesFonts ? ' data-fonts' : '';
  // A shell may leave the screen out.
  const inRoot = slot + ROOT.length - ROOT_END.length;
  const body = slot < 0 ? [around] : [around.slice(0, inRoot), screen, around.slice(inRoot)];
  return [
    `<!doctype html><html lang="${site.lang === 'es' ? 'es-MX' : 'en'}"${theme}${isInFonts}><head><meta charset="utf-8">`,
    // With `font-display: optional`, one that comes late is not used on this page.
    ...(usesFonts ? fonts : []).map(
      (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    renderToStaticMarkup(
      <HeadTags head={head} alternates={alternates} origin={parts.origin} lang={site.lang} brand={parts.brand} />,
    ),
    head.things ? `<script type="application/ld+json">${inScript(linkedData(head.things))}</script>` : '',
    parts.sheets,
    '</head><body>',
    ...body,
    body.some((piece) => piece.includes(' data-calendar=')) ? datesScript(parts.dates) : '',
    scripts,
    '</body></html>',
  ];
}

const datesScript = ({ script, chunks }: DocumentParts['dates']): string =>
  `<script data-entry="${script}" data-chunks="${chunks.join(' ')}">${DATES_BOOT}</script>`;

const ROOT_END = '</div>';

/** Where the screen belongs, as React writes it. What a visitor typed never equals it: its `<` is written as `&lt;`. */
const ROOT = `<div id="root">${ROOT_END}`;

/** JSON-LD: data that browsers do not execute. */
const linkedData = (things: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': things });

const inScript = (value: unknown): string => JSON.stringify(value).replace(/[<\u2028\u2029]/g, escaped);

const escaped = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

interface HeadTagsProps {
  readonly head: Head;
  readonly alternates: Readonly<Record<Lang, string>>;
  readonly origin: string;
  readonly lang: Lang;
  readonly brand: Brand;
}

function HeadTags({ head, alternates, origin, lang, brand }: HeadTagsProps) {
  return (
    <>
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <title>{`${head.title} · ${brand.name}`}</title>
      <meta name="description" content={head.description} />
      {head.refreshSeconds === undefined ? null : (
        <noscript>
          <meta httpEquiv="refresh" content={String(head.refreshSeconds)} />
        </noscript>
      )}
      {head.noIndex || head.isAlike ? <meta name="robots" content="noindex" /> : null}
      <link rel="canonical" href={alternates[lang]} />
      <link rel="alternate" hrefLang="es-MX" href={alternates.es} />
      <link rel="alternate" hrefLang="en" href={alternates.en} />
      <link rel="alternate" hrefLang="x-default" href={alternates.es} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={brand.light.board} />
      {/* A page that is not indexed is not shared either: its title and description are enough. */}
      {head.noIndex ? null : (
        <SocialTags head={head} address={alternates[lang]} origin={origin} lang={lang} brand={brand} />
      )}
    </>
  );
}

interface SocialTagsProps {
  readonly head: Head;
  /** Absolute URL of the page: social networks reject relative ones. */
  readonly address: string;
  readonly origin: string;
  readonly lang: Lang;
  readonly brand: Brand;
}

/** What social networks show with a link to a public page. */
const SocialTags = ({ head: { title, description, picture }, address, origin, lang, brand }: SocialTagsProps) => (
  <>
    <meta property="og:title" content={title} />
    <meta property="og:description" content={description} />
    <meta property="og:url" content={address} />
    <meta property="og:site_name" content={brand.name} />
    <meta property="og:image" content={origin + (picture?.path ?? socialPath(lang))} />
    <meta property="og:image:width" content={String(SOCIAL_SIZE.width)} />
    <meta property="og:image:height" content={String(SOCIAL_SIZE.height)} />
    <meta property="og:image:alt" content={picture?.alt ?? `${brand.name}. ${brand.tagline[lang]}`} />
    <meta name="twitter:card" content="summary_large_image" />
  </>
);

const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, colour]) => `${propertyOf(colourToken(name))}:${colour}`)
    .join(';');

/** The brand's colours as custom properties: the visitor's choice overrides the device's. */
export const paletteCss = ({ light, dark }: Brand): string =>
  `:root{color-scheme:light;${declarations(light)}}` +
  `@media(prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${declarations(dark)}}}` +
  `:root[data-theme=dark]{color-scheme:dark;${declarations(dark)}}`;
