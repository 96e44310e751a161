import { once } from 'node:events'
import { type LaunchedChrome, launch } from 'chrome-launcher'
import { provideChromium } from '../../scripts/provision/chromium.ts'
import { Unavailable } from './unavailable.ts'

// The proxy of the benchmark has a self-signed certificate.
const FLAGS = ['--headless=new', '--disable-dev-shm-usage', '--no-first-run', '--ignore-certificate-errors']

export async function chromiumProgram(): Promise<string> {
  try {
    return await provideChromium()
  } catch (error) {
    throw new Unavailable((error as Error).message)
  }
}

/** Starts a browser with a fresh profile. */
export function openChromium(program: string): Promise<LaunchedChrome> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return launch({ chromePath: program, chromeFlags: [...FLAGS, ...sandbox], logLevel: 'silent' })
}

/** Sets an entry in the local storage of a site. `url` must be a page of it without scripts. */
export async function setLocalStorage(
  { port }: LaunchedChrome,
  url: string,
  key: string,
  value: string,
): Promise<void> {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' })
  const { id, webSocketDebuggerUrl } = (await opened.json()) as { id: string; webSocketDebuggerUrl: string }
  const tab = new WebSocket(webSocketDebuggerUrl)
  await once(tab, 'open')
  const sendCommand = (method: string, params: object = {}) =>
    tab.send(JSON.stringify({ id: 1, method, params }))
  sendCommand('Page.enable')
  sendCommand('Page.navigate', { url })
  await waitForMessage(tab, (message) => message.method === 'Page.loadEventFired')
  const entry = `${JSON.stringify(key)}, ${JSON.stringify(value)}`
  sendCommand('Runtime.evaluate', { expression: `localStorage.setItem(${entry}), localStorage.length` })
  const { result } = await waitForMessage(tab, (message) => message.result?.result !== undefined)
  if (result?.result?.value !== 1)
    throw new Error(`The browser did not store the entry: ${JSON.stringify(result)}`)
  tab.close()
  await fetch(`http://127.0.0.1:${port}/json/close/${id}`)
}

interface Message {
  method?: string
  result?: { result?: { value?: unknown } }
}

function waitForMessage(tab: WebSocket, matches: (message: Message) => boolean): Promise<Message> {
  return new Promise((resolve) => {
    const listen = ({ data }: { data: string }) => {
      const message = JSON.parse(data) as Message
      if (!matches(message)) return
      tab.removeEventListener('message', listen)
      resolve(message)
    }
    tab.addEventListener('message', listen)
  })
}
