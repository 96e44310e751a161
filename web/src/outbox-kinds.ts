/** Every kind of work that can wait in this browser, by the start of its storage keys (`app/outbox/outbox.ts`). */
export const outboxKinds = {
  'plan-entries': () => import('./plan/entries-outbox.ts'),
  // Version 0.3 stored whole plans under this key. Loading the kind moves what they had not sent.
  plan: () => import('./plan/entries-outbox.ts'),
  'quiz-attempt': () => import('./quizzes/attempts-outbox.ts'),
  'lesson-opened': () => import('./progress/opened-lessons.ts'),
  'page-read': () => import('./progress/page-reads.ts'),
  'text-draft': () => import('./editing/drafts-outbox.ts'),
} as const

/** Their screens say what waits. A draft whose editor was closed is sent only when its text is edited again. */
export const uncountedKinds: readonly (keyof typeof outboxKinds)[] = ['text-draft']
