import { publicClientKey } from '@course/contract/client-key'
import { AuthClient } from '@supabase/auth-js'
import { sessionStorageKey } from './stored-session.ts'

export const authClient = new AuthClient({
  url: `${window.location.origin}/auth/v1`,
  headers: { apikey: publicClientKey },
  storageKey: sessionStorageKey,
  autoRefreshToken: true,
  persistSession: true,
  detectSessionInUrl: true,
})
