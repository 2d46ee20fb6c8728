import type { Topic } from '#domain/cases/topics.ts';
import * as paths from '#wire/page-paths.ts';

/** The page of each topic's form. */
export const CASE_FORMS: Readonly<Record<Topic, paths.PagePath>> = {
  message: paths.message,
  lost: paths.lostProperty,
  claim: paths.claims,
  group: paths.groups,
  car: paths.carRental,
  privacy: paths.dataRights,
};

/** Where files are uploaded: with a message, and with an answer to one. */
export const FILE_FORMS: readonly string[] = [
  ...Object.values(CASE_FORMS).map(({ es }) => es),
  ...Object.values(paths.travellerCase),
];
