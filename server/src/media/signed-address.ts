import { createHmac, timingSafeEqual } from 'node:crypto'
import { captionLanguage } from '@course/contract/media/caption-languages'
import type { FilmAddresses } from '@course/contract/media/media'
import { nowMillis } from '../platform/clock.ts'
import type { Site } from '../platform/site.ts'
import type { MediaFileRow } from './media-files.ts'

/** Long enough to begin to play. A player that needs more of the film later asks for another address. */
const VALID_MINUTES = 15

type Signer = Pick<Site, 'clock' | 'secrets'>

/** Where a film and what belongs to it can be read for a while, by whoever has the address. */
export const filmAddresses = (site: Signer, film: MediaFileRow): FilmAddresses => ({
  film: signedAddress(site, film.path),
  captions: film.captions_path && signedAddress(site, film.captions_path),
  captionsLanguage: film.captions_language ?? captionLanguage,
  poster: film.poster_path && signedAddress(site, film.poster_path),
})

function signedAddress(site: Signer, path: string): string {
  const expiresAt = nowMillis(site.clock) + VALID_MINUTES * 60_000
  return `/storage/v1/object/sign/${path}?token=${tokenOf(site, path, expiresAt)}`
}

/** The proof is made, not stored, and holds for one file until its time. */
function tokenOf({ secrets }: Signer, path: string, expiresAt: number): string {
  // Of a secret that all machines of a site have a copy of already.
  const key = secrets.derive('accounts', 'signed-address')
  return `${expiresAt}.${createHmac('sha256', key).update(`${expiresAt}.${path}`).digest('base64url')}`
}

/** Whether this site has signed the address, and its time is not over. */
export function isSignedNow(site: Signer, path: string, token: string): boolean {
  const [, time] = /^(\d{1,15})\./.exec(token) ?? []
  const expiresAt = Number(time)
  if (!(expiresAt > nowMillis(site.clock))) return false
  const [given, made] = [Buffer.from(token), Buffer.from(tokenOf(site, path, expiresAt))]
  return given.length === made.length && timingSafeEqual(given, made)
}
