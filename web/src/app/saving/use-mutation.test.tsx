import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { operationIdOf } from './operation-id.ts'
import { useMutation } from './use-mutation.ts'

const { toast, reload, reportError } = vi.hoisted(() => ({
  toast: vi.fn(),
  reload: vi.fn(async () => {}),
  reportError: vi.fn(),
}))
vi.mock('../../ui/toast.tsx', () => ({ useToast: () => toast }))
vi.mock('../page-data/use-page-data.ts', () => ({ useReload: () => reload }))
vi.mock('../error-reports/report-error.ts', () => ({ reportError }))
vi.mock('./operation-id.ts', { spy: true })
vi.mock('../clients/stored-session.ts', () => ({ storedUserId: () => 'user' }))

beforeEach(() => {
  vi.clearAllMocks()
})

function mutationOf<Input, Result>(...args: Parameters<typeof useMutation<Input, Result>>) {
  let mutation: ReturnType<typeof useMutation<Input, Result>> | undefined
  function Screen() {
    mutation = useMutation(...args)
    return null
  }
  renderToString(<Screen />)
  return mutation!
}

test('a change that was saved is not reported as failed if the screen fails afterwards', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const bug = new Error('x is undefined')
  const onError = vi.fn()
  const { run } = mutationOf(async (_: undefined) => 'saved', {
    success: 'Saved',
    errors: 'toast',
    revalidates: true,
    onError,
    onSuccess: () => {
      throw bug
    },
  })
  expect(await run(undefined)).toBe(true)
  expect(onError).not.toHaveBeenCalled()
  expect(toast.mock.calls.map(([text]) => text)).toEqual(['Saved'])
  expect(reload).toHaveBeenCalled()
  expect(reportError).toHaveBeenCalledWith(bug)
})

test('a change that failed shows its message and calls onError', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const onSuccess = vi.fn()
  const { run } = mutationOf((_: undefined) => Promise.reject(new Error('no')), {
    errors: 'toast',
    describeError: () => 'We could not save it.',
    onSuccess,
  })
  expect(await run(undefined)).toBe(false)
  expect(toast).toHaveBeenCalledWith('We could not save it.', 'error')
  expect(onSuccess).not.toHaveBeenCalled()
})

test('Undo in the toast runs the change with the input that undoes it', async () => {
  const call = vi.fn(async (isResolved: boolean) => isResolved)
  const { run } = mutationOf(call, {
    success: (_, isResolved) => (isResolved ? 'Comment resolved' : undefined),
    undo: (isResolved) => !isResolved,
  })
  await run(true)
  expect(toast).toHaveBeenCalledTimes(1)
  const [text, tone, options] = toast.mock.calls[0]!
  expect([text, tone]).toEqual(['Comment resolved', 'success'])
  await options.undo()
  expect(call.mock.calls.map(([input]) => input)).toEqual([true, false])
  expect(toast).toHaveBeenCalledTimes(1)
})

test('the input of a change, such as a password, is kept for a retry only if the change has an operation id', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refused = new Error('Wrong password')
  const { run } = mutationOf((_: { password: string }) => Promise.reject(refused))
  await run({ password: 'correct horse' })
  expect(operationIdOf).not.toHaveBeenCalled()

  const ids: string[] = []
  const send = mutationOf(async (_: string, operationId) => {
    ids.push(operationId(), operationId())
    if (ids.length < 4) throw refused
  })
  expect(await send.run('text')).toBe(false)
  expect(await send.run('text')).toBe(true)
  await send.run('text')
  const [first, ...others] = ids
  expect(others.slice(0, 3)).toEqual([first, first, first])
  expect(ids[4]).not.toBe(first)
})
