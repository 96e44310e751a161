import { expect, test } from 'vitest'
import { draftFrom, isSame, isValid, validateDraft } from './certificate-draft.ts'

const dates = { earliest: '2026-05-04', latest: '2026-05-10' }
const start = { studentName: '', completionDate: '2026-05-04' }

test.each([
  ['nothing', undefined, start],
  ['a string', 'Ana', start],
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
  ['values of another type', { studentName: 7, completionDate: [] }, start],
])('restores a draft from %s', (_name, stored, draft) => {
  expect(draftFrom(stored, start, dates)).toEqual(draft)
})

test('restores and validates only the name before the course is finished', () => {
  const unfinished = { studentName: '', completionDate: '' }
  const stored = { studentName: 'Ana', completionDate: '2026-05-06' }
  expect(draftFrom(stored, unfinished)).toEqual({ studentName: 'Ana', completionDate: '' })
  expect(validateDraft({ studentName: 'Ana', completionDate: '' })).toEqual({})
})

test('is valid when name and date can be printed', () => {
  const valid = { studentName: '  Ana  Núñez ', completionDate: '2026-05-04' }
  expect(isValid(validateDraft(valid, dates))).toBe(true)
  expect(validateDraft({ ...valid, studentName: '   ' }, dates)).toEqual({
    studentName: 'Student Name is required',
    completionDate: undefined,
  })
  expect(validateDraft({ ...valid, completionDate: '2026-05-11' }, dates)).toEqual({
    studentName: undefined,
    completionDate: 'Completion Date cannot be in the future',
  })
})

test('treats drafts that print the same as equal', () => {
  const draft = { studentName: 'Ana Núñez', completionDate: '2026-05-04' }
  expect(isSame(draft, { ...draft, studentName: ' Ana   Núñez' })).toBe(true)
  expect(isSame(draft, { ...draft, completionDate: '2026-05-05' })).toBe(false)
})
