import { FRAME_SCRIPT } from '#http/card-frame/frame-script.ts';
import { FRAME_STYLE } from '#http/card-frame/frame-style.ts';
import { cardFrame } from '#text/card-frame.ts';
import type { Lang } from '#text/lang.ts';

export interface CardProvider {
  readonly merchantId: string;
  readonly publicKey: string;
  /** The provider's script for browsers: `…/openpay.v1.js`, or the smaller `…/openpay.v1.min.js`. */
  readonly scriptUrl: string;
  /** Where the script sends the card. */
  readonly apiUrl: string;
  readonly sandbox: boolean;
}

/**
 * The provider's scripts: one creates tokens, the other identifies the device. The provider publishes the second next
 * to the first under a name of the same pattern.
 */
export const scriptsOf = ({ scriptUrl }: Pick<CardProvider, 'scriptUrl'>): readonly string[] => [
  scriptUrl,
  scriptUrl.replace('/openpay-js/', '/openpay-data-js/').replace('/openpay.v1', '/openpay-data.v1'),
];

export interface FramePage {
  readonly lang: Lang;
  readonly theme: string;
  /** The only page that may exchange messages with the frame. */
  readonly origin: string;
  readonly provider: CardProvider;
}

/** The document of the frame: four fields, the provider's scripts and ours. */
export function framePage({ lang, theme, origin, provider }: FramePage): string {
  const { merchantId, publicKey, sandbox } = provider;
  const scripts = [...new Set(scriptsOf(provider))].map((url) => `<script src="${escaped(url)}"></script>`);
  const settings = JSON.stringify({ origin, merchantId, publicKey, sandbox }).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="${lang === 'es' ? 'es-MX' : 'en'}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${cardFrame.title[lang]}</title><style>${FRAME_STYLE}</style></head>
<body><main><h1>${cardFrame.title[lang]}</h1><form id="card" autocomplete="on" novalidate aria-label="${cardFrame.title[lang]}">
${input('number', cardFrame.number[lang], cardFrame.wrongNumber[lang], 'autocomplete="cc-number" inputmode="numeric" maxlength="23"')}
${input('holder', cardFrame.holder[lang], cardFrame.wrongHolder[lang], 'autocomplete="cc-name" maxlength="80"')}
<div class="pair">
${input('expiry', cardFrame.expiry[lang], cardFrame.wrongExpiry[lang], 'autocomplete="cc-exp" inputmode="numeric" maxlength="7"')}
${input('cvv', cardFrame.cvv[lang], cardFrame.wrongCvv[lang], 'autocomplete="cc-csc" inputmode="numeric" maxlength="4"')}
</div>
<p class="error" id="unreachable" role="alert" hidden>${cardFrame.unreachable[lang]}</p>
</form></main>
<script type="application/json" id="settings">${settings}</script>
${scripts.join('')}<script>${FRAME_SCRIPT}</script></body></html>`;
}

const input = (id: string, label: string, error: string, attributes: string): string =>
  `<div><label for="${id}">${label}</label><input id="${id}" ${attributes} aria-describedby="${id}-error" required>` +
  `<p class="error" id="${id}-error" role="alert" hidden>${error}</p></div>`;

const escaped = (text: string): string => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`);
