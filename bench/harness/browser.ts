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

/** A browser that has never been anywhere. */
export function openChromium(program: string): Promise<LaunchedChrome> {
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return launch({ chromePath: program, chromeFlags: [...FLAGS, ...sandbox], logLevel: 'silent' })
}

/** Puts an entry into the local storage of a site; `address` is one of it that starts no script. */
export async function setLocalStorage(
  { port }: LaunchedChrome,
  address: string,
  key: string,
  value: string,
): Promise<void> {
  const opened = await fetch(`http://127.0.0.1:${port}/json/new?about:blank`, { method: 'PUT' })
  const { id, webSocketDebuggerUrl } = (await opened.json()) as { id: string; webSocketDebuggerUrl: string }
  const tab = new WebSocket(webSocketDebuggerUrl)
  await once(tab, 'open')
  const say = (method: string, params: object = {}) => tab.send(JSON.stringify({ id: 1, method, params }))
  say('Page.enable')
  say('Page.navigate', { url: address })
  await waitForMessage(tab, (message) => message.method === 'Page.loadEventFired')
  const entry = `${JSON.stringify(key)}, ${JSON.stringify(value)}`
  say('Runtime.evaluate', { expression: `localStorage.setItem(${entry}), localStorage.length` })
  const { result } = await waitForMessage(tab, (message) => message.result?.result !== undefined)
  if (result?.result?.value !== 1) throw new Error(`The browser kept nothing: ${JSON.stringify(result)}`)
  tab.close()
  await fetch(`http://127.0.0.1:${port}/json/close/${id}`)
}

interface Message {
  method?: string
  result?: { result?: { value?: unknown } }
}

function waitForMessage(tab: WebSocket, isMeant: (message: Message) => boolean): Promise<Message> {
  return new Promise((resolve) => {
    const listen = ({ data }: { data: string }) => {
      const message = JSON.parse(data) as Message
      if (!isMeant(message)) return
      tab.removeEventListener('message', listen)
      resolve(message)
    }
    tab.addEventListener('message', listen)
  })
}
