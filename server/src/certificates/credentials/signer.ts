import { findAccount } from '../../auth/index.ts'
import { nowIso } from '../../platform/clock.ts'
import type { Site } from '../../platform/site.ts'
import { WorkerThread } from '../../platform/worker-thread.ts'
import { issuerName } from '../course-text.ts'
import { findCertificateByNumber, findNewestRevision, type Revision } from '../store.ts'
import {
  badgeDocument,
  didForOrigin,
  encodeStatusList,
  statusListDocument,
  trimToSeconds,
  type UnsignedDocument,
} from './documents.ts'
import { findOrCreateSigningKey, listActiveKeys } from './keys.ts'
import type { SignRequest } from './sign.ts'
import {
  findCredential,
  findStatusList,
  listRevokedIndexes,
  reserveCredential,
  saveCredential,
} from './store.ts'

/** How long a status list is cached. */
const LIST_CACHE_SECONDS = 5

type SignedList = { at: number; encoded: string; key: number; text: string }

/** Signs credentials and status lists in a worker thread: canonicalization is slow and needs much memory. */
export function openCredentialSigner(site: Site) {
  const thread = new WorkerThread<SignRequest>(new URL('./sign-worker.ts', import.meta.url))
  const lists = new Map<number, SignedList>()
  const pendingSignatures = new Map<string, Promise<string>>()

  async function signDocument(document: UnsignedDocument, origin: string, created: string) {
    const key = await findOrCreateSigningKey(site.db, site.clock, site.config)
    const verificationMethod = `${didForOrigin(origin)}#${key.public_key}`
    const text = await thread.run({ document, seed: key.seed, verificationMethod, created })
    return { text: text.toString(), generation: key.generation }
  }

  /**
   * Reserves the revision's status index, signs it and stores both. Deterministic, so two processes store the
   * same bytes.
   */
  async function signRevision(revision: Revision, { issuedAt, email }: { issuedAt: string; email: string }) {
    const id = { number: revision.number, revision: revision.revision }
    if (!(await findCredential(site.db, id.number, id.revision))) {
      const { generation } = await findOrCreateSigningKey(site.db, site.clock, site.config)
      const reserved = { ...id, origin: site.config.siteUrl, generation }
      await site.db.transaction().execute((trx) => reserveCredential(trx, site.clock, reserved))
    }
    const row = (await findCredential(site.db, id.number, id.revision))!
    const issuer = issuerName(site.config)
    const document = badgeDocument({ ...revision, ...row, issuer, issuedAt, email })
    const { text, generation } = await signDocument(document, row.origin, trimToSeconds(row.created_at))
    await saveCredential(site.db, { ...id, generation, credential: text })
    return text
  }

  return {
    /**
     * The credential of the newest revision of a valid certificate; otherwise undefined. Signed on the first
     * request, and again if the key that signed it was removed.
     */
    async findOrSignCredential(number: string): Promise<string | undefined> {
      const certificate = await findCertificateByNumber(site.db, number)
      const revision = await findNewestRevision(site.db, number)
      if (!certificate?.customer_id || certificate.withdrawn_at || !revision) return undefined
      const account = await findAccount(site.db, certificate.customer_id)
      if (!account) return undefined
      const stored = await findCredential(site.db, number, revision.revision)
      const keys = await listActiveKeys(site.db)
      if (stored?.credential && keys.some(({ generation }) => generation === stored.generation))
        return stored.credential
      // Concurrent requests share one signature.
      const key = `${number} ${revision.revision}`
      const signing =
        pendingSignatures.get(key) ??
        signRevision(revision, { issuedAt: certificate.issued_at, email: account.email }).finally(() =>
          pendingSignatures.delete(key),
        )
      pendingSignatures.set(key, signing)
      return signing
    },

    /** The current status list; signed again only when it has changed. */
    async findOrSignStatusList(id: number): Promise<string | undefined> {
      const now = site.clock.now().getTime()
      const cached = lists.get(id)
      if (cached && Math.abs(now - cached.at) < LIST_CACHE_SECONDS * 1000) return cached.text
      const row = await findStatusList(site.db, id)
      if (!row) return undefined
      const encoded = encodeStatusList(await listRevokedIndexes(site.db, id))
      const key = await findOrCreateSigningKey(site.db, site.clock, site.config)
      if (cached?.encoded === encoded && cached.key === key.generation) {
        lists.set(id, { ...cached, at: now })
        return cached.text
      }
      const validFrom = trimToSeconds(nowIso(site.clock))
      const document = statusListDocument(row.origin, id, encoded, validFrom)
      const { text, generation } = await signDocument(document, row.origin, validFrom)
      lists.set(id, { at: now, encoded, key: generation, text })
      return text
    },

    close: () => thread.close(),
  }
}

export type CredentialSigner = ReturnType<typeof openCredentialSigner>
