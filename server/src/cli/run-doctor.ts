import { existsSync } from 'node:fs'
import { parseEmail } from '@course/contract/accounts'
import { migrations } from '../../migrations/index.ts'
import { readSettings } from '../config.ts'
import { print, redactSecrets, runCommand, runDiagnostics } from '../operations/index.ts'

const usage = `npm run doctor -- [--mail-to EMAIL] [--env-file FILE]
Checks everything the site needs and explains how to fix it: settings, files, database, email, card provider, media,
proxy, certificate, clock and launch checklist. Run it with the settings of the site, as its user, while it runs.
  ok       works
  warning  works, but may not be intended
  error    does not work; the exit code is then 1
--mail-to sends a test email. --env-file checks the mode of the file with the settings.`

/** The path in deploy/course.service. */
const DEFAULT_ENV_FILE = '/etc/course/course.env'

await runCommand({ usage, options: ['mail-to', 'env-file'] }, async (args, _flags, options) => {
  if (args.length > 0) throw new Error(usage)
  const { email: mailTo, problem } =
    options['mail-to'] === undefined ? { email: undefined } : parseEmail(options['mail-to'])
  if (problem) throw new Error(problem)
  const envFile = options['env-file'] ?? (existsSync(DEFAULT_ENV_FILE) ? DEFAULT_ENV_FILE : undefined)

  const redact = redactSecrets(process.env)
  const count = { ok: 0, warning: 0, error: 0 }
  for await (const { level, subject, text } of runDiagnostics({
    settings: readSettings(process.env),
    migrations,
    mailTo,
    envFile,
  })) {
    count[level] += 1
    print(redact(`${level.padEnd(7)}  ${subject}: ${text}`))
  }
  print(`\n${count.ok} ok, ${count.warning} warnings, ${count.error} errors.`)
  if (count.error > 0) process.exitCode = 1
})
// Connections that a probe left open must not keep the command running.
process.exit()
