import { readableOn } from '#http/widget/readable-on.ts';

/** Colours as `#0b2a33`. */
export interface WidgetColours {
  readonly ink: string;
  readonly surface: string;
  readonly muted: string;
  readonly border: string;
  readonly action: string;
}

export interface WidgetLook {
  readonly light: WidgetColours;
  readonly dark: WidgetColours;
  /** Of the button, if the embedding page sets one. */
  readonly accent: string | undefined;
  readonly theme: 'light' | 'dark' | undefined;
}

/** The style of the embedded search: separate, because none of the site's styles load there. */
export function widgetStyle({ light, dark, accent, theme }: WidgetLook): string {
  const colours = ({ ink, surface, muted, border, action }: WidgetColours): string => {
    const button = accent ?? action;
    return `--ink:${ink};--surface:${surface};--muted:${muted};--border:${border};--action:${button};--on-action:${readableOn(button)}`;
  };
  const [usual, other] = theme === 'dark' ? [dark, light] : [light, dark];
  const scheme = theme ?? 'light dark';
  const inTheDark = theme === undefined ? `@media(prefers-color-scheme:dark){:root{${colours(other)}}}` : '';
  return `:root{color-scheme:${scheme};${colours(usual)}}${inTheDark}${RULES}`;
}

const RULES =
  '*{box-sizing:border-box}' +
  'body{margin:0;padding:16px;background:var(--surface);color:var(--ink);font:400 1rem/1.4 system-ui,sans-serif}' +
  'h1{margin:0 0 .25rem;font-size:1.25rem;line-height:1.2}' +
  'p{margin:0 0 .75rem;color:var(--muted);font-size:.875rem}' +
  'form{display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,11rem),1fr))}' +
  'label{display:grid;gap:.25rem;font-weight:600;font-size:.875rem;min-width:0}' +
  'select,input,button{width:100%;min-width:0;min-height:2.75rem;padding:8px 10px;border:1px solid var(--border);border-radius:.5rem;' +
  'background:var(--surface);color:var(--ink);font:400 1rem/1.4 system-ui,sans-serif}' +
  'button{grid-column:1/-1;border-color:var(--action);background:var(--action);color:var(--on-action);font-weight:700;cursor:pointer}' +
  'button small{font-weight:400}' +
  ':focus-visible{outline:3px solid var(--ink);outline-offset:2px}' +
  'a{color:inherit}' +
  'form:has([name=round] option[value=false]:checked) .back{display:none}';
