import { hydrateRoot } from 'react-dom/client';
import { formatShortDate } from '#kernel/local-time.ts';
import { calendarText } from '#text/calendar.ts';
import type { Lang } from '#text/lang.ts';
import { late } from '#web/services/late.ts';

const calendar = late(() => import('#web/client/dates/day-calendar.tsx'));

const lang: Lang = document.documentElement.lang.startsWith('es') ? 'es' : 'en';

/** Where the open calendar is rendered. Hydrating nothing: `createRoot` would enlarge the chunk that every screen loads. */
const place = hydrateRoot(document.body.appendChild(document.createElement('div')), null);

/** Opens the calendar of a date field. Once its script has loaded, every date field of the page has a button for it. */
export async function openCalendar(field: HTMLInputElement): Promise<void> {
  const { DayCalendar } = await calendar();
  const opener = field.parentElement?.querySelector('button');
  place.render(
    <DayCalendar
      field={field}
      onChoose={(day) => {
        field.value = day;
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }}
      onClose={() => {
        place.render(null);
        opener?.focus();
      }}
      lang={lang}
    />,
  );
}

void coverAll();

async function coverAll(): Promise<void> {
  const { boxClasses } = await calendar();
  for (const field of document.querySelectorAll<HTMLInputElement>('input[data-calendar]')) cover(field, boxClasses);
}

interface BoxClasses {
  readonly frame: string;
  readonly open: string;
  readonly face: string;
}

/** Puts a button with the day as people write it over a native field, which the keyboard still reaches for typing. */
function cover(field: HTMLInputElement, classes: BoxClasses): void {
  const button = document.createElement('button');
  const name = document.createElement('span');
  const face = document.createElement('span');
  button.type = 'button';
  button.className = classes.open;
  button.setAttribute('aria-haspopup', 'dialog');
  name.className = 'visually-hidden';
  name.textContent = `${field.labels?.[0]?.textContent ?? ''}: `;
  face.className = classes.face;
  const show = () => {
    face.textContent = field.value ? formatShortDate(field.value, lang) : calendarText.choose[lang];
  };
  show();
  button.append(name, face);
  button.addEventListener('click', () => void openCalendar(field));
  field.addEventListener('change', show);
  // The browser restores fields of a page it goes back to.
  addEventListener('pageshow', show);
  field.form?.addEventListener('reset', () => setTimeout(show));
  field.after(button);
  field.parentElement?.classList.add(classes.frame);
}
