import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { AppError } from '../../platform/errors.ts'
import { isBcryptHash, isBcryptPassword, NOBODYS_BCRYPT_HASH } from './bcrypt.ts'

const computeArgon2 = promisify(argon2)

const MEMORY_KIB = 19456
const TIME_COST = 2
const PARALLELISM = 1
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Hashes run in threads; one core is left to everybody who only reads. */
const MAX_CONCURRENT = Math.min(4, Math.max(1, availableParallelism() - 1))
/** More than this many in the queue would wait longer than a person does. */
const MAX_QUEUED = 200

type Parameters = { memory: number; passes: number; parallelism: number; nonce: Buffer; tagLength: number }

/** An argon2id hash in its usual text form. */
export async function hashPassword(password: string): Promise<string> {
  const parameters: Parameters = {
    memory: MEMORY_KIB,
    passes: TIME_COST,
    parallelism: PARALLELISM,
    nonce: randomBytes(SALT_BYTES),
    tagLength: TAG_BYTES,
  }
  return toText(parameters, await withHashSlot(() => compute(password, parameters)))
}

/**
 * Whether the password belongs to the hash. Without a hash the same work is done for nothing, so that the time of
 * the answer does not tell whether there is an account. `hidesImported` adds the work that a hash from another site
 * takes, so that the time does not tell who came from there either.
 */
export async function isPasswordOf(
  hash: string | null | undefined,
  password: string,
  { hidesImported = false } = {},
): Promise<boolean> {
  const imported = hash != null && isBcryptHash(hash) ? hash : undefined
  const [isOwn, isImported] = await Promise.all([
    isArgon2Password(imported === undefined ? hash : undefined, password),
    imported !== undefined || hidesImported
      ? isBcryptPassword(imported ?? NOBODYS_BCRYPT_HASH, password)
      : false,
  ])
  return imported === undefined ? isOwn : isImported
}

async function isArgon2Password(hash: string | null | undefined, password: string): Promise<boolean> {
  const stored = readHash(hash ?? DUMMY_HASH)
  if (!stored) throw new Error('a stored password hash cannot be read')
  const tag = await withHashSlot(() => compute(password, stored.parameters))
  return timingSafeEqual(tag, stored.tag) && hash != null
}

const DUMMY_HASH = toText(
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
 * Whether a hash made elsewhere can be taken over: argon2id, of a strength that neither is weak nor stalls us, or bcrypt,
 * which the next sign-in replaces.
 */
export function isAcceptedHash(hash: string): boolean {
  if (isBcryptHash(hash)) return true
  const stored = readHash(hash)
  if (!stored) return false
  const { memory, passes, parallelism } = stored.parameters
  return memory >= 8192 && memory <= 131072 && passes >= 1 && passes <= 6 && parallelism <= 4
}

function compute(password: string, parameters: Parameters): Promise<Buffer> {
  // The same letters can be typed as different bytes on two keyboards.
  return computeArgon2('argon2id', { message: password.normalize('NFKC'), ...parameters })
}

function toText({ memory, passes, parallelism, nonce }: Parameters, tag: Buffer): string {
  const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

const HASH =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

function readHash(text: string): { parameters: Parameters; tag: Buffer } | undefined {
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

let running = 0
const waiting: (() => void)[] = []

async function withHashSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) {
    if (waiting.length >= MAX_QUEUED) {
      throw new AppError('server.busy', { headers: { 'retry-after': '5' } })
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else {
    running++
  }
  try {
    return await work()
  } finally {
    // The place goes to the next in line, or becomes free.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
