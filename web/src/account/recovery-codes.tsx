import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { siteName } from '@course/content/site/site'
import { groupedCode } from '@course/contract/account/factors'
import type { Factor } from '@supabase/auth-js'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { saveFile } from '../ui/files/save-file.ts'
import { CopyButton } from '../ui/forms/copy-button.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { createRecoveryCodes, deleteRecoveryCodes, type MfaSetup } from './factors-api.ts'
import { useReauthenticatedAction } from './reauthentication.tsx'
import { useOpener } from './use-opener.ts'

const { section: copy } = accountSecurityCopy

type RecoveryCodesProps = {
  apps: readonly Factor[]
  codes: MfaSetup['codes']
  onMade: (codes: readonly string[]) => void
  onRemoved: () => void
}

/** How many codes are left, and new ones. */
export function RecoveryCodes({ apps, codes, onMade, onRemoved }: RecoveryCodesProps) {
  const [asks, setAsks] = useState<'renew' | 'remove'>()
  const { act, isBusy, problem, proof } = useReauthenticatedAction(apps)
  const opener = useOpener(asks ?? (proof ? 'renew' : undefined))
  if (proof) return proof

  const make = () =>
    act(
      () => createRecoveryCodes(codes !== null),
      (made) => onMade(made.codes),
    )
  if (asks) {
    const isRemoval = asks === 'remove'
    return (
      <ConfirmRemoval
        text={isRemoval ? copy.removeCodes : copy.newCodes}
        confirm={isRemoval ? 'Delete recovery codes' : 'Make new codes'}
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => (isRemoval ? act(deleteRecoveryCodes, onRemoved) : make())}
        onCancel={() => setAsks(undefined)}
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
          ref={opener('renew')}
          variant="secondary"
          wide
          busy={isBusy}
          onClick={codes ? () => setAsks('renew') : make}
        >
          {codes ? 'Create new codes' : 'Create recovery codes'}
        </Button>
        {codes && (
          <Button ref={opener('remove')} variant="quiet" wide onClick={() => setAsks('remove')}>
            Delete recovery codes
          </Button>
        )}
      </div>
    </div>
  )
}

type NewCodesProps = { codes: readonly string[]; onKept: () => void; children?: ReactNode }

/** The only time the codes are seen. */
export function NewCodes({ codes, onKept, children }: NewCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const grouped = codes.map(groupedCode)
  const text = `${siteName}: recovery codes\n\n${grouped.join('\n')}\n`
  return (
    <div className="grid gap-5">
      {children}
      <h3 ref={heading} tabIndex={-1} className="text-xl">
        Your recovery codes
      </h3>
      <p>{copy.keepCodes}</p>
      <ul className="grid gap-x-8 gap-y-2 rounded-sm bg-wash p-4 font-mono text-sm sm:grid-cols-2">
        {grouped.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button wide onClick={onKept}>
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
