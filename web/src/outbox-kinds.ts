/** Everything that can wait in this browser, by the start of its storage keys (`app/outbox.ts`). */
export const outboxKinds = {
  'page-read': () => import('./progress/page-reads.ts'),
} as const
