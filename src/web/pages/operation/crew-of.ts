import { mayAct } from '#domain/operators/operator.ts';
import type { Lang } from '#text/lang.ts';
import { ROLE_NAMES } from '#text/pages/operation.ts';
import type { Crew } from '#web/layouts/operation-header.tsx';
import { OPERATION_PAGES } from '#web/pages/operation/operation-pages.ts';
import { getOperator } from '#wire/operation.ts';
import type { PageRequest } from '#wire/page.ts';

/** The signed-in operator, with the screens of their role; null if nobody is signed in. */
export async function crewOf({ call }: Pick<PageRequest, 'call'>, lang: Lang): Promise<Crew | null> {
  const known = await call(getOperator);
  if (!known.ok) return null;
  const { name, role } = known.data;
  const pages = OPERATION_PAGES.filter(({ roles }) => mayAct({ role }, roles));
  return {
    name,
    role: ROLE_NAMES[role][lang],
    links: pages.map(({ path, title }) => ({ href: path[lang], title: title[lang] })),
  };
}
