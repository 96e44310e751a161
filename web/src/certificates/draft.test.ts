import { expect, test } from 'vitest'
import { draftFrom, isSame, isValid, validateDraft } from './draft.ts'

const dates = { earliest: '2026-05-04', latest: '2026-05-10' }
const start = { studentName: '', completionDate: '2026-05-04' }

test.each([
  ['nothing', undefined, start],
  ['a text', 'Ana', start],
  [
    'name and date',
    { studentName: 'Ana', completionDate: '2026-05-06' },
    { studentName: 'Ana', completionDate: '2026-05-06' },
  ],
  [
    'a name from before the end of the course',
    { studentName: 'Ana', completionDate: '' },
    { studentName: 'Ana', completionDate: '2026-05-04' },
  ],
  ['values of another kind', { studentName: 7, completionDate: [] }, start],
])('of what was stored, %s is used as far as it goes', (_name, stored, draft) => {
  expect(draftFrom(stored, start, dates)).toEqual(draft)
})

test('before the course is finished only the name is stored and checked', () => {
  const unfinished = { studentName: '', completionDate: '' }
  const stored = { studentName: 'Ana', completionDate: '2026-05-06' }
  expect(draftFrom(stored, unfinished)).toEqual({ studentName: 'Ana', completionDate: '' })
  expect(validateDraft({ studentName: 'Ana', completionDate: '' })).toEqual({})
})

test('a draft is valid when both lines can be printed', () => {
  const good = { studentName: '  Ana  Núñez ', completionDate: '2026-05-04' }
  expect(isValid(validateDraft(good, dates))).toBe(true)
  expect(validateDraft({ ...good, studentName: '   ' }, dates)).toEqual({
    studentName: 'Student Name is required',
    completionDate: undefined,
  })
  expect(validateDraft({ ...good, completionDate: '2026-05-11' }, dates)).toEqual({
    studentName: undefined,
    completionDate: 'Completion Date cannot be in the future',
  })
})

test('drafts that print the same are the same', () => {
  const draft = { studentName: 'Ana Núñez', completionDate: '2026-05-04' }
  expect(isSame(draft, { ...draft, studentName: ' Ana   Núñez' })).toBe(true)
  expect(isSame(draft, { ...draft, completionDate: '2026-05-05' })).toBe(false)
})
