import { parseEmail } from '@course/contract/accounts'
import { migrations } from '../../migrations/index.ts'
import { listStaff } from '../admin/index.ts'
import { makeAdministrator, makeOwner, resetStaffFactor, resetStaffPassword } from '../auth/index.ts'
import { readAccountsConfig } from '../config.ts'
import { acceptSiteSecrets, print, printServiceToken, runCommand, withSite } from '../operations/index.ts'
import type { CommandSite } from '../platform/site.ts'

const usage = `npm run admin -- list
npm run admin -- make EMAIL            makes an administrator
npm run admin -- owner EMAIL           transfers ownership to an administrator, and emails both
npm run admin -- reset EMAIL           signs a staff member out everywhere and resets their password
npm run admin -- factor EMAIL          turns off two-factor authentication a day after an email about it; --now: at once
npm run --silent admin -- service-token --hours 1
npm run admin -- accept-secrets        makes the secrets of this machine those of the site, if the earlier ones are lost

make and reset print a link to set a password. It works once, within 24 hours. With --password-stdin they read the
password from standard input instead. Use the settings of the site; it may be running. The settings for email and cards
may be missing. Every change is recorded in the audit log. ADMIN_EMAIL names the owner only at
the first start.`

const MAX_PASSWORD_CHARACTERS = 1024

/** What each secret protected, and is lost with it. */
const LOST_WITH_SECRET: Record<string, string> = {
  accounts: 'links in earlier emails and authenticator apps no longer work',
  credentials: 'badges are signed with a new key',
  jwt: 'everyone has to sign in again',
  mail: 'queued emails cannot be sent',
}

const declared = { usage, flags: ['now', 'password-stdin'], options: ['hours'] }

await runCommand(declared, async ([command, emailArgument, ...rest], flags, { hours = '1' }) => {
  const hasNoEmail = emailArgument === undefined
  if (command === 'service-token' && hasNoEmail) return printServiceToken(process.env, Number(hours))
  if (command === 'list' && hasNoEmail) return runOnSite(printStaff)
  if (command === 'accept-secrets' && hasNoEmail)
    return runOnSite(acceptSecretsCommand, { requiresSecrets: false })
  if (hasNoEmail || rest.length > 0 || !['make', 'owner', 'reset', 'factor'].includes(command ?? ''))
    throw new Error(usage)

  const { email, problem } = parseEmail(emailArgument)
  if (email === undefined) throw new Error(problem)
  if (command === 'factor') return runOnSite((site) => resetFactorCommand(site, email, flags.has('now')))
  if (command === 'owner') return runOnSite((site) => transferOwnershipCommand(site, email))
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

function runOnSite(
  run: (site: CommandSite) => Promise<void>,
  options?: Parameters<typeof withSite>[3],
): Promise<void> {
  return withSite(readAccountsConfig(process.env), migrations, run, options)
}

async function acceptSecretsCommand(site: CommandSite): Promise<void> {
  const replaced = await acceptSiteSecrets(site)
  if (replaced.length === 0) return print('This machine already has the secrets of the site.')
  for (const name of replaced) print(`${name}: ${LOST_WITH_SECRET[name]}`)
  print('Copy DATA_DIR/secrets to the other machines of the site, and restart it everywhere.')
}

async function printStaff(site: CommandSite): Promise<void> {
  for (const { email, role, state, hasFactor, createdAt } of await listStaff(site)) {
    const factor = hasFactor ? 'two-factor on' : 'two-factor off'
    print([email, role, state, factor, `since ${createdAt.slice(0, 10)}`].join('  '))
  }
}

async function transferOwnershipCommand(site: CommandSite, email: string): Promise<void> {
  const formerOwner = await makeOwner(site, email)
  print(`${email} owns the site now. ${formerOwner} is an administrator. Both get an email about it.`)
}

async function resetFactorCommand(site: CommandSite, email: string, isNow: boolean): Promise<void> {
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
