/** The name of the learner in the name of the file, without what file systems refuse. */
export const certificateFileName = (studentName: string): string =>
  `Certificate of ${studentName
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()}.pdf`
