import { parseEmail } from '@course/contract/accounts'
import { migrations } from '../../migrations/index.ts'
import { listStaff } from '../admin/index.ts'
import { makeAdministrator, resetStaffFactor, resetStaffPassword } from '../auth/index.ts'
import { readAccountsConfig } from '../config.ts'
import { print, printServiceToken, runCommand, withSite } from '../operations/index.ts'
import type { SiteParts } from '../platform/site.ts'

const usage = `npm run admin -- list
npm run admin -- make EMAIL            adds an administrator to the team
npm run admin -- reset EMAIL           signs a team member out everywhere and resets their password
npm run admin -- factor EMAIL          turns off two-factor authentication a day after an email about it; --now: at once
npm run --silent admin -- service-token --hours 1

make and reset print a link to set a password. It works once, within 24 hours. With --password-stdin they read the
password from standard input instead. Use the settings of the site; it may be running. The settings for email and cards
may be missing. Every change is recorded in the audit log. The owner is the account with the email ADMIN_EMAIL.`

const MAX_PASSWORD_CHARACTERS = 1024

const declared = { usage, flags: ['now', 'password-stdin'], options: ['hours'] }

await runCommand(declared, async ([command, emailArgument, ...rest], flags, { hours = '1' }) => {
  const hasNoEmail = emailArgument === undefined
  if (command === 'service-token' && hasNoEmail) return printServiceToken(process.env, Number(hours))
  if (command === 'list' && hasNoEmail) return runOnSite(printStaff)
  if (hasNoEmail || rest.length > 0 || !['make', 'reset', 'factor'].includes(command ?? ''))
    throw new Error(usage)

  const { email, problem } = parseEmail(emailArgument)
  if (email === undefined) throw new Error(problem)
  if (command === 'factor') return runOnSite((site) => resetFactorCommand(site, email, flags.has('now')))
  const password = flags.has('password-stdin') ? await readPasswordFromStdin() : undefined
  await runOnSite(async (site) => {
    const link = await (command === 'make' ? makeAdministrator : resetStaffPassword)(site, {
      email,
      password,
    })
    print(command === 'make' ? `${email} is an administrator now.` : `${email} is signed out everywhere.`)
    print(
      link
        ? `Set a password with this link. It works once, within 24 hours:\n${link}`
        : 'The password is set.',
    )
  })
})

function runOnSite(run: (site: SiteParts) => Promise<void>): Promise<void> {
  return withSite(readAccountsConfig(process.env), migrations, run)
}

async function printStaff(site: SiteParts): Promise<void> {
  for (const { email, role, state, hasFactor, createdAt } of await listStaff(site)) {
    const factor = hasFactor ? 'two-factor on' : 'two-factor off'
    print([email, role, state, factor, `since ${createdAt.slice(0, 10)}`].join('  '))
  }
}

async function resetFactorCommand(site: SiteParts, email: string, isNow: boolean): Promise<void> {
  const scheduledAt = await resetStaffFactor(site, { email, isNow })
  print(
    isNow
      ? `Two-factor authentication for ${email} is now off. They get an email about it.`
      : `Two-factor authentication for ${email} will be turned off on ${scheduledAt}. They get an email with a link to cancel it.`,
  )
}

/** Not an argument, which would be visible in the process list and the shell history. */
async function readPasswordFromStdin(): Promise<string> {
  if (process.stdin.isTTY)
    throw new Error(
      '--password-stdin reads from a file or another program, not from a terminal that shows the password',
    )
  let input = ''
  process.stdin.setEncoding('utf8')
  for await (const chunk of process.stdin) {
    input += chunk
    if (input.length > MAX_PASSWORD_CHARACTERS) throw new Error('The password on standard input is too long')
  }
  const password = input.replace(/\r?\n$/, '')
  if (password === '') throw new Error('Standard input contains no password')
  return password
}
