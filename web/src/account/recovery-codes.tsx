import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { siteName } from '@course/content/site/site'
import { formatRecoveryCode } from '@course/contract/account/factors'
import type { Factor } from '@supabase/auth-js'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/files/save-file.ts'
import { CopyButton } from '../ui/forms/copy-button.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { createRecoveryCodes, deleteRecoveryCodes, type MfaSetup } from './factors-api.ts'
import { useReauthenticatedAction } from './reauthentication.tsx'
import { useReturnFocus } from './use-return-focus.ts'

const { section: copy } = accountSecurityCopy

type RecoveryCodesProps = {
  apps: readonly Factor[]
  codes: MfaSetup['codes']
  onCreated: (codes: readonly string[]) => void
  onRemoved: () => void
}

export function RecoveryCodes({ apps, codes, onCreated, onRemoved }: RecoveryCodesProps) {
  const [openForm, setOpenForm] = useState<'renew' | 'remove'>()
  const { run, isBusy, problem, reauthForm } = useReauthenticatedAction(apps)
  const openerRef = useReturnFocus(openForm ?? (reauthForm ? 'renew' : undefined))
  if (reauthForm) return reauthForm

  const create = () =>
    run(
      () => createRecoveryCodes(codes !== null),
      (result) => onCreated(result.codes),
    )
  if (openForm) {
    const isRemoval = openForm === 'remove'
    return (
      <ConfirmRemoval
        text={isRemoval ? copy.removeCodes : copy.newCodes}
        confirmLabel={isRemoval ? 'Delete recovery codes' : 'Create new codes'}
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => (isRemoval ? run(deleteRecoveryCodes, onRemoved) : create())}
        onCancel={() => setOpenForm(undefined)}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <h3 className="text-xl">Recovery codes</h3>
      {codes ? (
        <p>{copy.codesLeft(codes.remaining, codes.total)}</p>
      ) : (
        <Alert tone="warning">{copy.noCodes}</Alert>
      )}
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button
          ref={openerRef('renew')}
          variant="secondary"
          wide
          busy={isBusy}
          onClick={codes ? () => setOpenForm('renew') : create}
        >
          {codes ? 'Create new codes' : 'Create recovery codes'}
        </Button>
        {codes && (
          <Button ref={openerRef('remove')} variant="quiet" wide onClick={() => setOpenForm('remove')}>
            Delete recovery codes
          </Button>
        )}
      </div>
    </div>
  )
}

type NewCodesProps = { codes: readonly string[]; onSaved: () => void; children?: ReactNode }

/** The codes are shown only once. */
export function NewCodes({ codes, onSaved, children }: NewCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const grouped = codes.map(formatRecoveryCode)
  const text = `${siteName}: recovery codes\n\n${grouped.join('\n')}\n`
  return (
    <div className="grid gap-5">
      {children}
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Your recovery codes
      </h3>
      <p>{copy.saveCodes}</p>
      <ul className="grid gap-x-8 gap-y-2 rounded-sm bg-wash p-4 font-mono text-sm sm:grid-cols-2">
        {grouped.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button wide onClick={onSaved}>
          I've saved these codes
        </Button>
        <Button
          variant="secondary"
          wide
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download
        </Button>
        <CopyButton text={text} label="Copy codes" />
      </div>
    </div>
  )
}
