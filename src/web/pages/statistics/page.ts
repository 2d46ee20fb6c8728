import { statisticsText } from '#text/pages/statistics.ts';
import { shownErrors } from '#web/all-errors.ts';
import { notYourRole } from '#web/operators/not-your-role.ts';
import { operatorSignIn } from '#web/operators/sign-in-address.ts';
import { go, type Page } from '#web/page.ts';
import { Screen } from '#web/pages/statistics/screen.tsx';
import type { StatisticsData } from '#web/pages/statistics/statistics-data.ts';
import * as paths from '#wire/page-paths.ts';
import { pathOf } from '#wire/paths.ts';
import { getStatistics, getVisitCounts } from '#wire/statistics.ts';
import { getOrigins } from '#wire/websale.ts';

const FORBIDDEN = 403;

/** Visit counts; for managers. */
export const statisticsPage: Page<StatisticsData> = {
  async load({ call, query, lang }) {
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
    const read = await call(getStatistics, { query: { ...(from !== '' && { from }), ...(to !== '' && { to }) } });
    const isStranger = !read.ok && read.errors.some((error) => error.code === 'operator_required');
    if (isStranger) return go(operatorSignIn(paths.statistics[lang], lang));
    if (!read.ok && read.status === FORBIDDEN) return notYourRole(lang);
    const places = await call(getOrigins);
    const shown = read.ok ? { from: read.data.from, to: read.data.to } : { from, to };
    return {
      kind: 'show',
      status: read.ok ? 200 : 422,
      data: {
        ...shown,
        report: read.ok ? read.data : null,
        stops: Object.fromEntries(places.ok ? places.data.origins.map(({ id, name }) => [id, name]) : []),
        rows: `${pathOf(getVisitCounts)}?${new URLSearchParams({ ...shown, download: 'true' })}`,
        errors: read.ok ? [] : shownErrors(read.errors, lang),
      },
    };
  },
  head: (_data, { lang }) => ({
    title: statisticsText.title[lang],
    description: statisticsText.description[lang],
    noIndex: true,
  }),
  Screen,
};
