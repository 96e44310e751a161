/** Queues of calls to the card provider. A row that a process claimed is due again when its lease ends. */
export const CARD_QUEUE = {
  dueAt: 'due_at',
  leasedUntil: 'due_at',
  timeFormat: 'millis',
  /** Longer than an attempt: up to five provider calls, each of up to 45 seconds with its retries. */
  leaseSeconds: 300,
  backoff: { firstSeconds: 2, maxSeconds: 600 },
} as const
