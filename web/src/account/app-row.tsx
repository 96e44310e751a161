import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { FACTOR_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import type { Factor } from '@supabase/auth-js'
import { NamedRow } from './named-row.tsx'
import { removeApp, renameApp } from './second-factor-requests.ts'

const { section: copy } = accountSecurityCopy
const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

type AppRowProps = { app: Factor; apps: readonly Factor[]; onRenamed: () => void; onRemoved: () => void }

export const AppRow = ({ app, apps, onRenamed, onRemoved }: AppRowProps) => (
  <NamedRow
    name={app.friendly_name || 'Authenticator app'}
    details={`Added on ${dateFormat.format(new Date(app.created_at))}`}
    nameMaxCharacters={FACTOR_NAME_MAX_CHARACTERS}
    rename={(name) => renameApp(app.id, name)}
    removal={{
      text: apps.length === 1 ? copy.removeLast : copy.removeOne,
      confirmLabel: 'Remove this app',
      remove: () => removeApp(app.id),
    }}
    onRenamed={onRenamed}
    onRemoved={onRemoved}
  />
)
