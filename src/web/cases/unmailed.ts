/** In the address of a case that was just sent, where no e-mail brings its link. */
export const UNMAILED = 'unmailed';
