import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { IssuedCertificate } from '@course/contract/certificates/certificates'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import * as vc from '@digitalbazaar/vc'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunctionData, newOperation } from '../../testing/admin.ts'
import { completeLessons, passQuizzes } from '../../testing/learning.ts'
import { openBadge } from '../../testing/open-badge.ts'
import type { Member } from '../../testing/people.ts'
import { openSite, type RunningSite } from '../../testing/start-site.ts'
import { addKey, removeEarlierKeys } from './keys.ts'

import { bundledContext } from './sign.ts'
import { reserveCredential } from './store.ts'

const ORIGIN = 'https://course.example'

let site: RunningSite
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite({ env: { SITE_URL: ORIGIN, ISSUER_NAME: 'Example Academy' } }))
})
afterAll(() => close?.())

type Credential = {
  id: string
  credentialSubject: { identifier: { identityHash: string }[] }
  credentialStatus: { statusListCredential: string }
  proof: { verificationMethod: string }[]
}

async function graduate(): Promise<{ learner: Member; number: string }> {
  const learner = await site.paidCustomer()
  await completeLessons(learner, 4)
  await passQuizzes(learner, 4)
  const completionDate = site.clock.now().toISOString().slice(0, 10)
  const body = { studentName: 'Zoë Müller', completionDate }
  const { data } = await learner.functions.invoke<IssuedCertificate>('issue-certificate', { body })
  return { learner, number: data!.certificate.number }
}

async function downloadBadge(learner: Member): Promise<Buffer> {
  const response = await learner.fetch('/functions/v1/certificate-badge', { method: 'POST' })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  return Buffer.from(await response.arrayBuffer())
}

/** Extracts the credential from the badge image, as a wallet does. */
function unbake(png: Buffer): Credential {
  const credentials: string[] = []
  for (let offset = 8; offset < png.length; ) {
    const length = png.readUInt32BE(offset)
    const body = png.subarray(offset + 4, offset + 8 + length)
    expect(png.readUInt32BE(offset + 8 + length)).toBe(crc32(body))
    const prefix = 'iTXtopenbadgecredential\0\0\0\0\0'
    const text = body.toString('utf8')
    if (text.startsWith(prefix)) credentials.push(text.slice(prefix.length))
    offset += length + 12
  }
  expect(credentials).toHaveLength(1)
  const credential: unknown = JSON.parse(credentials[0]!, (key, value) => {
    // Programs serialize numbers differently, so a signature over a number would not verify everywhere.
    expect(typeof value, key).not.toBe('number')
    return value
  })
  expect(openBadge.safeParse(credential).error).toBeUndefined()
  return credential as Credential
}

/** Document loader for verifiers: serves everything from the running site or bundled contexts. */
async function loadDocument(url: string) {
  if (url.startsWith('did:web:course.example')) {
    const response = await fetch(`${site.url}/.well-known/did.json`)
    const did = (await response.json()) as { verificationMethod: { id: string }[] }
    const method = did.verificationMethod.find(({ id }) => id === url)
    if (url.includes('#') && !method) throw new Error(`no such key: ${url}`)
    const context = 'https://w3id.org/security/multikey/v1'
    return { contextUrl: null, documentUrl: url, document: method ? { '@context': context, ...method } : did }
  }
  if (url.startsWith(ORIGIN))
    return {
      contextUrl: null,
      documentUrl: url,
      document: await (await fetch(url.replace(ORIGIN, site.url))).json(),
    }
  return bundledContext(url)
}

async function verify(credential: object): Promise<{ verified: boolean; isWithdrawn: boolean | undefined }> {
  const suite = new DataIntegrityProof({ cryptosuite })
  const now = site.clock.now()
  const options = { suite, documentLoader: loadDocument, now }
  const result = await vc.verifyCredential({
    ...options,
    credential,
    checkStatus: (statusOptions: object) =>
      checkStatus({ ...statusOptions, ...options, verifyBitstringStatusListCredential: true }),
  })
  return { verified: result.verified, isWithdrawn: result.statusResult?.results?.[0]?.status }
}

test('a badge is an image with a credential that an independent library verifies against this site', async () => {
  const { learner, number } = await graduate()
  const images = await Promise.all(Array.from({ length: 10 }, () => downloadBadge(learner)))
  expect(new Set(images.map((image) => image.toString('base64'))).size).toBe(1)
  const plain = readFileSync(join(import.meta.dirname, '../../../../web/public/icon-512.png'))
  expect(images[0]!.subarray(0, 33)).toEqual(plain.subarray(0, 33))
  const credential = unbake(images[0]!)
  expect(credential.id).toBe(`${ORIGIN}/certificates/${number}/credential-1`)
  expect(await verify(credential)).toEqual({ verified: true, isWithdrawn: false })
  expect(JSON.stringify(credential)).not.toContain(learner.email)
  expect(credential).toMatchObject({
    issuer: { id: 'did:web:course.example', name: 'Example Academy' },
    credentialSubject: { licenseNumber: number },
  })

  const served = await fetch(`${site.url}/certificates/${number}/credential-1`)
  expect(served.headers.get('access-control-allow-origin')).toBe('*')
  expect(await served.json()).toEqual(credential)
  const rows = await site.db.selectFrom('credentials').selectAll().where('number', '=', number).execute()
  expect(rows).toHaveLength(1)
})

