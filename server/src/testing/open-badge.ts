import { z } from 'zod'
import { badgeContext } from '../certificates/credentials/documents.ts'

/*
 * The rules of 1EdTech's Open Badges 3.0 JSON schema, and two rules of the specification that the schema does not
 * check: the badge has a recipient, and the status id differs from the URL of its status list.
 */

const uri = z.url()
const timestamp = z.iso.datetime({ offset: true })
const typesIncluding = (name: string) => z.array(z.string().min(1)).refine((types) => types.includes(name))

const identity = z
  .strictObject({
    type: z.literal('IdentityObject'),
    // The schema's identity types that are used here.
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
  type: typesIncluding('Achievement'),
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
  created: timestamp,
  verificationMethod: uri,
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string().regex(/^z[1-9A-HJ-NP-Za-km-z]{80,90}$/),
})

export const openBadge = z.object({
  '@context': z.array(uri).refine((contexts) => badgeContext.every((url, index) => contexts[index] === url)),
  id: uri,
  type: typesIncluding('VerifiableCredential').refine((types) => types.includes('OpenBadgeCredential')),
  name: z.string().min(1),
  description: z.string().min(1),
  issuer: z.object({ id: uri, type: typesIncluding('Profile'), name: z.string().min(1), url: uri }),
  validFrom: timestamp,
  awardedDate: timestamp,
  credentialSubject: z.object({
    type: typesIncluding('AchievementSubject'),
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
