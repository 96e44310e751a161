/** How the saving of a text ended, for the page that says so. */
export type SaveOutcome =
  | 'saved'
  /** The writer is not signed in any more, and this tab has not heard of it yet. */
  | 'signed out'
  | 'refused'
  | 'failed'
