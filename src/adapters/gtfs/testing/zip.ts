import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive made for a test, valid unless specified otherwise. */
export interface ZipEntry {
  readonly name: string;
  readonly content: Buffer | string;
  /** The size in the archive's directory, if wrong. */
  readonly claimedSize?: number;
  /** The checksum in the archive's directory, if wrong. */
  readonly claimedSum?: number;
  /** Unix mode, for symbolic links. */
  readonly mode?: number;
  readonly encrypted?: boolean;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const DEFLATE = 8;
const UTF8 = 0x800;
const ENCRYPTED = 1;
const UNIX = 3 << 8;

/** A zip archive in memory, packed by hand so that it can also be invalid. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  let offset = 0;
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  for (const entry of entries) {
    const content = Buffer.from(entry.content);
    const packed = deflateRawSync(content);
    const common = commonHeader(entry, content, packed);
    const name = Buffer.from(entry.name);
    const head = Buffer.concat([uint32(LOCAL), uint16(20), common, uint16(name.length), uint16(0), name, packed]);
    const attributes = uint32(((entry.mode ?? 0o100644) << 16) >>> 0);
    central.push(uint32(CENTRAL), uint16(UNIX | 20), uint16(20), common, uint16(name.length));
    central.push(Buffer.alloc(8), attributes, uint32(offset), name);
    local.push(head);
    offset += head.length;
  }
  const directory = Buffer.concat(central);
  const count = uint16(entries.length);
  const end = [uint32(END), uint32(0), count, count, uint32(directory.length), uint32(offset), uint16(0)];
  return Buffer.concat([...local, directory, ...end]);
}

function commonHeader({ claimedSize, claimedSum, encrypted }: ZipEntry, content: Buffer, packed: Buffer): Buffer {
  const flags = UTF8 | (encrypted ? ENCRYPTED : 0);
  return Buffer.concat([
    uint16(flags),
    uint16(DEFLATE),
    uint32(0),
    uint32(claimedSum ?? crc32(content)),
    uint32(packed.length),
    uint32(claimedSize ?? content.length),
  ]);
}

function uint16(n: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(n);
  return bytes;
}

function uint32(n: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(n);
  return bytes;
}
