import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type CardProvider, framePage, scriptsOf } from '#http/card-frame/frame-page.ts';
import { FRAME_SCRIPT } from '#http/card-frame/frame-script.ts';
import { FRAME_STYLE } from '#http/card-frame/frame-style.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The frame may talk to the provider only; only our pages may embed it. */
export const framePolicy = ({ scriptUrl, apiUrl }: Pick<CardProvider, 'scriptUrl' | 'apiUrl'>): string =>
  [
    "default-src 'none'",
    `script-src ${scriptsOf({ scriptUrl }).join(' ')} ${hashOf(FRAME_SCRIPT)}`,
    `style-src ${hashOf(FRAME_STYLE)}`,
    `connect-src ${new URL(apiUrl).origin}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');

/** `GET /card-frame`: the card is typed here, isolated from the page and our server. */
export const registerCardFrame =
  (provider: CardProvider, origin: () => string) =>
  (app: FastifyInstance): void => {
    app.get('/card-frame', (request, reply) => {
      const { lang, theme } = request.query as Record<string, unknown>;
      return reply
        .type('text/html; charset=utf-8')
        .headers({
          'content-security-policy': framePolicy(provider),
          'x-frame-options': 'SAMEORIGIN',
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
        })
        .send(
          framePage({
            lang: lang === 'en' ? 'en' : 'es',
            theme: theme === 'dark' || theme === 'light' ? theme : '',
            origin: origin(),
            provider,
          }),
        );
    });
  };
