import { spawn } from 'node:child_process'
import type { Variables } from './environment.ts'

/**
 * Tells systemd how far the site is, when systemd has started it as `Type=notify`: ready, stopping and, while its event loop
 * turns, alive. Node has no datagram sockets of the kind that systemd listens to, so its own program sends the words.
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
