import { useEffect, useState } from 'react';
import type { Lang } from '#text/lang.ts';
import { leavingText } from '#text/leaving.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import { queryWhatIsLeft, isForGood, type WhatIsLeft } from '#web/flows/reservation/what-is-left.ts';
import type { Leaving } from '#web/flows/reservation/use-leaving.ts';
import type { ApiCall } from '#wire/call.ts';

interface LeaveDialogProps {
  readonly leaving: Leaving;
  readonly code: string;
  readonly call: ApiCall;
  readonly lang: Lang;
}

/** Asks before a link leaves the reservation (M44), and explains what happens to it in its current state (T78). */
const LeaveDialog = ({ leaving: { asked, stay, leave }, code, call, lang }: LeaveDialogProps) => {
  const [what, setWhat] = useState<WhatIsLeft>();
  const [isGoing, setGoing] = useState(false);
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const known = await queryWhatIsLeft(call, code);
      if (!isOver) setWhat(known);
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [call, code]);
  return (
    <Dialog kind="alert" isOpen={asked !== undefined} title={leavingText.title[lang]} onClose={stay}>
      <p role="status">{(what ? leavingText.becomes[what] : leavingText.asking)[lang]}</p>
      <DialogActions>
        <Button type="button" look="main" onClick={stay}>
          {leavingText.stay[lang]}
        </Button>
        <Button
          type="button"
          busy={what === undefined || isGoing}
          onClick={() => {
            if (what === undefined || isGoing) return;
            setGoing(true);
            leave(isForGood(what));
          }}
        >
          {leavingText.go[lang]}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default LeaveDialog;
