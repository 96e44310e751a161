import { certificatePageCopy } from '@course/content/site/pages/certificate-page'

/** Removes characters that file systems reject. */
export const certificateFileName = (studentName: string): string =>
  `${certificatePageCopy
    .fileName(studentName)
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()}.pdf`
