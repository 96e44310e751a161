import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = FastifyBaseLogger

// Bounded lengths: otherwise a long line without an @ would take quadratic time.
const EMAIL = /[^\s"'<>@,:;()[\]\\]{1,64}@[^\s"'<>@,:;()[\]\\]{1,255}\.[a-z]{2,}/gi
const SECRET =
  /\b(sk|rk|whsec|pk)_(?:test_|live_)?[A-Za-z0-9_-]{6,}|\bBearer\s+[\w.~+/-]+|(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]+/g
const PASSWORD_IN_URL = /:\/\/([^\s"/:@]*):[^\s"/@]+@/g

/** Redacts emails and secrets anywhere in a log line. */
export function redactLine(line: string): string {
  return line
    .replace(PASSWORD_IN_URL, '://$1:[secret]@')
    .replace(EMAIL, '[e-mail]')
    .replace(SECRET, '[secret]')
}

export function openLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Log {
  const options = {
    level,
    redact: {
      paths: [
        'password',
        '*.password',
        'token',
        '*.token',
        '*.refresh_token',
        '*.access_token',
        '*.client_secret',
        // pg attaches the whole connection to some errors.
        '*.client',
        '*.secretKey',
        '*.processID',
      ],
      censor: '[secret]',
    },
    base: undefined,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, { write: (line: string) => write(redactLine(line)) })
}
