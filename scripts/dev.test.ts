import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ROOT } from './launch/paths.mjs'
import { freePort } from './provision/free-port.ts'

test('while one develops, pages come with their heading, their styles and a strict policy', {
  timeout: 120_000,
}, async () => {
  const url = await startDevelopment()
  for (const [path, heading] of [
    ['/', 'Integrated Change Management'],
    ['/welcome', 'Welcome to Your Course Dashboard'],
  ] as const) {
    const answer = await fetch(url + path, { headers: { accept: 'text/html' } })
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/)
    const page = await answer.text()
    expect(page).toContain(heading)
    const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!)
    expect(sheets).toHaveLength(1)
    const sheet = await fetch(new URL(sheets[0]!, url), { headers: { accept: 'text/css' } })
    expect([sheet.status, await sheet.text()]).toEqual([200, expect.stringContaining('--color-brand')])
  }
})

/** `npm run dev` on free ports with a data folder of its own. */
async function startDevelopment(): Promise<string> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'course-dev-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await exited
    rmSync(DATA_DIR, { recursive: true, force: true })
  })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('follows your edits')) resolve()
    })
    exited.then(() => reject(new Error(`it ended:\n${output}`)))
  })
  return `http://127.0.0.1:${port}`
}
