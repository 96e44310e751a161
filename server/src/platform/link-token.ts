import { createHash, randomBytes } from 'node:crypto'

/** The token of a link that works without signing in. The database keeps only its hash. */
export const newLinkToken = (): string => randomBytes(24).toString('base64url')

export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
