import type { Lang } from '#text/lang.ts';
import { homeText } from '#text/pages/home.ts';
import { Choice, Choices } from '#ui/choice.tsx';

interface TripKindProps {
  readonly round: boolean;
  onChange(round: boolean): void;
  readonly lang: Lang;
}

/** Round trip or one way. */
export function TripKind({ round, onChange, lang }: TripKindProps) {
  return (
    <Choices look="segments" legend={homeText.trip[lang]}>
      {([true, false] as const).map((kind) => (
        <Choice
          key={String(kind)}
          name="round"
          value={String(kind)}
          defaultChecked={round === kind}
          onChange={() => onChange(kind)}
          label={kind ? homeText.round[lang] : homeText.oneWay[lang]}
        />
      ))}
    </Choices>
  );
}
