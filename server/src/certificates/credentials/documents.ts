import { hash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { siteContent } from '@course/content/site/content'
import { LOCALE } from '@course/content/site/locale'
import { certificateCopy } from '@course/content/site/pages/certificate'
import { certificatePath } from '@course/contract/certificates/certificate-check'
import { courseDetail } from '@course/contract/certificates/certificates'
import { STATUS_LIST_SIZE } from './store.ts'

/* The unsigned documents. They contain no numbers, because programs serialize those differently. */

export type UnsignedDocument = { '@context': readonly string[] } & Record<string, unknown>

const BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/'
const CREDENTIALS_V2 = 'https://www.w3.org/ns/credentials/v2'

export const badgeContext = [CREDENTIALS_V2, `${BADGES}context-3.0.3.json`, `${BADGES}extensions.json`]

/** The issuer as `did:web`, which resolves to `/.well-known/did.json` on the same host. */
export const didForOrigin = (origin: string): string => `did:web:${new URL(origin).host.replace(':', '%3A')}`

const statusListUrl = (origin: string, list: number): string => `${origin}/certificates/status/${list}`

const credentialPath = (number: string, revision: number): string =>
  `${certificatePath(number)}/credential-${revision}`

type BadgeContent = {
  origin: string
  issuer: string
  number: string
  revision: number
  studentName: string
  /** A date without time. */
  completionDate: string
  /** When the first revision was issued. */
  issuedAt: string
  email: string
  salt: string
  list: number
  /** Index in the status list. */
  place: number
}

/** An Open Badge 3.0 for one revision. It has no scores, because anyone with the file could read them. */
export function badgeDocument(content: BadgeContent): UnsignedDocument {
  const { origin, number, revision, email, salt, list, place: statusIndex } = content
  const emailHash = hash('sha256', email + salt)
  const statusList = statusListUrl(origin, list)
  return {
    '@context': badgeContext,
    id: origin + credentialPath(number, revision),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: siteContent().site.name,
    description: `${certificateCopy.heading} no. ${number}`,
    issuer: { id: didForOrigin(origin), type: ['Profile'], name: content.issuer, url: `${origin}/` },
    validFrom: trimToSeconds(content.issuedAt),
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
        name: siteContent().site.name,
        inLanguage: LOCALE,
        description: siteContent().site.description,
        criteria: { narrative: `${courseDetail()}.` },
        image: { id: `${origin}/icon-512.png`, type: 'Image' },
      },
    },
    credentialStatus: {
      id: `${statusList}#${statusIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(statusIndex),
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
export function statusListDocument(
  origin: string,
  list: number,
  encodedList: string,
  validFrom: string,
): UnsignedDocument {
  const id = statusListUrl(origin, list)
  return {
    '@context': [CREDENTIALS_V2],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didForOrigin(origin),
    validFrom,
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
    },
  }
}

export function encodeStatusList(indexes: Iterable<number>): string {
  const bits = new Uint8Array(STATUS_LIST_SIZE / 8)
  // Index 0 is the leftmost bit.
  for (const index of indexes) bits[index >> 3]! |= 0x80 >> (index & 7)
  return `u${gzipSync(bits).toString('base64url')}`
}

/** Maps the issuer to its public keys. */
export function didDocument(origin: string, publicKeys: readonly string[]) {
  const id = didForOrigin(origin)
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

/** Timestamps in credentials have no fractional seconds. */
export const trimToSeconds = (at: string): string => `${at.slice(0, 19)}Z`
