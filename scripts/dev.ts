import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createServer } from 'vite'
import { sitePages } from './dev/pages.ts'
import { ROOT, spawnNode } from './prepare.mjs'
import { freePort } from './provision/free-port.ts'

const WATCHED = ['server', 'contract', 'content', 'sandbox']
const DEBOUNCE_MS = 150

// Restarts are a second faster with the compiled code of the last one.
process.env.NODE_COMPILE_CACHE ??= join(ROOT, '.cache', 'compile')

const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '127.0.0.1'
const serverPort = await freePort()

// Vite serves the site's URL and proxies everything that is not built from web/ to the server.
const siteUrl = `http://127.0.0.1:${serverPort}`
process.env.API_URL = siteUrl
const web = await createServer({
  configFile: join(ROOT, 'web', 'vite.config.ts'),
  plugins: [sitePages(siteUrl, () => restarting.then(() => waitUntilListening(server)))],
  server: { host, port, strictPort: true },
}).catch(reportAndExit)

let stopping = false
let restarting: Promise<void> = Promise.resolve()
let server = startServer()
// Remove Vite's handler, which would exit before the server has stopped.
process.removeAllListeners('SIGTERM')
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
await waitUntilListening(server)
await web.listen().catch(reportAndExit)
console.log(`http://localhost:${port} is ready. Watching for changes.`)
for (const folder of WATCHED) watch(join(ROOT, folder), { recursive: true }, debounced(restart))

function startServer(): ChildProcess {
  const child = spawnNode(process.execPath, ['server/src/main.ts'], {
    env: {
      ...process.env,
      PORT: String(serverPort),
      HOST: '127.0.0.1',
      SITE_URL: process.env.SITE_URL ?? `http://localhost:${port}`,
      SANDBOX_PORT: process.env.SANDBOX_PORT ?? String(port + 1),
    },
  })
  child.once('exit', (code) => {
    if (!stopping && child === server && code !== 0)
      console.log('The server exited. It restarts after the next change.')
  })
  return child
}

/** Waits so that pages do not start with failed requests. Stops waiting if the server exits. */
async function waitUntilListening(child: ChildProcess): Promise<void> {
  const isListening = () => fetch(`${siteUrl}/healthz`).then(Boolean, () => false)
  while (child.exitCode === null && !(await isListening())) await wait(100)
}

function restart(file: string): void {
  restarting = restarting.then(async () => {
    if (stopping) return
    console.log(`${file} changed: restarting the server`)
    await stopProcess(server)
    server = startServer()
  })
}

async function stop(): Promise<void> {
  stopping = true
  await restarting
  await Promise.all([stopProcess(server), web.close()])
  process.exit(0)
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Debounces changes, because editors write a file in several steps. */
function debounced(run: (file: string) => void): (event: string, file: string | null) => void {
  let timer: NodeJS.Timeout | undefined
  return (_event, file) => {
    if (!file || /(^|[\\/])(node_modules|data)([\\/]|$)|\.test\.ts$|\.tsbuildinfo$|~$/.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => run(file), DEBOUNCE_MS)
  }
}

function reportAndExit(error: unknown): never {
  const text = error instanceof Error ? error.message : String(error)
  console.error(
    /already in use/.test(text)
      ? `Port ${port} is already in use. Stop the other program, or choose another port: PORT=3010 npm run dev`
      : text,
  )
  process.exit(1)
}
