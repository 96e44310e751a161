import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { certificateCopy } from '@course/content/site/pages/certificate'
import { siteDescription, siteName } from '@course/content/site/site'
import { certificatePath } from '@course/contract/certificates/certificate-check'
import { passMarkPercent } from '@course/contract/learning/quizzes'
import { STATUS_LIST_SIZE } from './store.ts'

/* The documents before they are signed. No numbers in them: programs differ in how they write those. */

export type Unsigned = { '@context': readonly string[] } & Record<string, unknown>

const BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/'
const CREDENTIALS_V2 = 'https://www.w3.org/ns/credentials/v2'

export const badgeContext = [CREDENTIALS_V2, `${BADGES}context-3.0.3.json`, `${BADGES}extensions.json`]

/** Who issues, in the form that leads to `/.well-known/did.json` of the same host. */
export const didOf = (origin: string): string => `did:web:${new URL(origin).host.replace(':', '%3A')}`

const statusListUrl = (origin: string, list: number): string => `${origin}/certificates/status/${list}`

const credentialPath = (number: string, revision: number): string =>
  `${certificatePath(number)}/credential-${revision}`

type BadgeContent = {
  origin: string
  issuer: string
  number: string
  revision: number
  studentName: string
  /** A day. */
  completionDate: string
  /** When the first revision was issued. */
  issuedAt: string
  email: string
  salt: string
  list: number
  place: number
}

/** An Open Badge 3.0 for one revision of a certificate. No scores: everybody who gets the file would see them. */
export function badgeDocument(content: BadgeContent): Unsigned {
  const { origin, number, revision, email, salt, list, place } = content
  const emailHash = createHash('sha256')
    .update(email + salt)
    .digest('hex')
  const statusList = statusListUrl(origin, list)
  return {
    '@context': badgeContext,
    id: origin + credentialPath(number, revision),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: siteName,
    description: `${certificateCopy.heading} no. ${number}`,
    issuer: { id: didOf(origin), type: ['Profile'], name: content.issuer, url: `${origin}/` },
    validFrom: toSeconds(content.issuedAt),
    awardedDate: `${content.completionDate}T00:00:00Z`,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: content.studentName },
        {
          type: 'IdentityObject',
          identityType: 'emailAddress',
          hashed: true,
          identityHash: `sha256$${emailHash}`,
          salt,
        },
      ],
      licenseNumber: number,
      achievement: {
        id: `${origin}/#course`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: siteName,
        inLanguage: 'en-US',
        description: siteDescription,
        criteria: { narrative: `${certificateCopy.detail(passMarkPercent)}.` },
        image: { id: `${origin}/icon-512.png`, type: 'Image' },
      },
    },
    credentialStatus: {
      id: `${statusList}#${place}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(place),
      statusListCredential: statusList,
    },
    credentialSchema: [
      {
        type: '1EdTechJsonSchemaValidator2019',
        id: `${BADGES}schema/json/ob_v3p0_achievementcredential_schema.json`,
      },
    ],
  }
}

/** A status list with the bits of withdrawn and replaced revisions set. */
export function listDocument(origin: string, list: number, encodedList: string, validFrom: string): Unsigned {
  const id = statusListUrl(origin, list)
  return {
    '@context': [CREDENTIALS_V2],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(origin),
    validFrom,
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
    },
  }
}

export function encodeList(places: Iterable<number>): string {
  const bits = new Uint8Array(STATUS_LIST_SIZE / 8)
  // Place 0 is the leftmost bit.
  for (const place of places) bits[place >> 3]! |= 0x80 >> (place & 7)
  return `u${gzipSync(bits).toString('base64url')}`
}

/** What leads from the issuer to its keys. */
export function didDocument(origin: string, publicKeys: readonly string[]) {
  const id = didOf(origin)
  const methods = publicKeys.map((publicKeyMultibase) => ({
    id: `${id}#${publicKeyMultibase}`,
    type: 'Multikey',
    controller: id,
    publicKeyMultibase,
  }))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  }
}

/** Moments in credentials have no fractions of a second. */
export const toSeconds = (at: string): string => `${at.slice(0, 19)}Z`
