import type { Config } from '../platform/config.ts'
import type { Environment } from '../platform/environment.ts'

declare module '../platform/config.ts' {
  interface Config {
    mail: { kind: 'smtp'; url: string; from: string } | { kind: 'files'; from: string }
  }
}

export function parseMailConfig(env: Environment): Config['mail'] {
  const from = env.text('MAIL_FROM') ?? 'course@example.com'
  if (!/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(from)) {
    env.issue('MAIL_FROM must be an email such as "My Course <course@example.com>"')
  }
  const smtp = env.text('SMTP_URL')
  if (smtp === undefined) {
    if (env.production && !env.quiet)
      env.issue('SMTP_URL must be set in production, or no email is delivered')
    return { kind: 'files', from }
  }
  if (!/^smtps?:$/.test(URL.parse(smtp)?.protocol ?? '')) {
    env.issue('SMTP_URL must have the form smtp://user:password@host:port')
  }
  if (env.text('MAIL_FROM') === undefined) env.issue('MAIL_FROM must be set when SMTP_URL is set')
  return { kind: 'smtp', url: smtp, from }
}
