import { expect, onTestFinished, test } from 'vitest'
import { WorkerThread } from './worker-thread.ts'

/** Returns its input, except for "fail", which throws, and "lost", which never finishes. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { serveTasks } from '${new URL('./serve-tasks.ts', import.meta.url).href}'
    serveTasks(async (text) => {
      if (text === 'fail') throw new Error('it cannot be drawn')
      if (text === 'lost') await new Promise(() => {})
      return new TextEncoder().encode(text)
    })`)}`,
)

test('a thread that exits rejects only its own jobs', async () => {
  const renderer = new WorkerThread<string>(program)
  onTestFinished(() => renderer.close())
  expect(String(await renderer.run('first'))).toBe('first')

  const lost = renderer.run('lost')
  const rejection = expect(lost).rejects.toThrow('the worker thread exited')
  const closed = renderer.close()
  const next = renderer.run('next')
  await closed
  await rejection
  expect(String(await next)).toBe('next')
})

test('a rendering error rejects only its own job', async () => {
  const renderer = new WorkerThread<string>(program)
  onTestFinished(() => renderer.close())
  const [failed, drawn] = await Promise.allSettled([renderer.run('fail'), renderer.run('drawn')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('drawn') } })
  expect(drawn).toMatchObject({ status: 'fulfilled' })
})
