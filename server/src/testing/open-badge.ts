import { z } from 'zod'
import { badgeContext } from '../certificates/credentials/documents.ts'

/*
 * The rules of 1EdTech's schema for an Open Badge 3.0, for tests: what it requires, and in which form. Lists stay lists, one
 * status is no list, and moments have a time zone. What the specification asks for and the schema does not check is here
 * too: somebody to whom the badge was given, and a status that is not the address of its list.
 */

const uri = z.url()
const moment = z.iso.datetime({ offset: true })
/** A list of types that names this one. */
const typed = (name: string) => z.array(z.string().min(1)).refine((types) => types.includes(name))

const identity = z
  .strictObject({
    type: z.literal('IdentityObject'),
    // Those of the schema's list that a learner here can have.
    identityType: z.enum(['name', 'emailAddress']),
    hashed: z.boolean(),
    identityHash: z.string().min(1),
    salt: z.string().min(1).optional(),
  })
  .refine(({ hashed, identityHash, salt }) =>
    hashed ? /^sha256\$[0-9a-f]{64}$/.test(identityHash) : salt === undefined,
  )

const achievement = z.object({
  id: uri,
  type: typed('Achievement'),
  achievementType: z.literal('CertificateOfCompletion'),
  name: z.string().min(1),
  description: z.string().min(1),
  inLanguage: z.string().regex(/^[a-z]{2,4}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$/),
  criteria: z.object({ id: uri.optional(), narrative: z.string().min(1) }),
  image: z.strictObject({ id: uri, type: z.literal('Image'), caption: z.string().optional() }),
})

const status = z
  .object({
    id: uri,
    type: z.literal('BitstringStatusListEntry'),
    statusPurpose: z.literal('revocation'),
    statusListIndex: z.string().regex(/^\d+$/),
    statusListCredential: uri,
  })
  .refine(({ id, statusListCredential }) => id !== statusListCredential)

const proof = z.object({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  created: moment,
  verificationMethod: uri,
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string().regex(/^z[1-9A-HJ-NP-Za-km-z]{80,90}$/),
})

export const openBadge = z.object({
  '@context': z.array(uri).refine((contexts) => badgeContext.every((url, index) => contexts[index] === url)),
  id: uri,
  type: typed('VerifiableCredential').refine((types) => types.includes('OpenBadgeCredential')),
  name: z.string().min(1),
  description: z.string().min(1),
  issuer: z.object({ id: uri, type: typed('Profile'), name: z.string().min(1), url: uri }),
  validFrom: moment,
  awardedDate: moment,
  credentialSubject: z.object({
    type: typed('AchievementSubject'),
    identifier: z.array(identity).min(1),
    licenseNumber: z.string().min(1),
    achievement,
  }),
  credentialStatus: status,
  credentialSchema: z.array(z.object({ id: uri, type: z.literal('1EdTechJsonSchemaValidator2019') })).min(1),
  proof: z.array(proof).min(1),
  // It does not expire.
  validUntil: z.never().optional(),
})
