import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { DUMMY_BCRYPT_HASH, isBcryptHash, isBcryptPassword } from './bcrypt.ts'
import { fairQueue } from './fair-queue.ts'

const computeArgon2 = promisify(argon2)

const MEMORY_KIB = 19456
const TIME_COST = 2
const PARALLELISM = 1
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Hashing runs in the thread pool; one core is left for other requests. */
const MAX_CONCURRENT = Math.min(4, Math.max(1, availableParallelism() - 1))
/** Reject beyond this queue length: the caller would have given up by then. */
const MAX_QUEUED = 200

const runHash = fairQueue({ maxRunning: MAX_CONCURRENT, maxQueued: MAX_QUEUED })

/** The queue of temporary passwords, and of passwords that the operator sets. */
const OWN_NETWORK = 'site'

type Parameters = { memory: number; passes: number; parallelism: number; nonce: Buffer; tagLength: number }

/** Hashes with argon2id, in the PHC string format. `network` is that of the request, which waits its turn. */
export async function hashPassword(password: string, network = OWN_NETWORK): Promise<string> {
  const parameters: Parameters = {
    memory: MEMORY_KIB,
    passes: TIME_COST,
    parallelism: PARALLELISM,
    nonce: randomBytes(SALT_BYTES),
    tagLength: TAG_BYTES,
  }
  return formatHash(parameters, await runHash(network, () => compute(password, parameters)))
}

/**
 * Verifies a password. Without a hash it does the same work, so that response time does not reveal whether
 * the account exists. `hideImportedAccounts` also runs bcrypt, so that timing does not reveal imported
 * accounts.
 */
export async function isPasswordOf(
  hash: string | null | undefined,
  password: string,
  { hideImportedAccounts = false, network = OWN_NETWORK } = {},
): Promise<boolean> {
  const bcryptHash = hash != null && isBcryptHash(hash) ? hash : undefined
  const [isArgon2Match, isBcryptMatch] = await runHash(network, () =>
    Promise.all([
      isArgon2Password(bcryptHash === undefined ? hash : undefined, password),
      bcryptHash !== undefined || hideImportedAccounts
        ? isBcryptPassword(bcryptHash ?? DUMMY_BCRYPT_HASH, password)
        : false,
    ]),
  )
  return bcryptHash === undefined ? isArgon2Match : isBcryptMatch
}

async function isArgon2Password(hash: string | null | undefined, password: string): Promise<boolean> {
  const stored = parseHash(hash ?? DUMMY_HASH)
  if (!stored) throw new Error('a stored password hash cannot be parsed')
  const tag = await compute(password, stored.parameters)
  return timingSafeEqual(tag, stored.tag) && hash != null
}

const DUMMY_HASH = formatHash(
  {
    memory: MEMORY_KIB,
    passes: TIME_COST,
    parallelism: PARALLELISM,
    nonce: Buffer.alloc(SALT_BYTES),
    tagLength: TAG_BYTES,
  },
  Buffer.alloc(TAG_BYTES),
)

/**
 * Whether an imported hash can be used: argon2id that is neither too weak nor too slow, or bcrypt, which the
 * next sign-in replaces.
 */
export function isAcceptedHash(hash: string): boolean {
  if (isBcryptHash(hash)) return true
  const stored = parseHash(hash)
  if (!stored) return false
  const { memory, passes, parallelism } = stored.parameters
  return memory >= 8192 && memory <= 131072 && passes >= 1 && passes <= 6 && parallelism <= 4
}

function compute(password: string, parameters: Parameters): Promise<Buffer> {
  // Keyboards encode the same letters as different Unicode sequences.
  return computeArgon2('argon2id', { message: password.normalize('NFKC'), ...parameters })
}

function formatHash({ memory, passes, parallelism, nonce }: Parameters, tag: Buffer): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

const HASH =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

function parseHash(text: string): { parameters: Parameters; tag: Buffer } | undefined {
  const [, memory, passes, parallelism, nonce, tagText] = HASH.exec(text) ?? []
  if (!nonce || !tagText) return undefined
  const tag = Buffer.from(tagText, 'base64')
  return {
    parameters: {
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      nonce: Buffer.from(nonce, 'base64'),
      tagLength: tag.length,
    },
    tag,
  }
}
