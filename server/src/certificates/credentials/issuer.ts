import { accountById } from '../../auth/index.ts'
import { nowIso } from '../../platform/clock.ts'
import { RenderingThread } from '../../platform/rendering/thread.ts'
import type { Site } from '../../platform/site.ts'
import { certificateByNumber, type Revision, revisionsOfNumber } from '../store.ts'
import { badgeDocument, didOf, encodeList, listDocument, toSeconds, type Unsigned } from './documents.ts'
import { keysInUse, signingKey } from './keys.ts'
import type { SignRequest } from './sign.ts'
import { credentialOf, listById, reserveCredential, revokedIndexes, saveCredential } from './store.ts'

/** How long a status list is cached. */
const LIST_SECONDS = 5

type SignedList = { at: number; encoded: string; key: number; text: string }

/** Signs credentials and lists, in a thread of its own: canonicalising takes long, and its library much memory. */
export function openIssuer(site: Site) {
  const thread = new RenderingThread<SignRequest>(new URL('./sign-worker.ts', import.meta.url))
  const lists = new Map<number, SignedList>()
  const underWay = new Map<string, Promise<string>>()

  async function signed(document: Unsigned, origin: string, created: string) {
    const key = await signingKey(site.db, site.clock, site.config)
    const verificationMethod = `${didOf(origin)}#${key.public_key}`
    const text = await thread.render({ document, seed: key.seed, verificationMethod, created })
    return { text: text.toString(), generation: key.generation }
  }

  /**
   * Reserves the revision's status index, signs it and stores both. Deterministic, so two processes store the
   * same bytes.
   */
  async function sign(revision: Revision, { issuedAt, email }: { issuedAt: string; email: string }) {
    const id = { number: revision.number, revision: revision.revision }
    if (!(await credentialOf(site.db, id.number, id.revision))) {
      const { generation } = await signingKey(site.db, site.clock, site.config)
      const reserved = { ...id, origin: site.config.siteUrl, generation }
      await site.db.transaction().execute((trx) => reserveCredential(trx, site.clock, reserved))
    }
    const row = (await credentialOf(site.db, id.number, id.revision))!
    const issuer = site.config.issuerName
    const document = badgeDocument({ ...revision, ...row, issuer, issuedAt, email })
    const { text, generation } = await signed(document, row.origin, toSeconds(row.created_at))
    await saveCredential(site.db, { ...id, generation, credential: text })
    return text
  }

  return {
    /**
     * The credential of the newest revision of a certificate that stands; undefined for any other. It is signed when it is
     * asked for the first time, and once more when the key that signed it was taken out.
     */
    async credential(number: string): Promise<string | undefined> {
      const certificate = await certificateByNumber(site.db, number)
      const revision = (await revisionsOfNumber(site.db, number)).at(-1)
      if (!certificate?.customer_id || certificate.withdrawn_at || !revision) return undefined
      const account = await accountById(site.db, certificate.customer_id)
      if (!account) return undefined
      const known = await credentialOf(site.db, number, revision.revision)
      const keys = await keysInUse(site.db)
      if (known?.credential && keys.some(({ generation }) => generation === known.generation))
        return known.credential
      // Concurrent requests share one signature.
      const key = `${number} ${revision.revision}`
      const signing =
        underWay.get(key) ??
        sign(revision, { issuedAt: certificate.issued_at, email: account.email }).finally(() =>
          underWay.delete(key),
        )
      underWay.set(key, signing)
      return signing
    },

    /** A list as it stands; signed anew only when it has changed. */
    async list(id: number): Promise<string | undefined> {
      const now = site.clock.now().getTime()
      const cached = lists.get(id)
      if (cached && Math.abs(now - cached.at) < LIST_SECONDS * 1000) return cached.text
      const row = await listById(site.db, id)
      if (!row) return undefined
      const encoded = encodeList(await revokedIndexes(site.db, id))
      const key = await signingKey(site.db, site.clock, site.config)
      if (cached?.encoded === encoded && cached.key === key.generation) {
        lists.set(id, { ...cached, at: now })
        return cached.text
      }
      const at = toSeconds(nowIso(site.clock))
      const document = listDocument(row.origin, id, encoded, at)
      const { text, generation } = await signed(document, row.origin, at)
      lists.set(id, { at: now, encoded, key: generation, text })
      return text
    },

    close: () => thread.close(),
  }
}

export type Issuer = ReturnType<typeof openIssuer>
