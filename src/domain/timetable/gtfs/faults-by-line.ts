import { type NoticeCode, NOTICES, type Report } from '#domain/timetable/gtfs/validation-notice.ts';

export interface FaultsByLine {
  readonly report: Report;
  /** The first error reported for a line. */
  of(line: number): NoticeCode | undefined;
}

/** Passes on reports and records them by line, so that left-out data can be explained. */
export function faultsByLine(report: Report): FaultsByLine {
  const faults = new Map<number, NoticeCode>();
  return {
    report(code, where) {
      if (where.line !== undefined && NOTICES[code] === 'ERROR' && !faults.has(where.line))
        faults.set(where.line, code);
      report(code, where);
    },
    of: (line) => faults.get(line),
  };
}
