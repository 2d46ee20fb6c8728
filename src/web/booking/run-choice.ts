/** A run as calls name it. */
export interface ChosenRun {
  readonly schedule_id: string;
  readonly schedule_detail_id: string;
}

/** Two runs with a change of bus between them, as calls name them. */
export interface ChosenConnection {
  readonly departure: ChosenRun;
  readonly return: ChosenRun;
  readonly via: string;
}

/** Not in any id. */
const BETWEEN = '|';

/** A run as the value of one button: a form has one for each of them. */
export const runValue = ({ schedule_id, schedule_detail_id }: ChosenRun): string =>
  [schedule_id, schedule_detail_id].join(BETWEEN);

/** What a form sent; a value that is none names no run. */
export function runOfValue(value: string): ChosenRun {
  const [schedule_id = '', schedule_detail_id = ''] = value.split(BETWEEN);
  return { schedule_id, schedule_detail_id };
}

/** The same for a connection. */
export const connectionValue = ({ departure, return: back, via }: ChosenConnection): string =>
  [runValue(departure), runValue(back), via].join(BETWEEN);

export function connectionOfValue(value: string): ChosenConnection {
  const [first = '', firstDetail = '', second = '', secondDetail = '', via = ''] = value.split(BETWEEN);
  return {
    departure: { schedule_id: first, schedule_detail_id: firstDetail },
    return: { schedule_id: second, schedule_detail_id: secondDetail },
    via,
  };
}
