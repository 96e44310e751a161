import { formatDay } from '@course/content/site/format'
import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { FACTOR_NAME_MAX_CHARACTERS } from '@course/contract/account/factors'
import { useRef, useState } from 'react'
import { useReload } from '../app/page-data/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { SectionFrame } from '../ui/section-frame.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { Deferred } from '../ui/states.tsx'
import { useToast } from '../ui/toast.tsx'
import { useOutcomeFocus } from '../ui/use-outcome-focus.ts'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { AddApp } from './add-app.tsx'
import { CredentialRow } from './credential-row.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { NewCodes, RecoveryCodes } from './recovery-codes.tsx'
import {
  createRecoveryCodes,
  removeApp,
  renameApp,
  type SecondFactorSetup,
} from './second-factor-requests.ts'

const { section: copy } = accountSecurityCopy

export function SecondFactorSection({ setup }: { setup: AccountLoaderData['secondFactors'] }) {
  return (
    <SectionFrame id="second-factor" title={copy.title} intro={copy.intro}>
      <Deferred promise={setup} waiting={<Waiting>{copy.loading}</Waiting>} failed={copy.failed}>
        {(setup) => <SecondFactorSettings {...setup} />}
      </Deferred>
    </SectionFrame>
  )
}

function SecondFactorSettings({ apps, codes }: SecondFactorSetup) {
  const [isAdding, setAdding] = useState(false)
  const [newCodes, setNewCodes] = useState<{ codes: readonly string[]; isFirst: boolean }>()
  const openerRef = useReturnFocus(isAdding || newCodes ? 'add' : undefined)
  const status = useRef<HTMLParagraphElement>(null)
  const focusAfterChange = useOutcomeFocus(status, [...apps.map(({ id }) => id), codes?.total].join(' '))
  const reload = useReload()
  const toast = useToast()

  /** Creates recovery codes together with the first app, because users think of them only when it is too late. */
  const handleAdded = async () => {
    const created = codes ? undefined : await createRecoveryCodes(false).catch(() => undefined)
    setAdding(false)
    if (created) setNewCodes({ codes: created, isFirst: true })
    else toast(copy.added)
    await reload()
  }

  if (newCodes) {
    return (
      <NewCodes codes={newCodes.codes} onSaved={() => setNewCodes(undefined)}>
        {newCodes.isFirst && <Alert tone="success">{copy.added}</Alert>}
      </NewCodes>
    )
  }
  if (isAdding) return <AddApp apps={apps} onAdded={handleAdded} onCancel={() => setAdding(false)} />
  return (
    <div className="grid gap-6">
      <p ref={status} tabIndex={-1}>
        {apps.length > 0 ? copy.on : copy.off}
      </p>
      {apps.length > 0 && (
        <ul className="grid divide-y divide-hairline border-y border-hairline">
          {apps.map((app) => (
            <CredentialRow
              key={app.id}
              name={app.friendly_name || copy.app}
              details={copy.addedOn(formatDay(app.created_at))}
              nameMaxCharacters={FACTOR_NAME_MAX_CHARACTERS}
              rename={(name) => renameApp(app.id, name)}
              renamed={copy.renamed}
              removal={{
                text: apps.length === 1 ? copy.removeLast : copy.removeOne,
                confirmLabel: copy.remove,
                removed: copy.removed,
              }}
              remove={() => removeApp(app.id)}
              onRemoved={focusAfterChange}
            />
          ))}
        </ul>
      )}
      <div>
        <Button ref={openerRef('add')} variant="secondary" wide onClick={() => setAdding(true)}>
          {apps.length > 0 ? copy.addAnother : copy.addFirst}
        </Button>
      </div>
      {apps.length > 0 && (
        <RecoveryCodes
          key={codes?.total}
          codes={codes}
          onCreated={(created) => setNewCodes({ codes: created, isFirst: false })}
          onRemoved={focusAfterChange}
        />
      )}
    </div>
  )
}
