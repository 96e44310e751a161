import { expect, test } from 'vitest'
import { draftFrom, isFlawless, problemsOf } from './draft.ts'

const days = { earliestDate: '2026-05-04', latestDate: '2026-05-10' }

test.each([
  ['nothing', undefined, { studentName: '', completionDate: '2026-05-04' }],
  ['a text', 'Ana', { studentName: '', completionDate: '2026-05-04' }],
  [
    'name and date',
    { studentName: 'Ana', completionDate: '2026-05-06' },
    { studentName: 'Ana', completionDate: '2026-05-06' },
  ],
  [
    'a date from before the end of the course',
    { studentName: 'Ana', completionDate: '2026-05-01' },
    { studentName: 'Ana', completionDate: '2026-05-04' },
  ],
  [
    'values of another kind',
    { studentName: 7, completionDate: [] },
    { studentName: '', completionDate: '2026-05-04' },
  ],
])('of what was kept, %s is used as far as it goes', (_name, kept, draft) => {
  expect(draftFrom(kept, days)).toEqual(draft)
})

test('a draft is flawless when both lines can be printed', () => {
  const good = { studentName: '  Ana  Núñez ', completionDate: '2026-05-04' }
  expect(isFlawless(problemsOf(good, days))).toBe(true)
  expect(problemsOf({ ...good, studentName: '   ' }, days)).toEqual({
    studentName: 'Student Name is required',
    completionDate: undefined,
  })
  expect(problemsOf({ ...good, completionDate: '2026-05-11' }, days)).toEqual({
    studentName: undefined,
    completionDate: 'Completion Date cannot be in the future',
  })
})
