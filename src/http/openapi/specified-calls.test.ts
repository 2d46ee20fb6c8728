import { expect, test } from 'vitest';
import { openApiDocument } from '#http/openapi/document.ts';
import { allRoutes } from '#wire/all-routes.ts';
import { serviceBase } from '#wire/service-base.ts';
import type { ServiceName } from '#wire/route.ts';

/** Section 7 of the specification; `*` stands for a parameter. Tour booking is `vallarta_adventures` (T85). */
const SPECIFIED: Readonly<Partial<Record<ServiceName, readonly string[]>>> = {
  websale: [
    'GET reservation/origins',
    'GET reservation/promotional_code',
    'POST reservation/create',
    'GET reservation/schedules',
    'POST reservation/schedules',
    'POST reservation/contact',
    'POST reservation/additionals',
    'GET reservation/seats',
    'POST reservation/seats',
    'GET reservation/payment',
    'POST reservation/payment',
    'POST reservation/confirm',
    'GET reservation/html',
    'GET reservation/pdf',
  ],
  catalogue: ['GET version/select/*', 'GET slider/list', 'GET schedules/list_select', 'GET rates/list_select'],
  account: [
    'POST site/account/login',
    'GET site/account/profile',
    'GET site/account/forgot_password/*',
    'POST site/account/forgot_password/*',
  ],
  invoicing: ['GET reservation', 'POST documents/searchserie'],
  new_invoicing: ['POST reservation/generate/*', 'POST reservation/resend/*'],
  tours: [
    'GET tour/catalog/product',
    'GET tour/catalog/date',
    'GET tour/catalog/timeslot',
    'GET tour/check/shopping',
    'POST tour/check/shopping',
    'PUT tour/sale/checkout',
    'GET tour/sale/payment',
    'POST tour/sale/payment',
    'PUT tour/sale/payment',
    'POST tour/sale/booking',
    'GET tour/sale/ticket',
    'POST tour/check/reservation',
  ],
  vallarta_adventures: [
    'GET tour/list',
    'GET tour/*/dates',
    'POST tour/*/checkout',
    'PUT tour/*/checkout',
    'GET tour/*/checkout',
    'GET tour/*/ticket',
  ],
  additionals: [
    'GET service/additional/internet_packages',
    'GET additionals/info_benefit*',
    'GET assets/jsonfile/*/*',
    'POST service/additional/internet_create_payment',
    'POST service/additional/internet_confirm_payment',
  ],
  oauth: [
    'GET OAuthVP/generate/token',
    'GET OAuthVP/session/token',
    'POST OAuthVP/session/token',
    'PUT OAuthVP/refresh/token',
  ],
  itinerary: [
    'GET reservation/data',
    'GET reservation/*/forgot_nip',
    'POST reservation/*/forgot_nip',
    'GET reservation/*/schedules',
    'GET reservation/*/schedule_availability',
    'POST reservation/*/change_schedule',
  ],
};

const { paths } = openApiDocument({
  routes: allRoutes,
  title: 'Costera',
  version: '1',
  cookie: 'anden',
}) as unknown as {
  readonly paths: Readonly<Record<string, object>>;
};
const served = Object.entries(paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{[^}]+\}/g, '*')}`),
);

test.each(Object.entries(SPECIFIED))(
  'OpenAPI serves every call of %s that the specification names',
  (service, calls) => {
    const named = calls.map((call) => call.replace(' ', ` ${serviceBase(service as ServiceName)}/`));
    expect(named.filter((call) => !served.includes(call))).toEqual([]);
  },
);
