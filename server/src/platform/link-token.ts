import { hash, randomBytes } from 'node:crypto'
import { type PagePath, pageUrl } from '@course/contract/paths'

/** The token of a link that works without signing in. The database keeps only its hash. */
export const newLinkToken = (): string => randomBytes(24).toString('base64url')

/** Only for random secrets: a fast hash would not protect one that can be guessed. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** The URL of a page that works with a token. */
export const tokenUrl = (siteUrl: string, path: PagePath, token: string): string =>
  `${pageUrl(siteUrl, path)}?token=${token}`
