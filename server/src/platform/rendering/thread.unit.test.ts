import { expect, onTestFinished, test } from 'vitest'
import { RenderingThread } from './thread.ts'

/** A program that answers with the text it was given, but for what fails and what is never done. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { renderWith } from '${new URL('./worker.ts', import.meta.url).href}'
    renderWith(async (text) => {
      if (text === 'fail') throw new Error('it cannot be drawn')
      if (text === 'lost') await new Promise(() => {})
      return new TextEncoder().encode(text)
    })`)}`,
)

test('a thread that ends takes only its own jobs with it', async () => {
  const renderer = new RenderingThread<string>(program)
  onTestFinished(() => renderer.close())
  expect(String(await renderer.render('first'))).toBe('first')

  const lost = renderer.render('lost')
  const refused = expect(lost).rejects.toThrow('the thread that makes files ended')
  const closed = renderer.close()
  const next = renderer.render('next')
  await closed
  await refused
  expect(String(await next)).toBe('next')
})

test('what cannot be drawn is an error of that job alone', async () => {
  const renderer = new RenderingThread<string>(program)
  onTestFinished(() => renderer.close())
  const [failed, drawn] = await Promise.allSettled([renderer.render('fail'), renderer.render('drawn')])
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('drawn') } })
  expect(drawn).toMatchObject({ status: 'fulfilled' })
})
