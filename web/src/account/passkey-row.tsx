import { passkeyTexts as texts } from '@course/content/site/second-factor'
import type { Factor } from '@supabase/auth-js'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { type Passkey, removePasskey } from './passkeys-api.ts'
import { useProvedAct } from './proof.tsx'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

type PasskeyRowProps = { passkey: Passkey; apps: readonly Factor[]; onRemoved: () => void }

/** One passkey, and its removal. */
export function PasskeyRow({ passkey, apps, onRemoved }: PasskeyRowProps) {
  const [isAsking, setAsking] = useState(false)
  const { act, isBusy, problem, proof } = useProvedAct(apps)
  const name = passkey.friendly_name || 'Passkey'
  if (proof) return <li className="py-4">{proof}</li>
  return (
    <li className="grid gap-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="text-sm text-muted">
            Added on {day.format(new Date(passkey.created_at))},{' '}
            {passkey.last_used_at
              ? `last used on ${day.format(new Date(passkey.last_used_at))}`
              : 'not used yet'}
          </span>
        </p>
        {!isAsking && (
          <Button
            variant="secondary"
            size="small"
            aria-label={`Remove ${name}`}
            onClick={() => setAsking(true)}
          >
            Remove
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmRemoval
          text={texts.remove}
          confirm="Remove this passkey"
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => act(() => removePasskey(passkey.id), onRemoved)}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  )
}
