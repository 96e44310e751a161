import { existsSync } from 'node:fs'
import { parseEmail } from '@course/contract/accounts'
import { migrations } from '../../migrations/index.ts'
import { readSettings } from '../config.ts'
import { print, runCommand, runDiagnostics, withoutSecrets } from '../operations/index.ts'

const usage = `npm run doctor -- [--mail-to ADDRESS] [--env-file FILE]
Looks at everything the site needs, and says what to do: settings, files, database, mail, card provider, media, proxy,
certificate, clock, and samples that are left. Run it with the settings of the site, as its user, while it runs.
  ok     works
  look   works, but decide whether you want it so
  wrong  does not work; the command then ends with exit code 1
--mail-to sends one mail to that address. --env-file names the file that holds the settings, to look at its mode.`

/** Where deploy/course.service reads it. */
const USUAL_ENV_FILE = '/etc/course/course.env'

await runCommand({ usage, options: ['mail-to', 'env-file'] }, async (args, _flags, options) => {
  if (args.length > 0) throw new Error(usage)
  const { email: mailTo, problem } =
    options['mail-to'] === undefined ? { email: undefined } : parseEmail(options['mail-to'])
  if (problem) throw new Error(problem)
  const envFile = options['env-file'] ?? (existsSync(USUAL_ENV_FILE) ? USUAL_ENV_FILE : undefined)

  const clean = withoutSecrets(process.env)
  const count = { ok: 0, warning: 0, error: 0 }
  for await (const { level, subject, text } of runDiagnostics({
    settings: readSettings(process.env),
    migrations,
    mailTo,
    envFile,
  })) {
    count[level] += 1
    print(clean(`${level.padEnd(7)}  ${subject}: ${text}`))
  }
  print(`\n${count.ok} ok, ${count.warning} warnings, ${count.error} errors.`)
  if (count.error > 0) process.exitCode = 1
})
// What a probe has left open, such as a server that never answers, must not keep the command waiting.
process.exit()
