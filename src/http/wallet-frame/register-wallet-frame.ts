import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { scriptsOf, type WalletFrameSettings, walletFramePage } from '#http/wallet-frame/frame-page.ts';
import { WALLET_FRAME_SCRIPT } from '#http/wallet-frame/frame-script.ts';

export const WALLET_FRAME_PATH = '/wallet-frame';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Google's button loads its own styles and images, and its script requests two Google hosts. */
const GOOGLE = { images: 'https://www.gstatic.com', calls: 'https://google.com https://www.google.com' };

/** The frame may talk to the wallets only; only our payment page may embed it. */
export function walletFramePolicy(settings: WalletFrameSettings, holder: string): string {
  const scripts = scriptsOf(settings);
  const origins = [...new Set(scripts.map((url) => new URL(url).origin))].join(' ');
  return [
    "default-src 'none'",
    `script-src ${[...scripts, hashOf(WALLET_FRAME_SCRIPT)].join(' ')}`,
    "style-src 'unsafe-inline'",
    ...(settings.google ? [`img-src ${GOOGLE.images} data:`] : []),
    ...(origins
      ? [`connect-src ${origins} ${settings.google ? GOOGLE.calls : ''}`.trim(), `frame-src ${origins}`]
      : []),
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${holder}`,
  ].join('; ');
}

/** `GET /wallet-frame`: the wallets' buttons with their third-party scripts, isolated from the page. */
export const registerWalletFrame =
  (settings: WalletFrameSettings, origin: () => string) =>
  (app: FastifyInstance): void => {
    app.get(WALLET_FRAME_PATH, (request, reply) => {
      const { lang, theme } = request.query as Record<string, unknown>;
      return reply
        .type('text/html; charset=utf-8')
        .removeHeader('x-frame-options')
        .headers({
          'content-security-policy': walletFramePolicy(settings, origin()),
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
        })
        .send(
          walletFramePage({
            lang: lang === 'en' ? 'en' : 'es',
            theme: theme === 'dark' || theme === 'light' ? theme : '',
            origin: origin(),
            settings,
          }),
        );
    });
  };
