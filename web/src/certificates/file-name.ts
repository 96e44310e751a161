/** Removes characters that file systems reject. */
export const certificateFileName = (studentName: string): string =>
  `Certificate of ${studentName
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()}.pdf`
