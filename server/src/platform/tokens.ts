import { createSigner, createVerifier, TokenError } from 'fast-jwt'
import { z } from 'zod'
import { type Clock, nowSeconds } from './clock.ts'
import { AppError } from './errors.ts'

/** The caller according to the signed token. Permissions are decided by each slice, not by the token. */
export type Caller =
  | { role: 'visitor' }
  | {
      role: 'user'
      userId: string
      sessionId: string
      email: string
      aal: 'aal1' | 'aal2'
      /** The account has a second factor that this session has not shown. */
      awaitsFactor: boolean
      claims: TokenClaims
    }
  | { role: 'service' }

export const visitor: Caller = { role: 'visitor' }

type TokenClaims = z.infer<typeof tokenClaimsSchema>

const tokenClaimsSchema = z.looseObject({
  role: z.enum(['authenticated', 'service_role']),
  exp: z.number(),
  iss: z.string(),
  aud: z.string().optional(),
  iat: z.number().optional(),
  sub: z.string().optional(),
  session_id: z.string().optional(),
  email: z.string().optional(),
  aal: z.enum(['aal1', 'aal2']).optional(),
  awaits_factor: z.boolean().optional(),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).optional(),
})

export type Tokens = {
  /** Signs as this site; what else the token says is the caller's. */
  sign(claims: Record<string, unknown>): string
  /** Throws AppError `token.invalid` or `token.expired`. */
  authenticate(token: string): Caller
}

const MAX_CACHED_TOKENS = 5000

/** Tokens of the site at `siteUrl`. Another site's are refused, also when a copied folder gave it the same secret. */
export function openTokens(secret: string, clock: Clock, siteUrl: string): Tokens {
  const iss = `${siteUrl}/auth/v1`
  const sign = createSigner({ key: secret, algorithm: 'HS256' })
  // Expiry is checked below, by the site's own clock and for tokens out of the cache alike.
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
  const known = new Map<string, { caller: Caller; exp: number }>()

  const read = (token: string) => {
    const cached = known.get(token)
    if (cached) return cached
    const claims = parseTokenClaims(token, verify)
    if (claims.iss !== iss) throw new AppError('token.invalid')
    const fresh = { caller: toCaller(claims), exp: claims.exp }
    if (known.size >= MAX_CACHED_TOKENS) known.clear()
    known.set(token, fresh)
    return fresh
  }

  return {
    sign: (claims) => sign({ ...claims, iss }),
    authenticate(token) {
      const { caller, exp } = read(token)
      if (exp <= nowSeconds(clock)) throw new AppError('token.expired')
      return caller
    },
  }
}

function parseTokenClaims(token: string, verify: (token: string) => unknown): TokenClaims {
  try {
    return tokenClaimsSchema.parse(verify(token))
  } catch (error) {
    if (error instanceof TokenError || error instanceof z.ZodError)
      throw new AppError('token.invalid', { cause: error })
    throw error
  }
}

function toCaller(claims: TokenClaims): Caller {
  if (claims.role === 'service_role') return { role: 'service' }
  if (claims.aud !== 'authenticated' || !claims.sub || !claims.session_id) throw new AppError('token.invalid')
  return {
    role: 'user',
    userId: claims.sub,
    sessionId: claims.session_id,
    email: claims.email ?? '',
    aal: claims.aal ?? 'aal1',
    awaitsFactor: claims.awaits_factor ?? false,
    claims,
  }
}
