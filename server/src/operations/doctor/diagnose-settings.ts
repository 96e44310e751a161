import type { Config } from '../../platform/config.ts'
import { type Diagnostic, fail, ok, warn } from '../../platform/diagnostic.ts'
import type { Variables } from '../../platform/environment.ts'

/** `config` has only the valid parts; `knownNames` are those of all variables that the site reads. */
export type Settings = {
  variables: Variables
  issues: readonly string[]
  knownNames: ReadonlySet<string>
  config: Partial<Config>
}

/** Prefixes of our variable names, to detect typos. */
const OUR_PREFIXES =
  /^(STRIPE|S3|BACKUP|SMTP|MAIL|ADMIN|SANDBOX|SITE|TRUST|ISSUER|CREDENTIAL|JWT|REHEARSAL|QUIET)(_|$)/

export function diagnoseSettings({ variables, issues, knownNames, config }: Settings): Diagnostic[] {
  const errors = issues.map((issue) => fail('Settings', `${issue}.`))
  const unknown = Object.keys(variables)
    .filter((name) => OUR_PREFIXES.test(name) && !knownNames.has(name))
    .map((name) =>
      warn('Settings', `${name} is not a setting. Is it misspelled? README.md lists all settings.`),
    )
  const diagnostics = [...errors, ...unknown, ...warnAboutUnusualSettings(config)]
  return errors.length > 0 ? diagnostics : [ok('Settings', 'complete'), ...diagnostics]
}

/** Valid but probably unintended settings. */
function warnAboutUnusualSettings(config: Partial<Config>): Diagnostic[] {
  const { production, quiet, rehearsal, trustProxy, host, admin, mail, cards } = config
  const all: (Diagnostic | false | undefined)[] = [
    production === false &&
      warn(
        'Settings',
        'NODE_ENV is not production: everyone on this machine can read the emails in /dev/mailbox.',
      ),
    quiet &&
      warn(
        'Settings',
        'this is a quiet copy: it sends no email and syncs no payments. Remove QUIET, or run npm run restore -- --live.',
      ),
    rehearsal &&
      warn('Settings', 'this is a rehearsal: no real payments. To sell, remove REHEARSAL and set live keys.'),
    rehearsal &&
      cards?.kind === 'sandbox' &&
      !cards.publicUrl &&
      warn(
        'Settings',
        'the card form works only in a browser on this machine. Set SANDBOX_PUBLIC_URL to a URL that the proxy forwards to SANDBOX_PORT.',
      ),
    production &&
      !rehearsal &&
      cards?.kind === 'stripe' &&
      !cards.secretKey.includes('_live_') &&
      warn(
        'Settings',
        'the card keys are test keys: customers get the course without paying. Set live keys.',
      ),
    trustProxy === true &&
      fail(
        'Settings',
        'TRUST_PROXY=true lets every visitor forge an IP address. Set it to the IP address of the proxy.',
      ),
    production &&
      trustProxy === false &&
      warn(
        'Settings',
        'TRUST_PROXY is not set: behind a proxy, all visitors share one rate limit. Set it to the IP address of the proxy.',
      ),
    production &&
      (host === '0.0.0.0' || host === '::') &&
      warn(
        'Settings',
        'HOST opens the site to the network, bypassing the proxy. Unless a firewall blocks that, use 127.0.0.1.',
      ),
    admin?.password !== undefined &&
      warn('Settings', 'ADMIN_PASSWORD is only read at the first start. Remove it from the settings.'),
    mail?.kind === 'smtp' &&
      /@example\.(com|org|net)>?$/.test(mail.from) &&
      warn('Settings', 'MAIL_FROM is a sample: replies get lost, and mail servers may reject it.'),
  ]
  return all.filter((diagnostic) => typeof diagnostic === 'object')
}
