import { defineOutboxKind } from '../app/outbox/outbox.ts'
import { saveCompletedLessons } from './requests.ts'

/** Lessons that were opened, which counts as progress. The key is the number of the lesson. */
export const openedLessons = defineOutboxKind<number>({
  name: 'lesson-opened',
  parse: (stored) => (Number.isInteger(stored) ? (stored as number) : undefined),
  send: ({ userId, payload }, { authorization }) => saveCompletedLessons(userId, payload, authorization),
  dropsRefused: true,
})
