import { flow } from '#text/flow.ts';
import type { Lang } from '#text/lang.ts';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogActions } from '#ui/dialog.tsx';
import type { Leaving } from '#web/flows/reservation/use-leaving.ts';

interface LeaveDialogProps {
  readonly leaving: Leaving;
  readonly lang: Lang;
}

/** Asks before a link takes the traveller out of the reservation (M44). */
const LeaveDialog = ({ leaving: { asked, stay, leave }, lang }: LeaveDialogProps) => (
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

export default LeaveDialog;
