import type { Metadata, UserRow } from '../store/accounts.ts'
import type { FactorRow } from '../store/factors.ts'

/** An account in the protocol's format. Nulls are left out, as the official clients expect. */
export function userResponse(user: UserRow, factors: readonly FactorRow[] = []) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    ...omitNulls({ email_confirmed_at: user.email_confirmed_at }),
    phone: '',
    ...omitNulls({
      confirmed_at: user.email_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      email_change_sent_at: user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      invited_at: user.invited_at,
      new_email: user.new_email,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    app_metadata: JSON.parse(user.app_metadata) as Metadata,
    user_metadata: userMetadataOf(user),
    identities: [identityResponse(user)],
    ...(factors.length > 0 && { factors: factors.map(factorResponse) }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: false,
  }
}

/** `user_metadata`: the user's own keys plus the server's, which always win. */
export const userMetadataOf = (user: UserRow): Metadata => ({
  ...(JSON.parse(user.user_metadata) as Metadata),
  email_verified: user.email_confirmed_at !== null,
  requires_password_reset: user.requires_password_reset === 1,
})

function identityResponse(user: UserRow) {
  return {
    identity_id: user.identity_id,
    id: user.id,
    user_id: user.id,
    identity_data: {
      sub: user.id,
      email: user.email,
      email_verified: user.email_confirmed_at !== null,
      phone_verified: false,
    },
    provider: 'email',
    last_sign_in_at: user.last_sign_in_at ?? user.created_at,
    created_at: user.created_at,
    updated_at: user.updated_at,
    email: user.email,
  }
}

export function factorResponse(factor: FactorRow) {
  return {
    id: factor.id,
    ...omitNulls({ friendly_name: factor.friendly_name || null }),
    factor_type: factor.factor_type,
    status: factor.status,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    ...omitNulls({ last_challenged_at: factor.last_challenged_at }),
  }
}

function omitNulls<T extends Record<string, string | null>>(fields: T): { [K in keyof T]?: string } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: string
  }
}
