import { existsSync } from 'node:fs';
import { join } from 'node:path';

const MATERIAL = join(process.env['ANDEN_TEST_MATERIAL'] ?? '../shared/data', 'payments');

export const ORDERS_API = join(MATERIAL, 'paypal-checkout_orders_v2.openapi.json');
export const WEBHOOKS_API = join(MATERIAL, 'paypal-notifications_webhooks_v1.openapi.json');

/** The provider's OpenAPI documents that are available. */
export const documents = (): readonly string[] => [ORDERS_API, WEBHOOKS_API].filter((file) => existsSync(file));

/** Names of the missing ones. */
export const missingDocuments = (): readonly string[] => [ORDERS_API, WEBHOOKS_API].filter((file) => !existsSync(file));
