import { type SandboxOptions, startRefusalReason } from './sandbox.ts'

/** Parses the environment variables. Reports all errors in one message. */
export function parseConfig(env: NodeJS.ProcessEnv): SandboxOptions {
  const problems: string[] = []
  const refusal = startRefusalReason(env)
  if (refusal) problems.push(refusal)
  const port = Number(env.PORT || 0)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    problems.push(`PORT is not a port number: ${env.PORT}`)
  const webhookUrl = env.SANDBOX_WEBHOOK_URL || null
  if (webhookUrl !== null && !/^https?:\/\//.test(webhookUrl)) {
    problems.push(`SANDBOX_WEBHOOK_URL is not an http URL: ${webhookUrl}`)
  }
  if (env.SANDBOX_PUBLIC_URL && !URL.canParse(env.SANDBOX_PUBLIC_URL))
    problems.push(`SANDBOX_PUBLIC_URL is not a URL: ${env.SANDBOX_PUBLIC_URL}`)
  const webhookSecret = env.SANDBOX_WEBHOOK_SECRET ?? ''
  if (!webhookSecret.startsWith('whsec_'))
    problems.push('SANDBOX_WEBHOOK_SECRET must be set and begin with whsec_')
  if (problems.length > 0) throw new Error(problems.join('; '))
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl: env.SANDBOX_PUBLIC_URL ? new URL(env.SANDBOX_PUBLIC_URL).origin : undefined,
    webhookUrl,
    webhookSecret,
    dataFile: env.SANDBOX_DATA || undefined,
  }
}
