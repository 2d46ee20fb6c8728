import type { Pool } from '#adapters/db/pool.ts';
import type { LocalDate } from '#kernel/instant.ts';

/** A summary of what is on sale: of which agencies, and until when. */
export interface PublishedSpan {
  readonly agencies: readonly string[];
  /** Undefined when nothing is on sale. */
  readonly lastDay: LocalDate | undefined;
}

export async function publishedSpan(pool: Pool): Promise<PublishedSpan> {
  const { rows } = await pool.query<{ agencies: string[]; last_day: LocalDate | null }>(
    `select coalesce((select array_agg(agency_id order by agency_id) from agency), '{}') as agencies,
       (select max(service_date) from departure where status = 'scheduled') as last_day`,
  );
  return { agencies: rows[0]!.agencies, lastDay: rows[0]!.last_day ?? undefined };
}
