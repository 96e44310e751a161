/** Highlights the entry that the URL's #hash points to. */
export const entryClass = (isTarget: boolean): string | undefined =>
  isTarget ? '-mx-4 rounded-md bg-wash px-4 py-3' : undefined
