/** Queues of calls to the card provider. A row that a process claimed is due again when its lease ends. */
export const CARD_QUEUE = {
  dueAt: 'due_at',
  leasedUntil: 'due_at',
  timeFormat: 'millis',
  /** Longer than a provider call with its retries. Work of a process that died waits this long. */
  leaseSeconds: 90,
  backoff: { firstSeconds: 2, maxSeconds: 600 },
} as const
