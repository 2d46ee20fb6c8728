/** What a feed may cost us. The largest national feeds are below these; a zip made to hurt is far above. */
export interface SourceLimits {
  /** Files of an archive, read or not. */
  readonly files: number;
  /** Bytes of all files that are read, unpacked. */
  readonly bytes: number;
  /** Unpacked over packed bytes of one file. Timetables reach 30. */
  readonly ratio: number;
}

const MEGABYTE = 1024 * 1024;

export const SOURCE_LIMITS: SourceLimits = { files: 500, bytes: 512 * MEGABYTE, ratio: 150 };

/** Small files may be as regular as they like. */
export const RATIO_COUNTS_FROM_BYTES = MEGABYTE;
