/** The door of the built pages: all that the program serving them takes from the bundle. */
export { createAnswerPage } from '#web/answer-page.tsx';
export { BOOT } from '#web/boot.ts';
export { ROUTES } from '#web/routes.ts';
export { siteFiles } from '#web/site-files.ts';
