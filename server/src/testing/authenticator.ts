import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

type Ceremony = {
  challenge: string
  /** Who the browser says it talks to. */
  origin?: string
  rpId?: string
  /** Whether a finger, a face or a PIN was shown. */
  isVerified?: boolean
}

const here = { origin: 'http://localhost:3000', rpId: 'localhost', isVerified: true }

/** A security key in memory: it makes one passkey and signs with it, as a browser would send it. */
export function softAuthenticator() {
  const id = randomBytes(32)
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0

  const client = (type: string, { challenge, origin = here.origin }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const flags = ({ isVerified = here.isVerified }: Ceremony) => PRESENT | (isVerified ? VERIFIED : 0)
  const head = (ceremony: Ceremony, extra = 0) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(ceremony.rpId ?? here.rpId), Buffer.from([flags(ceremony) | extra]), count])
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
    /** A copy whose counter goes its own way from now on. */
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
        head(ceremony, HAS_KEY),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ])
      return credential({
        clientDataJSON: base64url(client('webauthn.create', ceremony)),
        attestationObject: base64url(attestation(authData)),
      })
    },
    get(ceremony: Ceremony & { userHandle?: string }) {
      counter += 1
      const clientData = client('webauthn.get', ceremony)
      const authData = head(ceremony)
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

/** CBOR by hand, as little of it as a key and an empty attestation need. */
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

const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)])

const attestation = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
