import { WALLET_FRAME_SCRIPT } from '#http/wallet-frame/frame-script.ts';
import { WALLET_FRAME_STYLE } from '#http/wallet-frame/frame-style.ts';
import type { Lang } from '#text/lang.ts';
import { walletFrame } from '#text/wallet-frame.ts';

export interface WalletFrameSettings {
  /** The carrier's name on the payment sheets. */
  readonly payee: string;
  readonly apple:
    | {
        /** Absent: only browsers with a built-in `ApplePaySession` can pay. */
        readonly scriptUrl: string | undefined;
      }
    | undefined;
  readonly google:
    | {
        readonly scriptUrl: string;
        readonly merchantId: string;
        readonly environment: 'TEST' | 'PRODUCTION';
        /** The gateway's name at Google, and ours at the gateway: the token is encrypted for it. */
        readonly gateway: string;
        readonly gatewayMerchantId: string;
      }
    | undefined;
}

/** Third-party scripts. */
export const scriptsOf = ({ apple, google }: WalletFrameSettings): readonly string[] =>
  [apple?.scriptUrl, google?.scriptUrl].filter((url) => url !== undefined);

export interface WalletFramePage {
  readonly lang: Lang;
  readonly theme: string;
  /** The only page that may exchange messages with the frame. */
  readonly origin: string;
  readonly settings: WalletFrameSettings;
}

/** The document of the frame: a place for each button, the wallets' scripts and ours. */
export function walletFramePage({ lang, theme, origin, settings }: WalletFramePage): string {
  const { payee, apple, google } = settings;
  const scripts = scriptsOf(settings).map((url) => `<script src="${escaped(url)}"></script>`);
  const told = JSON.stringify({ origin, payee, apple: apple !== undefined, google: google ?? null, lang });
  return `<!doctype html><html lang="${lang === 'es' ? 'es-MX' : 'en'}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${walletFrame.title[lang]}</title><style>${WALLET_FRAME_STYLE}</style></head>
<body><main><h1>${walletFrame.title[lang]}</h1><div id="buttons">
<button type="button" id="apple" aria-label="${walletFrame.apple[lang]}" hidden><span aria-hidden="true">Apple Pay</span></button>
<div id="google" hidden></div>
</div><p class="safe" id="safe" hidden>${walletFrame.safe[lang]}</p></main>
<script type="application/json" id="settings">${told.replaceAll('<', '\\u003c')}</script>
${scripts.join('')}<script>${WALLET_FRAME_SCRIPT}</script></body></html>`;
}

const escaped = (text: string): string => text.replace(/[&"<>]/g, (char) => `&#${char.charCodeAt(0)};`);
