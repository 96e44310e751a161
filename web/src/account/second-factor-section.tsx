import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { useState } from 'react'
import { useAsyncResult, usePageData, useReload } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { useToast } from '../ui/toast.tsx'
import { AddApp } from './add-app.tsx'
import { AppRow } from './app-row.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { NewCodes, RecoveryCodes } from './recovery-codes.tsx'
import { createRecoveryCodes, type MfaSetup } from './second-factor-requests.ts'
import { SectionFrame, type SectionProps } from './section.tsx'
import { useOutcomeFocus } from './use-outcome-focus.ts'
import { useReturnFocus } from './use-return-focus.ts'

const { section: copy } = accountSecurityCopy

export function SecondFactorSection({ user }: SectionProps) {
  const { value, error } = useAsyncResult(usePageData<AccountLoaderData>()?.secondFactors, user.id)
  return (
    <SectionFrame title={copy.title} intro={copy.intro}>
      {value ? (
        <MfaSettings {...value} />
      ) : error === undefined ? (
        <Waiting>Loading your security settings…</Waiting>
      ) : (
        <LoadFailed>{copy.failed}</LoadFailed>
      )}
    </SectionFrame>
  )
}

function MfaSettings({ apps, codes }: MfaSetup) {
  const [isAdding, setAdding] = useState(false)
  const [newCodes, setNewCodes] = useState<{ codes: readonly string[]; isFirst: boolean }>()
  const openerRef = useReturnFocus(isAdding || newCodes ? 'add' : undefined)
  const { messageRef, focusAfterChange } = useOutcomeFocus<HTMLParagraphElement>(
    [...apps.map(({ id }) => id), codes?.total].join(' '),
  )
  const reload = useReload()
  const toast = useToast()

  /**
   * Creates recovery codes together with the first app, because users think of them only when it is too
   * late.
   */
  const handleAdded = async () => {
    const result = codes ? undefined : await createRecoveryCodes(false)
    setAdding(false)
    if (result && !result.problem) setNewCodes({ codes: result.codes, isFirst: true })
    else toast(copy.added)
    await reload()
  }
  const handleChanged = async (text: string) => {
    toast(text)
    await reload()
  }
  const handleRemoved = (text: string) => {
    focusAfterChange()
    void handleChanged(text)
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
      <p ref={messageRef} tabIndex={-1}>
        {apps.length > 0 ? copy.on : copy.off}
      </p>
      {apps.length > 0 && (
        <ul className="grid divide-y divide-hairline border-y border-hairline">
          {apps.map((app) => (
            <AppRow
              key={app.id}
              app={app}
              apps={apps}
              onRenamed={() => handleChanged(copy.renamed)}
              onRemoved={() => handleRemoved(copy.removed)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button
          ref={openerRef('add')}
          variant={apps.length > 0 ? 'secondary' : 'primary'}
          wide
          onClick={() => setAdding(true)}
        >
          {apps.length > 0 ? 'Add another app' : 'Add an authenticator app'}
        </Button>
      </div>
      {apps.length > 0 && (
        <RecoveryCodes
          key={codes?.total}
          codes={codes}
          onCreated={async (created) => {
            setNewCodes({ codes: created, isFirst: false })
            await reload()
          }}
          onRemoved={() => handleRemoved(copy.codesRemoved)}
        />
      )}
    </div>
  )
}
