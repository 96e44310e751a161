/** Result of saving a text, for the page that shows it. */
export type SaveOutcome =
  | 'saved'
  /** The session has ended, but this tab did not know it yet. */
  | 'signed out'
  | 'refused'
  | 'failed'
