/** Entry point of the built pages: all that the server imports from the bundle. */
export { createAnswerPage } from '#web/answer-page.tsx';
export { BOOT, DATES_BOOT } from '#web/boot.ts';
export { slidePictures } from '#web/pages/home/drawings/drawing.tsx';
export { ROUTES } from '#web/routes.ts';
export { siteFiles } from '#web/site-files.ts';
export { PLACE_MAP, placeMap, SITE_MAP, siteMap } from '#web/site-map.ts';
