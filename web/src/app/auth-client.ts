import { publicClientKey } from '@course/contract/client-key'
import { AuthClient } from '@supabase/auth-js'
import { textStorage } from './storage.ts'
import { sessionStorageKey } from './stored-session.ts'

export const authClient = new AuthClient({
  url: `${window.location.origin}/auth/v1`,
  headers: { apikey: publicClientKey },
  storage: textStorage,
  storageKey: sessionStorageKey,
  autoRefreshToken: true,
  persistSession: true,
  // A session behind the # could be anybody's: a link could sign its reader in as somebody else.
  detectSessionInUrl: false,
})
