/** What brought a person here from a mail: the mail's kind and its one-time secret. */
export type MailLink = { type: LinkType; tokenHash: string }

const linkTypes = ['signup', 'magiclink', 'email_change', 'recovery', 'invite'] as const
export type LinkType = (typeof linkTypes)[number]

export function readMailLink(query: URLSearchParams): MailLink | undefined {
  const tokenHash = query.get('token_hash')
  const type = linkTypes.find((known) => known === query.get('type'))
  return tokenHash && type ? { type, tokenHash } : undefined
}

/** These links end in choosing a password, the others only confirm something. */
export const asksForPassword = (type: LinkType): boolean => type === 'recovery' || type === 'invite'

/** A link that the server checked itself and found useless comes back with the reason behind the #. */
export const isRefusedLink = (hash: string): boolean => new URLSearchParams(hash.slice(1)).has('error_code')

export const linkRule = 'A link works once, and only for a limited time.'
