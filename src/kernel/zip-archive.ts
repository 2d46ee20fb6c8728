/** A file of an archive, with its path in plain ASCII. */
export interface ZipEntry {
  readonly name: string;
  readonly method: ZipMethod;
  /** As stored in the archive. */
  readonly bytes: Uint8Array;
  /** Of the unpacked file. */
  readonly crc32: number;
  readonly size: number;
}

const METHODS = { stored: 0, deflated: 8 } as const;

type ZipMethod = keyof typeof METHODS;

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** 1 January 1980, constant so that the same files make the same archive. */
const DATE = 0x0021;

/** A zip archive (APPNOTE 6.3) of less than 4 GB. */
export function zipArchive(entries: readonly ZipEntry[]): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { name, bytes } = entry;
    const common = commonOf(entry);
    const local = Buffer.concat([uint32(LOCAL), common, Buffer.from(name), bytes]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([uint32(CENTRAL), uint16(VERSION), common, rest.subarray(0, 14), Buffer.from(name)]));
    parts.push(local);
    offset += local.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const counts = Buffer.concat([uint16(0), uint16(0), uint16(entries.length), uint16(entries.length)]);
  return Buffer.concat([...parts, ...directory, uint32(END), counts, uint32(size), uint32(offset), uint16(0)]);
}

/**
 * The fields that both headers of a file share: version, flags, method, time, date, checksum, sizes and the length of
 * its name.
 */
function commonOf({ name, method, bytes, crc32: sum, size }: ZipEntry): Buffer {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(VERSION, 0);
  common.writeUInt16LE(METHODS[method], 4);
  common.writeUInt16LE(DATE, 8);
  common.writeUInt32LE(sum, 10);
  common.writeUInt32LE(bytes.length, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(Buffer.byteLength(name), 22);
  return common;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
