import { randomBytes } from 'node:crypto';
import { createPool } from '#adapters/db/pool.ts';
import { createTimetablePublisher } from '#adapters/db/timetable/import/timetable-publisher.ts';
import { readSource } from '#adapters/gtfs/read-source.ts';
import { importTimetable, type ImportReport, type ImportStage } from '#app/timetable/import-timetable.ts';
import { createNoticeCollector } from '#domain/timetable/gtfs/validation-notice.ts';
import { SALES_HORIZON_DAYS } from '#domain/timetable/sales-horizon.ts';
import { instant } from '#kernel/instant.ts';
import { type CommandOptions, commandOptions } from '#main/cli/import-options.ts';
import { reportJson, reportText } from '#main/cli/import-output.ts';
import { readEnvironment } from '#main/config/config.ts';
import { isOnlyDemoOnSale } from '#main/load-demo.ts';
import { openDatabase } from '#main/open-database.ts';

const LOADED = 0;
const REFUSED = 1;
const WRONG_USAGE = 2;

/** Writing a national feed takes longer than the statement timeout for visitors. */
const MAX_STATEMENT_MS = 120_000;

const STAGES: Readonly<Record<ImportStage, string>> = {
  checking: 'checking the feed',
  writing: 'writing the timetable',
  done: 'done',
};

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const command = commandOptions(args);
  if (!command.ok) return complain(command.fault, WRONG_USAGE);
  const environment = readEnvironment(process.env);
  if (typeof environment === 'string') return complain(environment, WRONG_USAGE);
  const started = performance.now();
  const progress = (text: string) =>
    console.error(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

  const book = createNoticeCollector();
  const source = await readSource(command.value.path, {
    overlay: command.value.overlay,
    progress: (file) => progress(`reading ${file}`),
    report: book.report,
  });
  if (!source.ok) {
    if (command.value.json)
      console.log(JSON.stringify({ loaded: null, refused: source.fault, counts: {}, notices: [] }));
    return complain(`Refused: ${source.fault.message}. Nothing was changed.`, REFUSED);
  }

  const database = await openDatabase(environment, progress);
  const pool = createPool(database.target, { name: 'anden-import', queryMs: MAX_STATEMENT_MS });
  try {
    const report = await importTimetable(
      {
        ...command.value,
        mayTakeMostOff: command.value.mayTakeMostOff || (await isOnlyDemoOnSale(pool)),
        tables: source.value,
        horizonDays: SALES_HORIZON_DAYS,
        book,
      },
      {
        publisher: createTimetablePublisher(pool),
        now: instant(Date.now()),
        random: randomBytes,
        progress: (stage) => progress(STAGES[stage]),
      },
    );
    print(report, command.value);
    return report.outcome.ok ? LOADED : REFUSED;
  } finally {
    await pool.end();
    await database.close();
  }
}

function print(report: ImportReport, { json, noticesShown }: CommandOptions): void {
  console.log(json ? JSON.stringify(reportJson(report), undefined, 2) : reportText(report, noticesShown));
}

function complain(message: string, code: number): number {
  console.error(message);
  return code;
}
