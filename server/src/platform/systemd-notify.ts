import { spawn } from 'node:child_process'
import type { Variables } from './environment.ts'

/**
 * Notifies systemd (Type=notify): ready, stopping and, while the event loop runs, alive. Node has no Unix
 * datagram sockets, so `systemd-notify` sends the messages.
 */
export function openServiceManager({ NOTIFY_SOCKET, WATCHDOG_USEC }: Variables) {
  let watchdog: NodeJS.Timeout | undefined
  const tell = (word: string) => {
    if (!NOTIFY_SOCKET) return
    const notify = spawn('systemd-notify', [word], { stdio: ['ignore', 'inherit', 'inherit'] })
    notify.on('error', ({ message }) => process.stderr.write(`systemd was not told ${word}: ${message}\n`))
  }
  return {
    ready() {
      tell('READY=1')
      const milliseconds = Number(WATCHDOG_USEC) / 1000
      if (milliseconds > 0) watchdog = setInterval(() => tell('WATCHDOG=1'), milliseconds / 2).unref()
    },
    stopping() {
      clearInterval(watchdog)
      tell('STOPPING=1')
    },
  }
}
