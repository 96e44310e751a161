import { expect, onTestFinished, test } from 'vitest'
import { RenderingThread } from './thread.ts'

/** Returns its input as a file, except for "fail", which throws, and "lost", which never finishes. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { renderWith } from '${new URL('./worker.ts', import.meta.url).href}'
    renderWith(async (text) => {
      if (text === 'fail') throw new Error('it cannot be drawn')
      if (text === 'lost') await new Promise(() => {})
      return new TextEncoder().encode(text)
    })`)}`,
)

test('a thread that exits rejects only its own jobs', async () => {
  const renderer = new RenderingThread<string>(program)
  onTestFinished(() => renderer.close())
  expect(String(await renderer.render('first'))).toBe('first')

  const lost = renderer.render('lost')
  const rejection = expect(lost).rejects.toThrow('the rendering thread exited')
  const closed = renderer.close()
  const next = renderer.render('next')
  await closed
  await rejection
  expect(String(await next)).toBe('next')
})

test('a rendering error rejects only its own job', async () => {
  const renderer = new RenderingThread<string>(program)
  onTestFinished(() => renderer.close())
  const [failed, drawn] = await Promise.allSettled([renderer.render('fail'), renderer.render('drawn')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('drawn') } })
  expect(drawn).toMatchObject({ status: 'fulfilled' })
})
