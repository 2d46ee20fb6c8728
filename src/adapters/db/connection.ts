/** A server reached without a password, over its socket directory, which only its account may enter. */
export type Connection = {
  /** Absolute path of the socket directory. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
};

/** The embedded server's connection, or the URL of any PostgreSQL (15 and up). */
export type DatabaseTarget = Connection | string;
