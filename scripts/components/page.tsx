import { renderToStaticMarkup } from 'react-dom/server';
import '#ui/tokens.css';
import '#ui/fonts.css';
import { COSTERA } from '#main/costera.ts';
import { LANGS, type Lang } from '#text/lang.ts';
import { paletteCss } from '#web/document.tsx';
import { Controls } from './controls.tsx';
import { Larger } from './larger.tsx';
import styles from './page.module.css';
import { Pieces } from './pieces.tsx';
import { Section } from './section.tsx';
import { Surfaces } from './surfaces.tsx';

export const THEMES = ['light', 'dark', 'forced'] as const;
export const TEXT_SIZES = ['100', '200'] as const;

/** How the page is displayed. */
export interface Look {
  readonly lang: Lang;
  readonly theme: (typeof THEMES)[number];
  /** Per cent of the browser's default. */
  readonly text: (typeof TEXT_SIZES)[number];
}

/** The page of all components, as one document without a script. `css` is the style sheet of its imports. */
export function renderPage(look: Look, css: string): string {
  const { lang, theme, text } = look;
  const size = text === '100' ? '' : `:root{font-size:${text}%}`;
  const body = renderToStaticMarkup(<Page look={look} />)
    // Without a script nothing would open them.
    .replaceAll('<dialog ', '<dialog open="" ')
    // The page begins at its top.
    .replaceAll(' autofocus=""', '');
  return [
    `<!doctype html><html lang="${lang}" data-theme="${theme === 'dark' ? 'dark' : 'light'}" data-fonts><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
    `<title>${TITLE[lang]}</title><style>@layer base,parts,screen,forced;${paletteCss(COSTERA)}${css}${size}</style>`,
    theme === 'forced' ? `<style>${forcedCss(css)}</style>` : '',
    `</head><body>${body}</body></html>`,
  ].join('');
}

/**
 * Simulates forced colours as far as a page can: all colours become system colours, then the components' rules for
 * forced colours apply. Only the browser's own setting is exact.
 */
function forcedCss(css: string): string {
  const own = css
    .split(/@media\s*\(forced-colors:\s*active\)\s*\{/)
    .slice(1)
    .map(blockOf)
    .join('');
  const all = '*{color:CanvasText;background-color:Canvas;border-color:CanvasText;box-shadow:none}';
  return `@layer forced{${all}a{color:LinkText}}${own}`;
}

/** Everything up to the brace that closes the block in which `text` begins. */
function blockOf(text: string): string {
  let depth = 1;
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return text.slice(0, index);
  }
  return text;
}

const TITLE = { es: 'Componentes', en: 'Components' };
const LEAD = {
  es: 'Cada pieza de la que se hacen las pantallas, en todos sus estados.',
  en: 'Each part that screens are made of, in all its states.',
};
const SWITCHES = { lang: LANGS, theme: THEMES, text: TEXT_SIZES };

function Page({ look }: { readonly look: Look }) {
  const { lang } = look;
  return (
    <main className={styles['page']}>
      <header className={styles['head']}>
        <h1>{TITLE[lang]}</h1>
        <p>{LEAD[lang]}</p>
        <nav aria-label={{ es: 'Cómo se ve', en: 'How it is seen' }[lang]}>
          {Object.entries(SWITCHES).map(([name, values]) => (
            <ul key={name}>
              {values.map((value) => (
                <li key={value}>
                  <a
                    href={`?${new URLSearchParams({ ...look, [name]: value })}`}
                    aria-current={look[name as keyof Look] === value ? 'true' : undefined}
                  >
                    {name} {value}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </nav>
      </header>
      <Tokens lang={lang} />
      <Controls lang={lang} />
      <Pieces lang={lang} />
      <Surfaces lang={lang} />
      <Larger lang={lang} />
    </main>
  );
}

function Tokens({ lang }: { readonly lang: Lang }) {
  const { light } = COSTERA;
  return (
    <>
      <Section title={{ es: 'Colores', en: 'Colours' }[lang]}>
        <ul className={styles['swatches']}>
          {Object.keys(light).map((name) => (
            <li key={name}>
              <i style={{ background: `var(--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})` }} />
              {name}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={{ es: 'Letra', en: 'Type' }[lang]}>
        <p className="sign" style={{ fontSize: 'clamp(2.5rem, 1.6rem + 4vw, 4.5rem)' }}>
          {{ es: 'Rótulo: ¿Adónde?', en: 'Sign: Where to?' }[lang]}
        </p>
        <p className="sign" style={{ fontSize: 'var(--text-xxl)' }}>
          6:15 $ 1,234.50
        </p>
        <p style={{ font: '600 var(--text-lead) / 1.2 var(--font-label)' }}>
          {{ es: 'Texto: etiquetas y botones, niño, año', en: 'Label: labels and buttons' }[lang]}
        </p>
        <p>{{ es: 'La letra del sistema, para lo que se lee.', en: 'The system’s face, for what is read.' }[lang]}</p>
      </Section>
    </>
  );
}
