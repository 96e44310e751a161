/** Result of saving a text, which the page announces. */
export type SaveOutcome =
  | 'saved'
  /** The session has ended, but this tab did not know it yet. */
  | 'signed out'
  | 'refused'
  | 'failed'
