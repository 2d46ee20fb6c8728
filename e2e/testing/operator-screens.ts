import type { PaidTrip } from './paid-trip.ts';
import { apiClient } from './api-client.ts';
import { operatorKey } from './operator-key.ts';
import { siteData, siteUrl } from './own-site.ts';
import { codeIn, right } from './reach-steps.ts';
import type { Screen } from './screens.ts';
import { postAlert } from '#wire/alerts.ts';
import { postCase } from '#wire/cases.ts';
import { postOperatorSignIn } from '#wire/operation.ts';
import type { BodyOf } from '#wire/route.ts';
import * as paths from '#wire/page-paths.ts';

interface Sold {
  readonly trip: PaidTrip;
  /** Cookies of a buyer who ordered and has yet to pay at the counter. */
  readonly order: string;
}

/** Every screen of operators, seen by a manager, who may see them all. */
export async function operatorScreens({ trip, order }: Sold): Promise<readonly Screen[]> {
  const visitor = await apiClient(siteUrl());
  const key = await operatorKey(siteData(), 'manager');
  const { session } = right(await visitor.call(postOperatorSignIn, { body: { key } }));
  const cookies = `${visitor.cookie()}; operator=${session}`;
  const atWork = await apiClient(siteUrl(), cookies);
  const { number } = right(await visitor.call(postCase, { body: LOST_BAG }));
  const { id } = right(await atWork.call(postAlert, { body: RAIN }));
  return [
    { name: 'operators sign in', path: paths.operation.es },
    { name: 'shift', path: paths.operation.es, cookies },
    { name: 'buses to board', path: `${paths.boarding.es}?stop=TLQ`, cookies },
    { name: 'door of a bus', path: `${paths.boarding.es}?departure=${trip.run.schedule_id}`, cookies },
    { name: 'counter', path: paths.counter.es, cookies },
    { name: 'counter, paid', path: `${paths.counter.es}?code=${trip.code}`, cookies },
    { name: 'counter, to be paid', path: `${paths.counter.es}?code=${codeIn(order)}`, cookies },
    { name: 'vouchers', path: paths.voucherDoor.es, cookies, isStatic: true },
    { name: 'starts of tours', path: paths.startsDesk.es, cookies, isStatic: true },
    { name: 'door of a lounge', path: paths.loungeDoor.es, cookies, isStatic: true },
    { name: 'cases', path: paths.caseDesk.es, cookies, isStatic: true },
    { name: 'a case', path: `${paths.caseDesk.es}?number=${number}`, cookies, isStatic: true },
    { name: 'alerts', path: paths.operationAlerts.es, cookies, isStatic: true },
    { name: 'an alert', path: `${paths.operationAlerts.es}?id=${id}`, cookies, isStatic: true },
    { name: 'content', path: paths.content.es, cookies, isStatic: true },
    { name: 'a text', path: `${paths.editContent.es}?slug=equipaje`, cookies, isStatic: true },
    { name: 'audit log', path: `${paths.auditLog.es}?code=${trip.code}`, cookies, isStatic: true },
    { name: 'statistics', path: paths.statistics.es, cookies, isStatic: true },
  ];
}

const LOST_BAG: BodyOf<typeof postCase> = {
  name: 'María de los Ángeles Hernández Villaseñor',
  email: 'maria.de.los.angeles.hernandez@correo-muy-largo.example.com',
  phone: '3331234567',
  topic: 'message',
  lang: 'es',
  message: 'Olvidé una maleta gris en el portaequipaje.',
  details: {},
  files: [],
  idempotency_key: `a bag ${process.pid} ${Date.now()}`,
};

const RAIN: BodyOf<typeof postAlert> = {
  revision: 0,
  title_es: 'Interrupción por deslave en el kilómetro 87',
  title_en: 'Landslide at kilometre 87',
  body_es: 'Los autobuses pasan por la libre.',
  body_en: 'Buses take the free road.',
  cause: 'weather',
  effect: 'detour',
  severity: 'warning',
  routes: [],
  stops: [],
  days_from: '',
  days_until: '',
  active_from: '',
  active_until: '',
};
