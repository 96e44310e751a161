import type { Environment } from '../platform/environment.ts'

declare module '../platform/config.ts' {
  interface Config {
    media: ReturnType<typeof parseMediaConfig>
  }
}

export type S3Media = Extract<ReturnType<typeof parseMediaConfig>, { kind: 's3' }>

export function parseMediaConfig(env: Environment) {
  const url = env.text('S3_BUCKET_URL')
  const accessKeyId = env.text('S3_ACCESS_KEY_ID')
  const secretAccessKey = env.text('S3_SECRET_ACCESS_KEY')
  if (!url && !accessKeyId && !secretAccessKey) return { kind: 'disk' } as const
  if (!/^https?:$/.test(URL.parse(url ?? '')?.protocol ?? '')) {
    env.issue('S3_BUCKET_URL must be the URL of the bucket, such as https://s3.example/course')
  }
  if (!accessKeyId) env.issue('S3_ACCESS_KEY_ID must be set for S3-compatible storage')
  if (!secretAccessKey) env.issue('S3_SECRET_ACCESS_KEY must be set for S3-compatible storage')
  return {
    kind: 's3',
    /** URL of the bucket, such as `https://s3.example/course` or `https://course.s3.example`. */
    url: url ?? '',
    region: env.text('S3_REGION') ?? 'us-east-1',
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  } as const
}
