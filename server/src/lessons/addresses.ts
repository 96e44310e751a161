/** Where a link in rich text may lead: the web, a mailbox, or a place on this site. Anything else is undefined. */
export function webAddress(value: string): string | undefined {
  const address = value.trim()
  if (!isPlain(address)) return undefined
  if (/^https?:\/\/[^/]/i.test(address)) return URL.canParse(address) ? address : undefined
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(address)) return address
  return hasScheme(address) || address.startsWith('//') ? undefined : address
}

/** Where an image or a video may come from: an https address, or a file in our own storage. */
export function mediaAddress(value: string): string | undefined {
  const address = value.trim()
  if (!isPlain(address)) return undefined
  if (/^https:\/\/[^/]/i.test(address)) return URL.canParse(address) ? address : undefined
  const isStored = /^(?:\/?storage\/v1\/object\/public\/)?(?:images|videos)\/[^?#]+$/.test(address)
  return isStored && !goesUp(address) ? address : undefined
}

/** Nothing that browsers skip, or read as something else, on the way to the address that they then follow. */
function isPlain(address: string): boolean {
  return address !== '' && address.length <= 2000 && !/[\s\\<>"`\p{Cc}\p{Cf}]/u.test(address)
}

const hasScheme = (address: string) => /^[^/?#]*:/.test(address)

const goesUp = (path: string) => path.split('/').some((part) => /^(?:\.|%2e){1,2}$/i.test(part))
