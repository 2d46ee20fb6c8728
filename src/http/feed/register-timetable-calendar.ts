import type { FastifyInstance } from 'fastify';
import type { listRunsToCome } from '#app/timetable/runs-to-come.ts';
import { errorPage } from '#http/error-page.ts';
import { timetableCalendar } from '#http/format/timetable-calendar.ts';
import { contentPolicy } from '#http/security-headers.ts';
import { statusOf } from '#http/status-of.ts';
import { id } from '#kernel/ids.ts';
import type { Instant } from '#kernel/instant.ts';
import { DEFAULT_LANG, isLang } from '#text/lang.ts';
import { TIMETABLE_CALENDAR_PATH } from '#wire/link-paths.ts';
import { searchPath } from '#wire/search-link.ts';

export interface TimetableCalendarDeps {
  readonly listRunsToCome: ReturnType<typeof listRunsToCome>;
  readonly carrier: string;
  readonly origin: string;
  readonly now: () => Instant;
}

/** Serves the timetable of a pair of stops as a calendar to save or subscribe to; not an API call, no cookie. */
export const registerTimetableCalendar =
  ({ listRunsToCome: list, carrier, origin: site, now }: TimetableCalendarDeps) =>
  (app: FastifyInstance): void => {
    app.get<{ Querystring: Readonly<Record<string, unknown>> }>(TIMETABLE_CALENDAR_PATH, async ({ query }, reply) => {
      const [origin = '', destination = '', chosen = ''] = ['origin', 'destination', 'lang'].map((name) =>
        textIn(query[name]),
      );
      const lang = isLang(chosen) ? chosen : DEFAULT_LANG;
      const pair = { origin: id<'stop'>(origin), destination: id<'stop'>(destination) };
      const found = await list(pair, now());
      if (!found.ok) {
        const [{ code }] = found.fault;
        const html = errorPage(code, lang);
        const isSecure = site.startsWith('https:');
        return reply
          .code(statusOf([code]))
          .type('text/html; charset=utf-8')
          .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
          .header('content-security-policy', contentPolicy({ scriptHashes: [], html, frames: [], isSecure }))
          .send(html);
      }
      const url = site + searchPath(lang, pair);
      const { host } = new URL(site);
      const body = await timetableCalendar(found.value, { lang, carrier, host, url, now: now() });
      return reply
        .type('text/calendar; charset=utf-8')
        .headers({
          'cache-control': 'public, max-age=3600',
          'x-robots-tag': 'noindex',
          'content-disposition': `attachment; filename="${nameOf(pair)}.ics"`,
        })
        .send(body);
    });
  };

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const nameOf = ({ origin, destination }: { readonly origin: string; readonly destination: string }): string =>
  `${origin}-${destination}`.replace(/[^\w.-]/g, '_');
