import type { Topic } from '#domain/cases/topics.ts';
import * as paths from '#wire/page-paths.ts';

/** The page of each topic's form. Files are uploaded there. */
export const CASE_FORMS: Readonly<Record<Topic, paths.PagePath>> = {
  message: paths.message,
  lost: paths.lostProperty,
  claim: paths.claims,
  group: paths.groups,
  car: paths.carRental,
  privacy: paths.dataRights,
};
