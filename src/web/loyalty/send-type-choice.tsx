import type { SendType } from '#domain/loyalty/account-code.ts';
import type { Lang } from '#text/lang.ts';
import { accountText, SEND_TYPE_NAMES } from '#text/pages/account.ts';
import { Choice, Choices } from '#ui/choice.tsx';

interface SendTypeChoiceProps {
  readonly sendType: SendType;
  readonly lang: Lang;
}

/** The choice of how a code is sent. */
export const SendTypeChoice = ({ sendType, lang }: SendTypeChoiceProps) => (
  <Choices look="rows" legend={accountText.sendBy[lang]} isLegendShown>
    {(['email', 'whatsapp', 'sms'] as const).map((one) => (
      <Choice
        key={one}
        name="send_type"
        value={one}
        label={SEND_TYPE_NAMES[one][lang]}
        defaultChecked={one === sendType}
      />
    ))}
  </Choices>
);
