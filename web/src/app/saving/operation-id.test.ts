import { expect, test } from 'vitest'
import { finishOperation, operationIdOf, operationKey } from './operation-id.ts'

test('an operation has one id until it is finished', () => {
  const key = operationKey('admin-note-add', { text: 'Called' })
  const id = operationIdOf(key)
  expect(operationIdOf(operationKey('admin-note-add', { text: 'Called' }))).toBe(id)
  expect(operationIdOf(operationKey('admin-note-add', { text: 'Called back' }))).not.toBe(id)
  expect(operationIdOf(operationKey('admin-note-edit', { text: 'Called' }))).not.toBe(id)
  finishOperation(key)
  expect(operationIdOf(key)).not.toBe(id)
})

test('files of the same form are told apart', () => {
  const [one, other] = ['one.png', 'other.png'].map((name) => new File(['x'], name, { lastModified: 1 }))
  expect(operationKey('upload', one)).not.toBe(operationKey('upload', other))
})
