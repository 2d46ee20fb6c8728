import { changeNameText } from '#text/change-name.ts';
import { formText } from '#text/form.ts';
import { go, type Page } from '#web/page.ts';
import { namesPath } from '#wire/link-paths.ts';
import { postChangeName } from '#wire/names.ts';
import { fieldOf, type NameData } from './name-data.ts';
import { Screen } from './screen.tsx';
import { shownNames } from './shown-names.ts';

/** Transferring tickets to another name (B20). Plain forms, one for each passenger. */
export const changeNamePage: Page<NameData> = {
  load: (context) => shownNames(context, context.query.get('code') ?? ''),
  act: async (context, form) => {
    const code = form.get('code') ?? '';
    const position = Number(form.get('passenger') ?? 0);
    const firstName = form.get(fieldOf('first_name', position)) ?? '';
    const lastName = form.get(fieldOf('last_name', position)) ?? '';
    const key = form.get('key') ?? '';
    const changed = await context.call(postChangeName, {
      params: { code },
      body: { passenger: position, first_name: firstName, last_name: lastName, idempotency_key: key },
    });
    if (changed.ok) return go(namesPath(context.lang, code, { done: `${position}` }));
    return shownNames(context, code, { position, firstName, lastName, key, errors: changed.errors });
  },
  head: ({ errors }, { lang }) => ({
    title: `${errors.length > 0 ? `${formText.error[lang]}: ` : ''}${changeNameText.title[lang]}`,
    description: changeNameText.lead[lang],
    noIndex: true,
  }),
  Screen,
};