test('the test schema rejects malformed badges', async () => {
  const { learner } = await graduate()
  const issued = openBadge.parse(unbake(await downloadBadge(learner)))
  const { credentialStatus: status, credentialSubject: subject } = issued
  const { achievement, identifier } = subject
  const [name, email] = identifier as [(typeof identifier)[0], (typeof identifier)[0]]
  const identified = (...identifier: object[]) => ({ credentialSubject: { ...subject, identifier } })
  const achieved = (change: object) => ({
    credentialSubject: { ...subject, achievement: { ...achievement, ...change } },
  })
  const invalidChanges = {
    'a single proof instead of a list': { proof: issued.proof[0] },
    'a list of statuses instead of one': { credentialStatus: [status] },
    'contexts in another order': { '@context': issued['@context'].toReversed() },
    'a status that is the list itself': { credentialStatus: { ...status, id: status.statusListCredential } },
    'a date without a time': { validFrom: issued.validFrom.slice(0, 10) },
    'no recipient': identified(),
    'an unknown identity type': identified({ ...name, identityType: 'nickname' }),
    'an identity with an unknown property': identified({ ...name, more: 'more' }),
    'an email marked as hashed that is not': identified({
      ...email,
      identityHash: 'a@b.example',
    }),
    'an image with an unknown property': achieved({
      image: { ...achievement.image, width: '512' },
    }),
    'no criteria': achieved({ criteria: undefined }),
    'criteria without a narrative': achieved({ criteria: {} }),
    'an invalid language': achieved({ inLanguage: 'English' }),
    'an issuer without a type': { issuer: { ...issued.issuer, type: undefined } },
    'a subject without a type': { credentialSubject: { ...subject, type: [] } },
    'an expiry date': { validUntil: issued.validFrom },
  }
  for (const [name, change] of Object.entries(invalidChanges))
    expect([name, openBadge.safeParse({ ...issued, ...change }).success]).toEqual([name, false])
})

test('an altered credential does not verify', async () => {
  const { learner } = await graduate()
  const credential = unbake(await downloadBadge(learner))
  const altered = structuredClone(credential)
  altered.credentialSubject.identifier[0]!.identityHash = 'Somebody Else'
  expect((await verify(altered)).verified).toBe(false)
})

test('a correction revokes the previous badge, and a withdrawal revokes the last one', async () => {
  const { learner, number } = await graduate()
  const owner = await site.administrator()
  const first = unbake(await downloadBadge(learner))
  const completionDate = site.clock.now().toISOString().slice(0, 10)
  const correction = { number, studentName: 'Zoë Miller', completionDate, expected: 1 }
  await callFunctionData(owner, 'admin-certificate-correct', { ...newOperation(), ...correction })
  site.clock.advance(10)
  const second = unbake(await downloadBadge(learner))
  expect(await verify(first)).toEqual({ verified: true, isWithdrawn: true })
  expect(await verify(second)).toEqual({ verified: true, isWithdrawn: false })
  const status = async (path: string) => (await fetch(`${site.url}/certificates/${number}/${path}`)).status
  expect([await status('credential-1'), await status('credential-2'), await status('credential-3')]).toEqual([
    410, 200, 404,
  ])

  await callFunctionData(owner, 'admin-certificate-withdraw', { ...newOperation(), number, expected: 2 })
  site.clock.advance(10)
  expect(await verify(second)).toEqual({ verified: true, isWithdrawn: true })
  expect(await status('credential-2')).toBe(410)
})

test('credentials signed by an earlier key verify until that key is removed, and are then signed again', async () => {
  const { learner } = await graduate()
  const beforeRotation = unbake(await downloadBadge(learner))
  const { generation } = await addKey(site.db, site.clock, site.config)
  site.clock.advance(10)
  expect(await verify(beforeRotation)).toMatchObject({ verified: true })
  const { learner: other } = await graduate()
  const afterRotation = unbake(await downloadBadge(other))
  expect(afterRotation.proof[0]!.verificationMethod).not.toBe(beforeRotation.proof[0]!.verificationMethod)
  expect(await verify(afterRotation)).toMatchObject({ verified: true })

  await removeEarlierKeys(site.db, site.clock, generation)
  expect((await verify(beforeRotation)).verified).toBe(false)
  expect(await verify(unbake(await downloadBadge(learner)))).toEqual({ verified: true, isWithdrawn: false })
})

test('a full status list is followed by a new one, and an unknown context URL is an error', async () => {
  const key = { revision: 1, origin: 'https://full.example', generation: 1 }
  for (const number of ['a', 'b', 'c', 'd', 'e'])
    await site.db.transaction().execute((trx) => reserveCredential(trx, site.clock, { ...key, number }, 2))
  const lists = await site.db
    .selectFrom('credential_lists')
    .select(['used'])
    .where('origin', '=', key.origin)
    .orderBy('list')
    .execute()
  expect(lists.map(({ used }) => used)).toEqual([2, 2, 1])
  await expect(bundledContext('https://www.w3.org/2018/credentials/v0')).rejects.toThrow('not bundled')
})

test('a previous origin of the site still serves the DID of credentials issued under it', async () => {
  const key = { number: 'moved', revision: 1, origin: 'https://before.example', generation: 1 }
  await site.db.transaction().execute((trx) => reserveCredential(trx, site.clock, key))
  const fetchDidAt = async (host: string) => {
    const headers = { 'x-forwarded-host': host }
    const response = await fetch(`${site.url}/.well-known/did.json`, { headers })
    return ((await response.json()) as { id: string }).id
  }
  expect(await fetchDidAt('before.example')).toBe('did:web:before.example')
  expect(await fetchDidAt('strange.example')).toBe('did:web:course.example')
})
