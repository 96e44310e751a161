/** Queues of calls to the card provider. A row that a process claimed is due again when its lease ends. */
export const CARD_QUEUE = {
  dueAt: 'due_at',
  leasedUntil: 'due_at',
  timeFormat: 'millis',
  /**
   * Longer than an attempt: up to three calls before it finishes its row, each of up to 15 seconds, and twice if the
   * connection is closed. Work of a process that died waits this long.
   */
  leaseSeconds: 120,
  backoff: { firstSeconds: 2, maxSeconds: 600 },
} as const
