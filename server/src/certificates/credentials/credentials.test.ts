import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import type { IssuedCertificate } from '@course/contract/certificates/certificates'
import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import * as vc from '@digitalbazaar/vc'
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunctionData, operation } from '../../testing/admin.ts'
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

async function badge(learner: Member): Promise<Buffer> {
  const response = await learner.fetch('/functions/v1/certificate-badge', { method: 'POST' })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  return Buffer.from(await response.arrayBuffer())
}

/** Reads the chunk that holds the credential, as a program would that takes the picture. */
function unbaked(png: Buffer): Credential {
  const found: string[] = []
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    const mark = 'iTXtopenbadgecredential\0\0\0\0\0'
    const text = body.toString('utf8')
    if (text.startsWith(mark)) found.push(text.slice(mark.length))
    at += length + 12
  }
  expect(found).toHaveLength(1)
  const credential: unknown = JSON.parse(found[0]!, (key, value) => {
    // Programs write numbers in different ways, so that a signature over one holds in some of them only.
    expect(typeof value, key).not.toBe('number')
    return value
  })
  expect(openBadge.safeParse(credential).error).toBeUndefined()
  return credential as Credential
}

/** Answers a verifier from the running site and from nowhere else. */
async function fromSite(url: string) {
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
  const options = { suite, documentLoader: fromSite, now }
  const answer = await vc.verifyCredential({
    ...options,
    credential,
    checkStatus: (asked: object) =>
      checkStatus({ ...asked, ...options, verifyBitstringStatusListCredential: true }),
  })
  return { verified: answer.verified, isWithdrawn: answer.statusResult?.results?.[0]?.status }
}

test('a badge is a picture with a credential that another library verifies, against this site alone', async () => {
  const { learner, number } = await graduate()
  const pictures = await Promise.all(Array.from({ length: 10 }, () => badge(learner)))
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(1)
  const plain = readFileSync(join(import.meta.dirname, '../../../../web/public/icon-512.png'))
  expect(pictures[0]!.subarray(0, 33)).toEqual(plain.subarray(0, 33))
  const credential = unbaked(pictures[0]!)
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

test('the rules of the schema refuse what only looks like a badge', async () => {
  const { learner } = await graduate()
  const issued = openBadge.parse(unbaked(await badge(learner)))
  const { credentialStatus: status, credentialSubject: subject } = issued
  const { achievement, identifier } = subject
  const [name, address] = identifier as [(typeof identifier)[0], (typeof identifier)[0]]
  const identified = (...identifier: object[]) => ({ credentialSubject: { ...subject, identifier } })
  const achieved = (change: object) => ({
    credentialSubject: { ...subject, achievement: { ...achievement, ...change } },
  })
  const spoilt = {
    'a single proof instead of a list': { proof: issued.proof[0] },
    'a list of states instead of one': { credentialStatus: [status] },
    'contexts in another order': { '@context': issued['@context'].toReversed() },
    'a state that is the list itself': { credentialStatus: { ...status, id: status.statusListCredential } },
    'a day without a time': { validFrom: issued.validFrom.slice(0, 10) },
    'nobody to whom it was given': identified(),
    'an identity of an unknown kind': identified({ ...name, identityType: 'nickname' }),
    'an identity with a member that no schema knows': identified({ ...name, more: 'more' }),
    'an address that is said to be hashed and is not': identified({
      ...address,
      identityHash: 'a@b.example',
    }),
    'a picture with a member that no schema knows': achieved({
      image: { ...achievement.image, width: '512' },
    }),
    'no criteria': achieved({ criteria: undefined }),
    'criteria without words': achieved({ criteria: {} }),
    'a language that is none': achieved({ inLanguage: 'English' }),
    'an issuer without a kind': { issuer: { ...issued.issuer, type: undefined } },
    'a subject without a kind': { credentialSubject: { ...subject, type: [] } },
    'an end': { validUntil: issued.validFrom },
  }
  for (const [what, change] of Object.entries(spoilt))
    expect([what, openBadge.safeParse({ ...issued, ...change }).success]).toEqual([what, false])
})

test('what was altered does not verify', async () => {
  const { learner } = await graduate()
  const credential = unbaked(await badge(learner))
  const altered = structuredClone(credential)
  altered.credentialSubject.identifier[0]!.identityHash = 'Somebody Else'
  expect((await verify(altered)).verified).toBe(false)
})

test('a correction withdraws the badge before it, and a withdrawal the last one', async () => {
  const { learner, number } = await graduate()
  const owner = await site.administrator()
  const first = unbaked(await badge(learner))
  const completionDate = site.clock.now().toISOString().slice(0, 10)
  const said = { number, studentName: 'Zoë Miller', completionDate, expected: 1 }
  await callFunctionData(owner, 'admin-certificate-correct', { ...operation(), ...said })
  site.clock.advance(10)
  const second = unbaked(await badge(learner))
  expect(await verify(first)).toEqual({ verified: true, isWithdrawn: true })
  expect(await verify(second)).toEqual({ verified: true, isWithdrawn: false })
  const status = async (path: string) => (await fetch(`${site.url}/certificates/${number}/${path}`)).status
  expect([await status('credential-1'), await status('credential-2'), await status('credential-3')]).toEqual([
    410, 200, 404,
  ])

  await callFunctionData(owner, 'admin-certificate-withdraw', { ...operation(), number, expected: 2 })
  site.clock.advance(10)
  expect(await verify(second)).toEqual({ verified: true, isWithdrawn: true })
  expect(await status('credential-2')).toBe(410)
})

test('keys are changed: what earlier ones signed verifies, until they are taken out and all is signed anew', async () => {
  const { learner } = await graduate()
  const before = unbaked(await badge(learner))
  const { generation } = await addKey(site.db, site.clock, site.config)
  site.clock.advance(10)
  expect(await verify(before)).toMatchObject({ verified: true })
  const { learner: other } = await graduate()
  const later = unbaked(await badge(other))
  expect(later.proof[0]!.verificationMethod).not.toBe(before.proof[0]!.verificationMethod)
  expect(await verify(later)).toMatchObject({ verified: true })

  await removeEarlierKeys(site.db, site.clock, generation)
  expect((await verify(before)).verified).toBe(false)
  expect(await verify(unbaked(await badge(learner)))).toEqual({ verified: true, isWithdrawn: false })
})

test('a list that is full is followed by another one, and an address that is no context is an error', async () => {
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
  await expect(bundledContext('https://www.w3.org/2018/credentials/v1')).rejects.toThrow('not bundled')
})

test('the address that the site has moved away from goes on answering for what was issued there', async () => {
  const key = { number: 'moved', revision: 1, origin: 'https://before.example', generation: 1 }
  await site.db.transaction().execute((trx) => reserveCredential(trx, site.clock, key))
  const didAt = async (host: string) => {
    const headers = { 'x-forwarded-host': host }
    const response = await fetch(`${site.url}/.well-known/did.json`, { headers })
    return ((await response.json()) as { id: string }).id
  }
  expect(await didAt('before.example')).toBe('did:web:before.example')
  expect(await didAt('strange.example')).toBe('did:web:course.example')
})
