import { parseEmail } from '@course/contract/accounts'
import { migrations } from '../../migrations/index.ts'
import { listStaff } from '../admin/index.ts'
import { makeAdministrator, resetStaffFactor, resetStaffPassword } from '../auth/index.ts'
import { readAccountsConfig } from '../config.ts'
import { print, printServiceToken, runCommand, withSite } from '../operations/index.ts'
import type { SiteParts } from '../platform/site.ts'

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
  if (act === 'list' && isAlone) return onSite(printStaff)
  if (isAlone || rest.length > 0 || !['make', 'reset', 'factor'].includes(act ?? '')) throw new Error(usage)

  const { email, problem } = parseEmail(typed)
  if (email === undefined) throw new Error(problem)
  if (act === 'factor') return onSite((site) => resetFactorCommand(site, email, flags.has('now')))
  const password = flags.has('password-stdin') ? await passwordFromInput() : undefined
  await onSite(async (site) => {
    const link = await (act === 'make' ? makeAdministrator : resetStaffPassword)(site, { email, password })
    print(act === 'make' ? `${email} is an administrator now.` : `${email} is signed out everywhere.`)
    print(
      link ? `This link sets a password, once, within 24 hours:\n${link}` : 'The password is the given one.',
    )
  })
})

function onSite(run: (site: SiteParts) => Promise<void>): Promise<void> {
  return withSite(readAccountsConfig(process.env), migrations, run)
}

async function printStaff(site: SiteParts): Promise<void> {
  for (const { email, role, state, hasFactor, createdAt } of await listStaff(site)) {
    const factor = hasFactor ? 'second factor' : 'no second factor'
    print([email, role, state, factor, `since ${createdAt.slice(0, 10)}`].join('  '))
  }
}

async function resetFactorCommand(site: SiteParts, email: string, isNow: boolean): Promise<void> {
  const at = await resetStaffFactor(site, { email, isNow })
  print(
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
