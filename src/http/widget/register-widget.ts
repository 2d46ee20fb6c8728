import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Network } from '#app/timetable/list-origins.ts';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { contentPolicy } from '#http/security-headers.ts';
import { embedScript, HEIGHT_SCRIPT } from '#http/widget/embed-script.ts';
import { widgetPage } from '#http/widget/widget-page.ts';
import type { WidgetColours } from '#http/widget/widget-style.ts';
import { type Instant, plusDays, type Zone } from '#kernel/instant.ts';
import type { Result } from '#kernel/result.ts';
import { dateInZone } from '#kernel/zoned.ts';
import { isLang } from '#text/lang.ts';
import { widgetText } from '#text/pages/widget.ts';
import { WIDGET_PATH, WIDGET_SCRIPT_PATH } from '#wire/link-paths.ts';

export interface WidgetDeps {
  readonly carrier: { readonly name: string; readonly light: WidgetColours; readonly dark: WidgetColours };
  readonly listNetwork: () => Promise<Result<Network, unknown>>;
  readonly now: () => Instant;
  /** The zone in which days on sale begin. */
  readonly zone: Zone;
  readonly isSecure: boolean;
}

/** Other sites may load both, even those that require cross-origin opt-in. */
const FOR_ANYBODY = { 'cache-control': 'public, max-age=300', 'cross-origin-resource-policy': 'cross-origin' };

const HEIGHT_SCRIPT_HASH = `'sha256-${createHash('sha256').update(HEIGHT_SCRIPT).digest('base64')}'`;

/**
 * The search for other sites, and the script that embeds it. It is the only page that anybody may frame: it has no
 * session, sets no cookie and leads only to the search in another tab.
 */
export const registerWidget =
  ({ carrier: { name, light, dark }, listNetwork, now, zone, isSecure }: WidgetDeps) =>
  (app: FastifyInstance): void => {
    const titles = widgetText.title(name);
    app.get(WIDGET_SCRIPT_PATH, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').headers(FOR_ANYBODY).send(embedScript(titles)),
    );
    app.get<{ Querystring: Readonly<Record<string, unknown>> }>(WIDGET_PATH, async ({ query }, reply) => {
      const found = await listNetwork();
      const first = dateInZone(now(), zone);
      const lang = textIn(query['lang']);
      const theme = textIn(query['theme']);
      const html = widgetPage({
        lang: isLang(lang) ? lang : 'es',
        carrier: name,
        look: {
          light,
          dark,
          accent: colourIn(query['accent']),
          theme: theme === 'light' || theme === 'dark' ? theme : undefined,
        },
        network: found.ok ? found.value : undefined,
        days: { first, last: plusDays(first, SALES_HORIZON_DAYS) },
        chosen: {
          origin: textIn(query['origin']),
          destination: textIn(query['destination']),
          promo: textIn(query['promo']).slice(0, MAX_PROMO_LENGTH),
        },
      });
      return reply
        .code(found.ok ? 200 : 503)
        .type('text/html; charset=utf-8')
        .headers(found.ok ? FOR_ANYBODY : { ...FOR_ANYBODY, 'cache-control': 'no-store' })
        .header(
          'content-security-policy',
          contentPolicy({ scriptHashes: [HEIGHT_SCRIPT_HASH], html, frames: [], isSecure, isFramedByAnybody: true }),
        )
        .removeHeader('x-frame-options')
        .send(html);
    });
  };

/** The same as the field of the home page. */
const MAX_PROMO_LENGTH = 40;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `b3134e` or `#b3134e`; undefined for anything else. */
function colourIn(value: unknown): string | undefined {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(textIn(value)) ?? [];
  return digits === undefined ? undefined : `#${digits}`;
}
