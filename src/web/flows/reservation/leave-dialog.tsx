import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import type { Leaving } from '#web/flows/reservation/use-leaving.ts';

/** Asks before a link takes the traveller out of the reservation (M44). */
export const LeaveDialog = ({
  leaving: { asked, stay, leave },
  lang,
}: {
  readonly leaving: Leaving;
  readonly lang: Lang;
}) => (
  <Dialog kind="alert" isOpen={asked !== undefined} title={flow.leaveTitle[lang]} onClose={stay}>
    <p>{flow.leave[lang]}</p>
    <DialogActions>
      <Button type="button" look="main" onClick={stay}>
        {flow.stay[lang]}
      </Button>
      <Button type="button" onClick={leave}>
        {flow.goAnyway[lang]}
      </Button>
    </DialogActions>
  </Dialog>
);
