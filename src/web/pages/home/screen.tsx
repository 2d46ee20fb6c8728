import { homeText } from '#text/pages/home.ts';
import type { ScreenProps } from '#web/page.ts';
import type { StopView } from '#wire/shapes.ts';

export interface HomeData {
  readonly origins: readonly StopView[];
}

export function Screen({ data, site: { lang } }: ScreenProps<HomeData>) {
  return (
    <section>
      <h1>{homeText.title[lang]}</h1>
      <ul>
        {data.origins.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
