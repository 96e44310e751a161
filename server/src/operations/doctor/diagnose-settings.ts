import type { Config } from '../../platform/config.ts'
import { type Diagnostic, fail, ok, warn } from '../../platform/diagnostic.ts'
import type { Variables } from '../../platform/environment.ts'

/** The settings as they were read: `config` has the parts without a fault, `known` the names that the site asks for. */
export type Settings = {
  variables: Variables
  issues: readonly string[]
  known: ReadonlySet<string>
  config: Partial<Config>
}

/** Prefixes of our variable names, to detect typos. */
const OURS = /^(STRIPE|S3|SMTP|MAIL|ADMIN|SANDBOX|SITE|TRUST|ISSUER|CREDENTIAL|JWT|REHEARSAL|QUIET)(_|$)/

export function diagnoseSettings({ variables, issues, known, config }: Settings): Diagnostic[] {
  const faults = issues.map((issue) => fail('Settings', `${issue}.`))
  const strange = Object.keys(variables)
    .filter((name) => OURS.test(name) && !known.has(name))
    .map((name) => warn('Settings', `nothing reads ${name}. Is it misspelt? README.md lists all settings.`))
  const found = [...faults, ...strange, ...oddities(config)]
  return faults.length > 0 ? found : [ok('Settings', 'complete'), ...found]
}

/** Valid but probably unintended settings. */
function oddities(config: Partial<Config>): Diagnostic[] {
  const { production, quiet, rehearsal, trustProxy, host, admin, mail, cards } = config
  const all: (Diagnostic | false | undefined)[] = [
    production === false &&
      warn(
        'Settings',
        'NODE_ENV is not production: everybody on this machine reads the mails of /dev/mailbox.',
      ),
    quiet &&
      warn(
        'Settings',
        'this is a quiet copy: it sends no mail and follows no payment. Take QUIET away, or run npm run restore -- --live.',
      ),
    rehearsal &&
      warn('Settings', 'this is a rehearsal: no money moves. Take REHEARSAL away and set live keys to sell.'),
    rehearsal &&
      cards?.kind === 'sandbox' &&
      !cards.publicUrl &&
      warn(
        'Settings',
        'the card form works only in a browser on this machine. Set SANDBOX_PUBLIC_URL to an address of the proxy that leads to SANDBOX_PORT.',
      ),
    production &&
      !rehearsal &&
      cards?.kind === 'stripe' &&
      !cards.secretKey.includes('_live_') &&
      warn(
        'Settings',
        'the card keys are test keys: customers get the course without paying. Set the live ones.',
      ),
    trustProxy === true &&
      fail('Settings', 'TRUST_PROXY=true lets every visitor choose an address. Name that of the proxy.'),
    production &&
      trustProxy === false &&
      warn('Settings', 'TRUST_PROXY is not set: behind a proxy all visitors count as one. Name its address.'),
    production &&
      (host === '0.0.0.0' || host === '::') &&
      warn(
        'Settings',
        'HOST opens the site past the proxy too. Unless a firewall closes that, use 127.0.0.1.',
      ),
    admin?.password !== undefined &&
      warn('Settings', 'ADMIN_PASSWORD is read at the first start only. Take it out of the settings.'),
    mail?.kind === 'smtp' &&
      /@example\.(com|org|net)>?$/.test(mail.from) &&
      warn('Settings', 'MAIL_FROM is a sample: answers reach nobody, and servers may refuse it.'),
  ]
  return all.filter((finding) => typeof finding === 'object')
}
