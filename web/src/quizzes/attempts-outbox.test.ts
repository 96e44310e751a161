import type { PublicQuiz } from '@course/contract/learning/quizzes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../app/clients/request-error.ts'
import { sessionStorageKey } from '../app/clients/stored-session.ts'
import { emptyOutbox, startOutbox } from '../app/outbox/outbox.ts'
import { removeUserData, store, userKey } from '../app/storage/storage.ts'
import { type Attempt, choose, finish, startAttempt } from './attempt.ts'
import { attemptKey, attemptsOutbox, findAttempt } from './attempts-outbox.ts'
import { gradeAttempt } from './requests.ts'

vi.mock('./requests.ts', () => ({ gradeAttempt: vi.fn() }))

const quiz: PublicQuiz = {
  lessonId: 'lesson1',
  questions: [{ question: 'One?', options: ['a', 'b', 'c', 'd'] }],
}
const started = startAttempt(quiz, 'id-1')
const done = finish(choose(started, 0, 2))
const put = (attempt: Attempt) => attemptsOutbox.put('ada', attemptKey(attempt), attempt)
const failing = (status: number) => new RequestError('No', { status })
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(gradeAttempt).mockReset()
  store(sessionStorageKey, { access_token: 'token', expires_at: 4e9, user: { id: 'ada' } })
  stop = startOutbox('ada')
})
afterEach(() => {
  stop()
  removeUserData('ada')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('sends finished attempts only', async () => {
  put(choose(started, 0, 1))
  expect(await emptyOutbox('ada')).toBe(true)
  expect(gradeAttempt).not.toHaveBeenCalled()
  put(done)
  expect(await emptyOutbox('ada')).toBe(true)
  expect(gradeAttempt).toHaveBeenCalledTimes(1)
})

test.each([401, 408, 429, 500, 503])('waits after status %i', async (status) => {
  vi.mocked(gradeAttempt).mockRejectedValueOnce(failing(status))
  put(done)
  expect(await emptyOutbox('ada')).toBe(false)
  expect(attemptsOutbox.list('ada')).toMatchObject([{ payload: done, attempts: 1 }])
})

test.each([400, 403, 404, 413, 422])('is not sent again on this visit after status %i', async (status) => {
  vi.mocked(gradeAttempt).mockRejectedValueOnce(failing(status))
  const states: string[] = []
  const stopListening = attemptsOutbox.subscribe(({ state }) => states.push(state))
  put(done)
  await emptyOutbox('ada')
  expect(states).toEqual(['changed', 'refused'])
  // It stays in the browser until a page has shown why.
  await vi.advanceTimersByTimeAsync(120_000)
  expect(gradeAttempt).toHaveBeenCalledTimes(1)
  expect(attemptsOutbox.list('ada')).toHaveLength(1)
  stopListening()
})

test('an id that was used with other answers is replaced before the attempt is sent again', async () => {
  vi.mocked(gradeAttempt).mockRejectedValueOnce(failing(409))
  const stored: (string | undefined)[] = []
  vi.mocked(gradeAttempt).mockImplementation(async (_, { attemptId }) => {
    stored.push(attemptId, attemptsOutbox.list('ada')[0]?.payload.attemptId)
    return { score: 1, total: 1, percent: 100, isPassed: true, review: [] }
  })
  put(done)
  expect(await emptyOutbox('ada')).toBe(true)
  expect(stored[0]).not.toBe('id-1')
  expect(stored[1]).toBe(stored[0])
})

test('an attempt in another tab does not replace a finished one, which is shown first', () => {
  put(done)
  put(choose(startAttempt(quiz, 'id-2'), 0, 1))
  expect(attemptsOutbox.list('ada')).toHaveLength(2)
  expect(findAttempt('ada', quiz)).toEqual({ key: attemptKey(done), attempt: done })
})

test('finds attempts that version 0.3 stored', async () => {
  store(userKey('quiz-attempt', 'ada', 'lesson1', 1), done)
  expect(findAttempt('ada', quiz)).toEqual({ key: 'lesson1:1', attempt: done })
  attemptsOutbox.flush()
  await vi.advanceTimersByTimeAsync(0)
  expect(gradeAttempt).toHaveBeenCalledWith('ada', done, { authorization: 'Bearer token' })
  expect(attemptsOutbox.list('ada')).toEqual([])
})
