import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'

function launch(env: Record<string, string>): ChildProcess {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    execArgv: [],
    silent: true,
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', SANDBOX_WEBHOOK_SECRET: 'whsec_x', ...env },
  })
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  return child
}

async function listening(child: ChildProcess): Promise<string> {
  const [line] = await once(child.stdout!.setEncoding('utf8'), 'data')
  return JSON.parse(line).listening
}

test('the process says where it listens, answers, and ends cleanly when asked', async () => {
  const child = launch({})
  const url = await listening(child)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok' })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('the process ends with the one that started it', async () => {
  const child = launch({})
  await listening(child)
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('production mode and incomplete settings are refused with all reasons at once', async () => {
  const child = launch({ NODE_ENV: 'production', SANDBOX_WEBHOOK_SECRET: '', PORT: 'x' })
  const [complaint, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')])
  expect(code).toBe(1)
  expect(complaint).toContain('does not run with NODE_ENV=production')
  expect(complaint).toContain('SANDBOX_WEBHOOK_SECRET')
  expect(complaint).toContain('PORT')
})
