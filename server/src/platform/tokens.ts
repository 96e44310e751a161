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
      /** The account has MFA enabled, but this session has not verified a code yet. */
      mfaPending: boolean
      claims: TokenClaims
    }
  | { role: 'service' }

export type User = Extract<Caller, { role: 'user' }>

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
  /** Signs the claims and adds this site as the issuer. */
  sign(claims: Record<string, unknown>): string
  /** Throws AppError `token.invalid` or `token.expired`. */
  authenticate(token: string): Caller
}

const MAX_CACHED_TOKENS = 5000

/** Rejects tokens of other sites by their issuer, since a copied data folder has the same secret. */
export function openTokens(secret: string, clock: Clock, siteUrl: string): Tokens {
  const iss = `${siteUrl}/auth/v1`
  const sign = createSigner({ key: secret, algorithm: 'HS256' })
  // Expiry is checked below, with the site's clock and also for cached tokens.
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], ignoreExpiration: true })
  const cache = new Map<string, { caller: Caller; exp: number }>()

  const verifyCached = (token: string) => {
    const cached = cache.get(token)
    if (cached) return cached
    const claims = parseTokenClaims(token, verify)
    if (claims.iss !== iss) throw new AppError('token.invalid')
    const fresh = { caller: toCaller(claims), exp: claims.exp }
    if (cache.size >= MAX_CACHED_TOKENS) cache.clear()
    cache.set(token, fresh)
    return fresh
  }

  return {
    sign: (claims) => sign({ ...claims, iss }),
    authenticate(token) {
      const { caller, exp } = verifyCached(token)
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
    mfaPending: claims.awaits_factor ?? false,
    claims,
  }
}
