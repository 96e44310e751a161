/** Everything that can wait in this browser, by the start of its storage keys (`app/outbox/outbox.ts`). */
export const outboxKinds = {
  'plan-entries': () => import('./plan/entries-outbox.ts'),
  // The key of version 0.3, which the kind takes over.
  plan: () => import('./plan/entries-outbox.ts'),
  'quiz-attempt': () => import('./quizzes/attempts-outbox.ts'),
  'page-read': () => import('./progress/page-reads.ts'),
} as const
