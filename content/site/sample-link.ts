import { importedCourse } from './course.ts'

/** Label of links to the sample. Separate from `pages/sample.ts`, so that other pages do not load its text. */
export const sampleLink = (): string => importedCourse()?.sample.link ?? 'Read a free sample of Lesson 1'
