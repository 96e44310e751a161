import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => hash('sha256', data, 'buffer')
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL_DATA = 0x40

type Ceremony = {
  challenge: string
  /** Origin reported by the browser. */
  origin?: string
  rpId?: string
  /** Whether the user was verified by fingerprint, face or PIN. */
  isVerified?: boolean
}

const DEFAULTS = { origin: 'http://localhost:3000', rpId: 'localhost', isVerified: true }

/** An in-memory security key with one passkey; returns credentials as a browser would send them. */
export function softAuthenticator() {
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0

  const encodeClientData = (type: string, { challenge, origin = DEFAULTS.origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const flags = ({ isVerified = DEFAULTS.isVerified }: Ceremony) =>
    USER_PRESENT | (isVerified ? USER_VERIFIED : 0)
  const authenticatorData = (ceremony: Ceremony, extra = 0) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([
      sha256(ceremony.rpId ?? DEFAULTS.rpId),
      Buffer.from([flags(ceremony) | extra]),
      count,
    ])
  }
  const credential = (response: Record<string, string>) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  })

  return {
    credentialId: base64url(id),
    /** Set it to simulate a cloned key. */
    get counter() {
      return counter
    },
    set counter(value: number) {
      counter = value
    },
    create(ceremony: Ceremony) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        authenticatorData(ceremony, HAS_CREDENTIAL_DATA),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ])
      return credential({
        clientDataJSON: base64url(encodeClientData('webauthn.create', ceremony)),
        attestationObject: base64url(attestation(authData)),
      })
    },
    get(ceremony: Ceremony & { userHandle?: string }) {
      counter += 1
      const clientData = encodeClientData('webauthn.get', ceremony)
      const authData = authenticatorData(ceremony)
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)
      return credential({
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authData),
        signature: base64url(signature),
        ...(ceremony.userHandle && { userHandle: base64url(ceremony.userHandle) }),
      })
    },
  }
}

/** Minimal CBOR encoding of a public key. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' }) as { x: string; y: string }
  const bytes = (text: string) => Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(x),
    Buffer.from([0x22]),
    bytes(y),
  ])
}

const cborText = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])

const attestation = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
