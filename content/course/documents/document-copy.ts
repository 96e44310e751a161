/** What the program adds to the documents of a plan. */
export const documentCopy = {
  /** The end of a footer. */
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  /** The same for Word, which fills in the numbers. */
  pageFields: { before: 'Page ', between: ' of ' },
  missingCharacters:
    "Some characters can't be shown in this PDF and appear as question marks. The Word file includes them.",
} as const
