import * as v from 'valibot';
import { iconPicture } from '#adapters/pictures/icon-picture.ts';
import { appleCards, applePasses, appleVouchers } from '#adapters/wallet-passes/apple-pass.ts';
import { googleCards, googlePasses, googleVouchers } from '#adapters/wallet-passes/google-pass.ts';
import type { CardPasses } from '#app/loyalty/card-passes.ts';
import type { WalletPasses } from '#app/ticketing/wallet-passes.ts';
import type { VoucherPasses } from '#app/vouchers/voucher-passes.ts';
import { pemFile } from '#main/config/wallets-config.ts';
import type { Brand } from '#web/brand.ts';

const text = v.pipe(v.string(), v.minLength(3, 'at least 3 characters'));

/** Tickets in phone wallets. A wallet is offered only if all its variables are set. */
export const walletPassVariables = {
  /** `pass.example.costera.boleto`, and its team. */
  APPLE_WALLET_PASS_TYPE: v.optional(text),
  APPLE_WALLET_TEAM: v.optional(text),
  /** Paths of PEM files: the pass type's certificate, its key, and Apple's intermediate certificate (WWDR). */
  APPLE_WALLET_CERTIFICATE: v.optional(pemFile),
  APPLE_WALLET_KEY: v.optional(pemFile),
  APPLE_WALLET_INTERMEDIATE: v.optional(pemFile),
  /** The issuer's number, and the name of its transit class. */
  GOOGLE_WALLET_ISSUER: v.optional(text),
  GOOGLE_WALLET_CLASS: v.optional(text),
  /** The service account that signs: its e-mail address, and the path of its key in PEM. */
  GOOGLE_WALLET_EMAIL: v.optional(text),
  GOOGLE_WALLET_KEY: v.optional(pemFile),
};

export const APPLE_WALLET = [
  'APPLE_WALLET_PASS_TYPE',
  'APPLE_WALLET_TEAM',
  'APPLE_WALLET_CERTIFICATE',
  'APPLE_WALLET_KEY',
  'APPLE_WALLET_INTERMEDIATE',
] as const;

export const GOOGLE_WALLET = [
  'GOOGLE_WALLET_ISSUER',
  'GOOGLE_WALLET_CLASS',
  'GOOGLE_WALLET_EMAIL',
  'GOOGLE_WALLET_KEY',
] as const;

type Keys = Readonly<
  Partial<Record<(typeof APPLE_WALLET)[number] | (typeof GOOGLE_WALLET)[number], string | undefined>>
>;

/** Passes of every kind. */
export interface Passes extends WalletPasses {
  readonly cards: CardPasses;
  readonly vouchers: VoucherPasses;
}

/** The wallets whose keys are configured, for tickets, vouchers and travellers' cards. */
export function walletPasses(
  env: Keys,
  { brand, origin, icon }: { readonly brand: Brand; readonly origin: string /** SVG. */; readonly icon: string },
): Passes {
  const [passType, team, certificate, appleKey, intermediate] = APPLE_WALLET.map((name) => env[name]);
  const [issuer, transitClass, email, googleKey] = GOOGLE_WALLET.map((name) => env[name]);
  const { board, onBoard, maize } = brand.light;
  const colours = { ground: board, text: onBoard, label: maize };
  const drawn = (side: number) => iconPicture(icon, side);
  const apple =
    passType && team && certificate && appleKey && intermediate
      ? { passType, team, certificate, intermediate, privateKey: appleKey }
      : undefined;
  const google =
    issuer && transitClass && email && googleKey
      ? { issuer, transitClass, email, privateKey: googleKey, origin, ground: board }
      : undefined;
  return {
    apple: apple && applePasses(apple, colours, drawn),
    google: google && googlePasses(google),
    vouchers: {
      apple: apple && appleVouchers(apple, colours, drawn),
      google: google && googleVouchers(google),
    },
    cards: { apple: apple && appleCards(apple, colours, drawn), google: google && googleCards(google) },
  };
}
