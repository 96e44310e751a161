/** An emailed link: its type and one-time token. */
export type MailLink = { type: LinkType; tokenHash: string }

const linkTypes = ['signup', 'magiclink', 'email_change', 'recovery', 'invite'] as const
export type LinkType = (typeof linkTypes)[number]

export function parseMailLink(query: URLSearchParams): MailLink | undefined {
  const tokenHash = query.get('token_hash')
  const type = linkTypes.find((linkType) => linkType === query.get('type'))
  return tokenHash && type ? { type, tokenHash } : undefined
}

export const setsPassword = (type: LinkType): boolean => type === 'recovery' || type === 'invite'

/** The server redirects invalid links here with the error in the fragment. */
export const hasLinkError = (hash: string): boolean => new URLSearchParams(hash.slice(1)).has('error_code')
