import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Received = { mail: Email; to: string[] }

type Options = {
  port?: number
  /** Makes it say no to a recipient, with a code. */
  refuse?: (to: string) => number
  /** Who may send; without it, everybody. */
  login?: { user: string; password: string }
}

/** A mail server on a free port. */
export async function mailServer({ port = 0, refuse, login }: Options = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: login === undefined,
    allowInsecureAuth: true,
    // A transport keeps its connection for the next mail; a test that is over waits for none.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onAuth({ username, password }, _session, done) {
      const isRight = username === login?.user && password === login?.password
      done(isRight ? null : Object.assign(new Error('no'), { responseCode: 535 }), { user: username })
    },
    onRcptTo(address, _session, done) {
      const code = refuse?.(address.address) ?? 250
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

export const smtp = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Course <course@site.example>',
})
