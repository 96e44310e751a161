/** What waits in the browser until the server can be reached. */
export const outboxCopy = {
  unsent: (changes: number) =>
    `${changes} ${changes === 1 ? 'change' : 'changes'} not sent yet. We'll keep trying.`,
} as const
