import { secondFactorTexts } from '@course/content/site/second-factor'
import type { Factor } from '@supabase/auth-js'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { removeApp } from './factors-api.ts'
import { useProvedAct } from './proof.tsx'

const { section: texts } = secondFactorTexts
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

type AppRowProps = { app: Factor; apps: readonly Factor[]; onRemoved: () => void }

/** One authenticator app, and its removal. */
export function AppRow({ app, apps, onRemoved }: AppRowProps) {
  const [isAsking, setAsking] = useState(false)
  const { act, isBusy, problem, proof } = useProvedAct(apps)
  const name = app.friendly_name || 'Authenticator app'
  if (proof) return <li className="py-4">{proof}</li>
  return (
    <li className="grid gap-4 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <span className="block font-semibold wrap-anywhere">{name}</span>
          <span className="text-sm text-muted">Added on {day.format(new Date(app.created_at))}</span>
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
          text={apps.length === 1 ? texts.removeLast : texts.removeOne}
          confirm="Remove this app"
          isBusy={isBusy}
          problem={problem}
          onConfirm={() => act(() => removeApp(app.id), onRemoved)}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  )
}
