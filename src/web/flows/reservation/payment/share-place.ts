/** In the address of the step when a link for somebody else to pay is asked for. */
export const SHARE_QUERY = 'share';

/** Where on the page it is. */
export const SHARE_PLACE = 'somebody-else';
