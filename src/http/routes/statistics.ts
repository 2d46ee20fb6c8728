import type { Operators } from '#app/operators/ports.ts';
import { type ReadReportDeps, readCounts, readReport } from '#app/statistics/read-report.ts';
import { namesOf } from '#domain/statistics/visit-count.ts';
import type { Handler } from '#http/handler.ts';
import { forOperators } from '#http/operator-handler.ts';
import { ok } from '#kernel/result.ts';
import * as wire from '#wire/statistics.ts';

export interface StatisticsHandlersDeps extends ReadReportDeps {
  readonly operators: Operators;
}

/** The statistics of visits. */
export function statisticsHandlers(deps: StatisticsHandlersDeps): readonly Handler[] {
  const mine = forOperators(deps.operators);
  const report = readReport(deps);
  const counts = readCounts(deps);
  return [
    mine(wire.getStatistics, async ({ query, now }) => {
      const read = await report(query, now);
      if (!read.ok) return read;
      const { from, to, funnel, days, devices, pages, entries, deepLinks, refusals, noRuns, unknownPaths } = read.value;
      return ok({
        from,
        to,
        funnel,
        days: [...days],
        devices: [...devices],
        pages: [...pages],
        entries: [...entries],
        deep_links: [...deepLinks],
        refusals: [...refusals],
        no_runs: [...noRuns],
        unknown_paths: unknownPaths,
      });
    }),
    mine(wire.getVisitCounts, async ({ query, now }) => {
      const read = await counts(query, now);
      if (!read.ok) return read;
      const { days, counted, paid } = read.value;
      return ok({
        ...days,
        counts: [
          ...counted.map(({ day, name, label, count }) => {
            const [first, second] = namesOf(label);
            return { day, name, first, second, count };
          }),
          ...paid.map(({ day, count }) => ({ day, name: 'paid' as const, first: '', second: '', count })),
        ],
      });
    }),
  ];
}
