import { siteContent } from '@course/content/site/content'
import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { formatRecoveryCode } from '@course/contract/account/factors'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { saveFile } from '../ui/save-file.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { createRecoveryCodes, deleteRecoveryCodes, type MfaSetup } from './second-factor-requests.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useSensitiveAction } from './use-sensitive-action.ts'

const { section: copy } = accountSecurityCopy

type RecoveryCodesProps = {
  codes: MfaSetup['codes']
  onCreated: (codes: readonly string[]) => void
  onRemoved: () => void
}

export function RecoveryCodes({ codes, onCreated, onRemoved }: RecoveryCodesProps) {
  const [openForm, setOpenForm] = useState<'renew' | 'remove'>()
  const { run, isBusy, problem, confirmForm } = useSensitiveAction()
  const openerRef = useReturnFocus(openForm ?? (confirmForm ? 'renew' : undefined))
  if (confirmForm) return confirmForm

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
  const text = `${siteContent().site.name}: recovery codes\n\n${grouped.join('\n')}\n`
  return (
    <div className="grid gap-5">
      {children}
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Your recovery codes
      </h3>
      <p>{copy.saveCodes}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-8 gap-y-2 rounded-sm bg-wash p-4 font-mono text-xs sm:text-sm">
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
