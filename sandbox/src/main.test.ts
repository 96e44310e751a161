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

test('the control page is not shown through a proxy', async () => {
  const url = await listening(launch({}))
  expect((await fetch(`${url}/control`)).status).toBe(200)
  for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
    for (const path of ['/control', '/control/api/events']) {
      expect((await fetch(url + path, { headers: { [header]: '203.0.113.9' } })).status).toBe(403)
    }
  }
})

test('the process ends with the one that started it', async () => {
  const child = launch({})
  await listening(child)
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
})

test('a rehearsal of production has it run', async () => {
  const child = launch({ NODE_ENV: 'production', REHEARSAL: '1' })
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
