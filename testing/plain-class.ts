import type { Pool } from '#adapters/db/pool.ts';

/** Centavos, for the whole way. */
export const PLAIN_FARE = 40_000;

/** Sells a class below that of the fixture's buses, at a lower fare, for buses that run as less than was sold. */
export const sellPlainClass = (pool: Pool): Promise<unknown> =>
  pool.query(
    `insert into service_class (service_class_id, name_es, name_en, layout_id) values ('plain', 'Sencillo', 'Plain', 'four');
     insert into fare (origin_id, destination_id, service_class_id, amount) values ('gdl', 'pvr', 'plain', ${PLAIN_FARE})`,
  );
