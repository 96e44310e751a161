/** What brought a person here from a mail: the mail's kind and its one-time secret. */
export type MailLink = { type: LinkType; tokenHash: string }

const linkTypes = ['signup', 'magiclink', 'email_change', 'recovery', 'invite'] as const
export type LinkType = (typeof linkTypes)[number]

export function parseMailLink(query: URLSearchParams): MailLink | undefined {
  const tokenHash = query.get('token_hash')
  const type = linkTypes.find((known) => known === query.get('type'))
  return tokenHash && type ? { type, tokenHash } : undefined
}

/** These links end in choosing a password, the others only confirm something. */
export const asksForPassword = (type: LinkType): boolean => type === 'recovery' || type === 'invite'

/** The server redirects invalid links here with the error in the fragment. */
export const isRefusedLink = (hash: string): boolean => new URLSearchParams(hash.slice(1)).has('error_code')

export const linkRule = 'Links work once and expire after a while.'
