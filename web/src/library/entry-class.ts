/** The entry that a link led to is set apart from the others. */
export const entryClass = (isTarget: boolean): string | undefined =>
  isTarget ? '-mx-4 rounded-md bg-wash px-4 py-3' : undefined
