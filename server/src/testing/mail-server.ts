import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Received = { mail: Email; to: string[] }

type Options = {
  port?: number
  /** Returns the SMTP code for a recipient; anything but 250 rejects it. */
  refuse?: (to: string) => number
  /** Required credentials, if any. */
  login?: { user: string; password: string }
}

/** Starts a mail server, by default on a free port. */
export async function startMailServer({ port = 0, refuse, login }: Options = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    // Transports keep connections open; do not wait for them when a test ends.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const isValid = username === login?.user && password === login?.password
      done(isValid ? null : Object.assign(new Error('no'), { responseCode: 535 }), { user: username })
    },
    onRcptTo(recipient, _session, done) {
      const code = refuse?.(recipient.address) ?? 250
      done(code === 250 ? null : Object.assign(new Error('no'), { responseCode: code }))
    },
    onData(stream, session, done) {
      text(stream)
        .then(async (source) => {
          const to = session.envelope.rcptTo.map((recipient) => recipient.address)
          received.push({ mail: await PostalMime.parse(source), to })
          done()
        })
        .catch(done)
    },
  })
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  return { received, port: (server.server.address() as AddressInfo).port, close }
}

export const smtpEnv = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Course <course@site.example>',
})
