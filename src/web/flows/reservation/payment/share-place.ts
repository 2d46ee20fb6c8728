/** Query parameter that requests a link for another payer. */
export const SHARE_QUERY = 'share';

/** Its anchor on the page. */
export const SHARE_PLACE = 'somebody-else';
