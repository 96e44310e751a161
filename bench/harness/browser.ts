import { once } from 'node:events'
import { type LaunchedChrome, launch } from 'chrome-launcher'
import { provideChromium } from '../../scripts/provision/chromium.ts'
import { Missing } from './missing.ts'

const FLAGS = ['--headless=new', '--disable-dev-shm-usage', '--no-first-run']

export async function chromiumProgram(): Promise<string> {
  try {
    return await provideChromium()
  } catch (error) {
    throw new Missing((error as Error).message)
  }
}

/** A browser that has never been anywhere. */
export function openChromium(program: string): Promise<LaunchedChrome> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return launch({ chromePath: program, chromeFlags: [...FLAGS, ...sandbox], logLevel: 'silent' })
}

/** Puts an entry into the local storage of a site, before anybody looks at the site. */
export async function keepInBrowser(
  { port }: LaunchedChrome,
  address: string,
  key: string,
  value: string,
): Promise<void> {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?${encodeURIComponent(address)}`, {
    method: 'PUT',
  })
  const { id, webSocketDebuggerUrl } = (await opened.json()) as { id: string; webSocketDebuggerUrl: string }
  const tab = new WebSocket(webSocketDebuggerUrl)
  await once(tab, 'open')
  const entry = `${JSON.stringify(key)}, ${JSON.stringify(value)}`
  // The tab may still show nothing, which has no storage.
  const expression = `
    new Promise((resolve) => {
      const keep = () => {
        if (location.origin !== ${JSON.stringify(new URL(address).origin)}) return setTimeout(keep, 20)
        localStorage.setItem(${entry})
        resolve(localStorage.length)
      }
      keep()
    })`
  const parameters = { expression, awaitPromise: true, returnByValue: true }
  tab.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: parameters }))
  const [{ data }] = (await once(tab, 'message')) as [{ data: string }]
  if (JSON.parse(data).result?.result?.value !== 1) throw new Error(`The browser kept nothing: ${data}`)
  tab.close()
  await fetch(`http://127.0.0.1:${port}/json/close/${id}`)
}
