import { isAbsolute, resolve } from 'node:path'
import type { Environment, Variables } from '../platform/environment.ts'

declare module '../platform/config.ts' {
  interface Config {
    backup: ReturnType<typeof parseBackupConfig>
  }
}

const DEFAULT_KEPT_BACKUPS = 14

export type BackupDestination =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; url: string; folder: string; region: string; accessKeyId: string; secretAccessKey: string }

/** Not part of the config, which is passed between processes. */
export const readBackupPassphrase = (variables: Variables): string | undefined =>
  variables.BACKUP_PASSPHRASE || undefined

export function parseBackupConfig(env: Environment) {
  return {
    /** Undefined if the site creates no nightly backups. */
    to: parseDestination(env),
    keep: env.integer('BACKUP_KEEP', [1, 3650], DEFAULT_KEPT_BACKUPS),
    isEncrypted: readBackupPassphrase(env.variables) !== undefined,
  }
}

function parseDestination(env: Environment): BackupDestination | undefined {
  const to = env.text('BACKUP_TO')
  if (to === undefined) return undefined
  if (to.startsWith('s3://')) return parseBucket(env, to)
  if (!isAbsolute(to)) env.issue(`BACKUP_TO must be an absolute path or s3://bucket/folder, not "${to}"`)
  return { kind: 'folder', folder: resolve(to) }
}

/** Defaults to the settings of the media bucket. A key of its own protects the backups if the key of the site is stolen. */
function parseBucket(env: Environment, to: string): BackupDestination {
  const [, bucket, folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?)\/?)?$/.exec(to) ?? []
  if (!bucket) env.issue(`BACKUP_TO must have the form s3://bucket/folder, not "${to}"`)
  const region = env.text('BACKUP_S3_REGION') ?? env.text('S3_REGION') ?? 'us-east-1'
  const endpoint = env.text('BACKUP_S3_ENDPOINT') ?? endpointOf(env.text('S3_BUCKET_URL'))
  const accessKeyId = env.text('BACKUP_S3_ACCESS_KEY_ID') ?? env.text('S3_ACCESS_KEY_ID')
  const secretAccessKey = env.text('BACKUP_S3_SECRET_ACCESS_KEY') ?? env.text('S3_SECRET_ACCESS_KEY')
  if (!/^https?:$/.test(URL.parse(endpoint ?? '')?.protocol ?? ''))
    env.issue(
      'BACKUP_S3_ENDPOINT must be the URL of the storage without the bucket, such as https://s3.example',
    )
  if (!accessKeyId) env.issue('BACKUP_S3_ACCESS_KEY_ID must be set to back up into a bucket')
  if (!secretAccessKey) env.issue('BACKUP_S3_SECRET_ACCESS_KEY must be set to back up into a bucket')
  return {
    kind: 's3',
    url: `${endpoint?.replace(/\/$/, '')}/${bucket}`,
    folder,
    region,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  }
}

/**
 * The endpoint in a URL such as `https://s3.example/course`. Undefined if the host contains the bucket, as in
 * `https://course.s3.example`, because such a host serves only that bucket.
 */
function endpointOf(bucketUrl: string | undefined): string | undefined {
  const url = URL.parse(bucketUrl ?? '')
  return url && url.pathname !== '/' ? url.origin : undefined
}
