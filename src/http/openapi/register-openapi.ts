import type { FastifyInstance } from 'fastify';
import { compressed } from '#http/compressed.ts';
import { docsPage } from '#http/openapi/docs-page.ts';
import { openApiDocument } from '#http/openapi/document.ts';
import { once } from '#kernel/once.ts';
import { contentPolicy } from '#http/security-headers.ts';
import { sessionCookie } from '#http/session.ts';
import type { Route } from '#wire/route.ts';
import * as paths from '#wire/page-paths.ts';

export interface OpenApiDeps {
  readonly routes: readonly Route[];
  /** Whose API it is. */
  readonly title: string;
  readonly version: string;
  /** Scheme, host and port of the public site. */
  readonly origin: string;
}

/** Long enough for a crawl, short enough for a release to appear. */
const CACHE = 'public, max-age=300';

/** `GET /api/openapi.json` for programs and `GET /api` for people, both generated once, when first asked for. */
export const registerOpenApi =
  ({ origin, ...deps }: OpenApiDeps) =>
  (app: FastifyInstance): void => {
    const isSecure = origin.startsWith('https:');
    const described = once(() => {
      const document = openApiDocument({ ...deps, cookie: sessionCookie(isSecure) });
      return { document, json: compressed(JSON.stringify(document)) };
    });
    const page = (lang: 'es' | 'en') => {
      const html = docsPage({ document: described().document, routes: deps.routes, origin, lang });
      return { policy: contentPolicy({ scriptHashes: [], html, frames: [], isSecure }), body: compressed(html) };
    };
    const pages = { es: once(() => page('es')), en: once(() => page('en')) };

    app.get('/api/openapi.json', (_request, reply) =>
      described().json.send(reply.type('application/json; charset=utf-8').header('cache-control', CACHE)),
    );
    app.get(paths.api.es, (request, reply) => {
      const { lang } = request.query as Record<string, unknown>;
      const { policy, body } = pages[lang === 'en' ? 'en' : 'es']();
      reply.type('text/html; charset=utf-8');
      return body.send(reply.headers({ 'cache-control': CACHE, 'content-security-policy': policy }));
    });
  };
