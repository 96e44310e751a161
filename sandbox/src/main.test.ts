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

test('prints its URL, serves requests, and exits cleanly on SIGTERM', async () => {
  const child = launch({})
  const url = await listening(child)
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ status: 'ok' })
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('refuses the control page through a proxy', async () => {
  const url = await listening(launch({}))
  expect((await fetch(`${url}/control`)).status).toBe(200)
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    for (const path of ['/control', '/control/api/events']) {
      expect((await fetch(url + path, { headers: { [header]: '203.0.113.9' } })).status).toBe(403)
    }
  }
})

test('exits when its parent process disconnects', async () => {
  const child = launch({})
  await listening(child)
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('starts in production in a rehearsal', async () => {
  const child = launch({ NODE_ENV: 'production', REHEARSAL: '1' })
  await listening(child)
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('refuses production mode and invalid settings, with all reasons at once', async () => {
  const child = launch({ NODE_ENV: 'production', SANDBOX_WEBHOOK_SECRET: '', PORT: 'x' })
  const [errorOutput, [code]] = await Promise.all([text(child.stderr!), once(child, 'exit')])
  expect(code).toBe(1)
  expect(errorOutput).toContain('does not run with NODE_ENV=production')
  expect(errorOutput).toContain('SANDBOX_WEBHOOK_SECRET')
  expect(errorOutput).toContain('PORT')
})
