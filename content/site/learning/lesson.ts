/** The pages of a lesson. */
export const lessonCopy = {
  contents: 'Contents',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pageTitle: (title: string, page: number) => `${title}, page ${page}`,
  read: 'Read',
  minutes: (minutes: number) => `${minutes} min`,
  pages: 'Lesson pages',
  nextPage: 'Next page:',
  next: 'Next',
  previous: 'Previous',
  loading: 'Loading the lesson…',
  failed: "We couldn't load this lesson.",
  empty: 'This page is empty.',
  noPrinting: 'Printing is disabled for lessons.',
  paywall: 'Content available for paid customers only',
  /** For administrators, who edit the page where learners read it. */
  editor: {
    label: (lesson: number, page: number) => `Text of lesson ${lesson}, page ${page}`,
    saved: (lesson: number) => `Lesson ${lesson} content saved successfully!`,
    failed: 'Error saving content. Please try again.',
  },
} as const

/** Tables, figures and videos in texts. */
export const richTextCopy = {
  table: 'Table',
  video: 'Video',
  captions: 'Captions',
  playerVideo: (player: string) => `${player} video`,
  videoFailed: (title: string) => `We couldn't load the video “${title}.”`,
} as const
