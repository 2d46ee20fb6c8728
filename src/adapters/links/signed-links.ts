import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Link, Links } from '#app/links/ports.ts';
import type { LinkPurpose } from '#domain/booking/link.ts';
import { id } from '#kernel/ids.ts';
import { instant } from '#kernel/instant.ts';

/** Reservation, then the end of the link in milliseconds, then the signature. */
const ID_BYTES = 16;
const TIME_BYTES = 6;
/** Half of SHA-256: nobody guesses 128 bits, and the link stays short enough to be read in a message. */
const MAC_BYTES = 16;
const BODY_BYTES = ID_BYTES + TIME_BYTES;
/** Base64 without padding: 51 characters. */
const TOKEN = new RegExp(`^[A-Za-z0-9_-]{${Math.ceil(((BODY_BYTES + MAC_BYTES) * 4) / 3)}}$`);

/** Links signed with the secret of the site. The purpose is not written in them: it is part of what is signed. */
export function signedLinks(secret: string): Links {
  const macOf = (purpose: LinkPurpose, body: Uint8Array): Buffer =>
    createHmac('sha256', secret).update(`link ${purpose} `).update(body).digest().subarray(0, MAC_BYTES);
  return {
    sign: ({ purpose, ...link }) => {
      const body = bodyOf(link);
      return Buffer.concat([body, macOf(purpose, body)]).toString('base64url');
    },
    read: (token, { purpose, now }) => {
      if (!TOKEN.test(token)) return { kind: 'forged' };
      const bytes = Buffer.from(token, 'base64url');
      const body = bytes.subarray(0, BODY_BYTES);
      if (!timingSafeEqual(bytes.subarray(BODY_BYTES), macOf(purpose, body))) return { kind: 'forged' };
      const { reservation, expires } = linkOf(body);
      return now < expires ? { kind: 'good', reservation } : { kind: 'expired' };
    },
  };
}

type Body = Omit<Link, 'purpose'>;

function bodyOf({ reservation, expires }: Body): Buffer {
  const body = Buffer.alloc(BODY_BYTES);
  body.write(reservation.replaceAll('-', ''), 'hex');
  body.writeUIntBE(expires, ID_BYTES, TIME_BYTES);
  return body;
}

function linkOf(body: Buffer): Body {
  const hex = body.toString('hex', 0, ID_BYTES);
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)];
  return { reservation: id(parts.join('-')), expires: instant(body.readUIntBE(ID_BYTES, TIME_BYTES)) };
}
