import { existsSync } from 'node:fs'
import { readEmail } from '@course/contract/accounts'
import { migrations } from '../migrations/index.ts'
import { readSettings } from './config.ts'
import { examine, runCommand, say, withoutSecrets } from './operating/index.ts'

const usage = `npm run doctor -- [--mail-to ADDRESS] [--env-file FILE]
Looks at everything the site needs, and says what to do: settings, files, database, mail, card provider, media, proxy,
certificate, clock, and samples that are left. Run it with the settings of the site, as its user, while it runs.
  ok     works
  look   works, but decide whether you want it so
  wrong  does not work; the command then ends with exit code 1
--mail-to sends one mail to that address. --env-file names the file that holds the settings, to look at its mode.`

/** Where deploy/course.service reads it. */
const USUAL_ENV_FILE = '/etc/course/course.env'

await runCommand({ usage, options: ['mail-to', 'env-file'] }, async (words, _flags, options) => {
  if (words.length > 0) throw new Error(usage)
  const { email: mailTo, problem } =
    options['mail-to'] === undefined ? { email: undefined } : readEmail(options['mail-to'])
  if (problem) throw new Error(problem)
  const envFile = options['env-file'] ?? (existsSync(USUAL_ENV_FILE) ? USUAL_ENV_FILE : undefined)

  const clean = withoutSecrets(process.env)
  const count = { ok: 0, look: 0, wrong: 0 }
  for await (const { level, about, text } of examine({
    settings: readSettings(process.env),
    migrations,
    mailTo,
    envFile,
  })) {
    count[level] += 1
    say(clean(`${level.padEnd(5)}  ${about}: ${text}`))
  }
  say(`\n${count.ok} ok, ${count.look} to look at, ${count.wrong} wrong.`)
  if (count.wrong > 0) process.exitCode = 1
})
// What a probe has left open, such as a server that never answers, must not keep the command waiting.
process.exit()
