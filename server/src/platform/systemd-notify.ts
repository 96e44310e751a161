import { spawn } from 'node:child_process'
import type { Variables } from './environment.ts'

/**
 * Notifies systemd (Type=notify): ready, stopping and, while the event loop runs, alive. Node has no Unix
 * datagram sockets, so `systemd-notify` sends the messages.
 */
export function openSystemdNotifier({ NOTIFY_SOCKET, WATCHDOG_USEC }: Variables) {
  let watchdog: NodeJS.Timeout | undefined
  const send = (state: string) => {
    if (!NOTIFY_SOCKET) return
    const child = spawn('systemd-notify', [state], { stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', ({ message }) =>
      process.stderr.write(`Could not send ${state} to systemd: ${message}\n`),
    )
  }
  return {
    ready() {
      send('READY=1')
      const milliseconds = Number(WATCHDOG_USEC) / 1000
      if (milliseconds > 0) watchdog = setInterval(() => send('WATCHDOG=1'), milliseconds / 2).unref()
    },
    stopping() {
      clearInterval(watchdog)
      send('STOPPING=1')
    },
  }
}
