import { readEmail } from '@course/contract/accounts'
import { migrations } from '../migrations/index.ts'
import { makeAdministrator, resetFactor, resetPassword } from './auth/index.ts'
import { readAccountsConfig } from './config.ts'
import { readTeam } from './office/index.ts'
import { printServiceToken, runCommand, say, withSite } from './operating/index.ts'
import type { SiteParts } from './platform/site.ts'

const usage = `npm run admin -- list
npm run admin -- make EMAIL            puts somebody on the team as administrator
npm run admin -- reset EMAIL           ends their sessions and their password
npm run admin -- factor EMAIL          takes a second factor away, announced by mail a day before; --now: at once
npm run --silent admin -- service-token --hours 1

make and reset print a link that sets a password, once, within 24 hours. With --password-stdin they take the password
from standard input instead. Run it with the settings of the site, while it runs or not; those of mail and cards may be
missing. Whatever is changed stands in the office's log. The owner is whoever ADMIN_EMAIL names.`

const INPUT_CHARACTERS = 1024

const declared = { usage, flags: ['now', 'password-stdin'], options: ['hours'] }

await runCommand(declared, async ([act, typed, ...rest], flags, { hours = '1' }) => {
  const isAlone = typed === undefined
  if (act === 'service-token' && isAlone) return printServiceToken(process.env, Number(hours))
  if (act === 'list' && isAlone) return onSite(printTeam)
  if (isAlone || rest.length > 0 || !['make', 'reset', 'factor'].includes(act ?? '')) throw new Error(usage)

  const { email, problem } = readEmail(typed)
  if (email === undefined) throw new Error(problem)
  if (act === 'factor') return onSite((site) => takeFactor(site, email, flags.has('now')))
  const password = flags.has('password-stdin') ? await passwordFromInput() : undefined
  await onSite(async (site) => {
    const link = await (act === 'make' ? makeAdministrator : resetPassword)(site, { email, password })
    say(act === 'make' ? `${email} is an administrator now.` : `${email} is signed out everywhere.`)
    say(
      link ? `This link sets a password, once, within 24 hours:\n${link}` : 'The password is the given one.',
    )
  })
})

function onSite(run: (site: SiteParts) => Promise<void>): Promise<void> {
  return withSite(readAccountsConfig(process.env), migrations, run)
}

async function printTeam(site: SiteParts): Promise<void> {
  for (const { email, role, state, hasFactor, since } of await readTeam(site)) {
    const factor = hasFactor ? 'second factor' : 'no second factor'
    say([email, role, state, factor, `since ${since.slice(0, 10)}`].join('  '))
  }
}

async function takeFactor(site: SiteParts, email: string, isNow: boolean): Promise<void> {
  const at = await resetFactor(site, { email, isNow })
  say(
    isNow
      ? `${email} has no second factor any more, and is told by mail.`
      : `${email} loses the second factor on ${at}. The mail about it has a link that stops it.`,
  )
}

/** Never from the command line, where the list of processes and the shell's history would show it. */
async function passwordFromInput(): Promise<string> {
  if (process.stdin.isTTY)
    throw new Error(
      '--password-stdin reads from a file or another program, so that the password is not on the screen',
    )
  let typed = ''
  process.stdin.setEncoding('utf8')
  for await (const chunk of process.stdin) {
    typed += chunk
    if (typed.length > INPUT_CHARACTERS) throw new Error('The password on standard input is too long')
  }
  const password = typed.replace(/\r?\n$/, '')
  if (password === '') throw new Error('There is no password on standard input')
  return password
}
