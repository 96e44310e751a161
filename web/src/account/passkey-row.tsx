import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { PASSKEY_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import { NamedRow } from './named-row.tsx'
import { type Passkey, removePasskey, renamePasskey } from './passkey-requests.ts'

const { passkeys: copy } = accountSecurityCopy

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const dateText = (at: string) => dateFormat.format(new Date(at))

type PasskeyRowProps = {
  passkey: Passkey
  onRenamed: () => void
  onRemoved: () => void
}

export function PasskeyRow({ passkey, onRenamed, onRemoved }: PasskeyRowProps) {
  const { id, friendly_name, created_at, last_used_at } = passkey
  return (
    <NamedRow
      name={friendly_name || 'Passkey'}
      details={`Added on ${dateText(created_at)}, ${last_used_at ? `last used on ${dateText(last_used_at)}` : 'not used yet'}`}
      nameMaxCharacters={PASSKEY_NAME_MAX_CHARACTERS}
      rename={(name) => renamePasskey(id, name)}
      removal={{ text: copy.remove, confirmLabel: 'Remove this passkey', remove: () => removePasskey(id) }}
      onRenamed={onRenamed}
      onRemoved={onRemoved}
    />
  )
}
