import { type NoticeCode, NOTICES, type Report } from '#domain/timetable/gtfs/validation-notice.ts';

export interface FaultsByLine {
  readonly report: Report;
  /** The first error that was reported of a line. */
  of(line: number): NoticeCode | undefined;
}

/** Passes reports on and remembers them by line, so that what is left out can be told with its reason. */
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
