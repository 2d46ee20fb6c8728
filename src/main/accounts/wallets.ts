import type { FastifyInstance } from 'fastify';
import { wallets } from '#adapters/payments/wallets/gateway.ts';
import { appleSessions } from '#adapters/payments/wallets/merchant-sessions.ts';
import { hasNotificationSecret, readEvent } from '#adapters/payments/wallets/webhook-event.ts';
import type { WalletSessions } from '#app/payment/wallet-sessions.ts';
import type { WalletMethod } from '#domain/payment/method.ts';
import { registerAppleDomain } from '#http/wallet-frame/register-apple-domain.ts';
import { registerWalletFrame, WALLET_FRAME_PATH } from '#http/wallet-frame/register-wallet-frame.ts';
import type { PaymentAccount } from '#main/accounts/payment-account.ts';
import type { WalletsConfig } from '#main/config/wallets-config.ts';

export const WALLETS_WEBHOOK = '/webhooks/wallets';

/** Google's name for the gateway. */
const GATEWAY = 'mpgs';

/** What a site with wallets needs in addition to the account. */
export interface Wallets {
  /** Absent: no Apple Pay. */
  readonly sessions: WalletSessions | undefined;
  readonly frameUrl: string;
  readonly register: readonly ((app: FastifyInstance) => void)[];
}

export interface WalletsPlace {
  /** Public scheme, host and port of the site. */
  readonly siteOrigin: string;
  /** The carrier's name in payment sheets. */
  readonly payee: string;
}

/** The account that charges wallet tokens. */
export function walletsAccount(config: WalletsConfig): PaymentAccount {
  const methods: WalletMethod[] = [];
  if (config.apple) methods.push('apple_pay');
  if (config.google) methods.push('google_pay');
  return {
    methods,
    provider: wallets(config),
    webhook: { path: WALLETS_WEBHOOK, isGenuine: hasNotificationSecret(config.webhookSecret), readEvent },
  };
}

/** The frame with the buttons, and its dependencies. */
export function openWallets(config: WalletsConfig, { siteOrigin, payee }: WalletsPlace): Wallets {
  const { apple, google, origin, merchantId } = config;
  const settings = {
    payee,
    apple: apple && { scriptUrl: apple.scriptUrl },
    google: google && { ...google, gateway: GATEWAY, gatewayMerchantId: merchantId },
  };
  const { hostname: domain } = new URL(origin ?? siteOrigin);
  return {
    sessions: apple && appleSessions({ ...apple, displayName: payee, domain }),
    frameUrl: (origin ?? '') + WALLET_FRAME_PATH,
    register: [
      registerWalletFrame(settings, () => siteOrigin),
      ...(apple?.domainFile === undefined ? [] : [registerAppleDomain(apple.domainFile)]),
    ],
  };
}
