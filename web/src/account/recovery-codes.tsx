import { siteContent } from '@course/content/site/content'
import { accountSecurityCopy } from '@course/content/site/pages/account-security'
import { formatRecoveryCode } from '@course/contract/account/factors'
import { type ReactNode, useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { saveFile } from '../ui/save-file.ts'
import { ErrorAlert } from '../ui/states.tsx'
import { useReturnFocus } from '../ui/use-return-focus.ts'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { createRecoveryCodes, deleteRecoveryCodes, type SecondFactorSetup } from './second-factor-requests.ts'

const { section: copy } = accountSecurityCopy

type RecoveryCodesProps = {
  codes: SecondFactorSetup['codes']
  onCreated: (codes: readonly string[]) => void
  onRemoved: () => void
}

export function RecoveryCodes({ codes, onCreated, onRemoved }: RecoveryCodesProps) {
  const [openForm, setOpenForm] = useState<'renew' | 'remove'>()
  const create = useMutation(() => createRecoveryCodes(codes !== null), {
    onSuccess: onCreated,
    revalidates: true,
  })
  const remove = useMutation(deleteRecoveryCodes, {
    success: copy.codesRemoved,
    onSuccess: onRemoved,
    revalidates: true,
  })
  const openerRef = useReturnFocus(openForm)
  if (openForm) {
    const isRemoval = openForm === 'remove'
    return (
      <ConfirmRemoval
        text={isRemoval ? copy.removeCodes : copy.newCodes}
        confirmLabel={isRemoval ? copy.deleteCodes : copy.renewCodes}
        mutation={isRemoval ? remove : create}
        onCancel={() => setOpenForm(undefined)}
      />
    )
  }
  return (
    <div className="grid gap-4">
      <h3 className="text-xl">{copy.codes}</h3>
      {codes ? (
        <p>{copy.codesLeft(codes.remaining, codes.total)}</p>
      ) : (
        <Alert tone="warning">{copy.noCodes}</Alert>
      )}
      <ErrorAlert error={create.error} />
      <div className="flex flex-wrap gap-3">
        <Button
          ref={openerRef('renew')}
          variant="secondary"
          wide
          busy={create.isPending}
          onClick={() => (codes ? setOpenForm('renew') : create.run())}
        >
          {codes ? copy.renewCodes : copy.createCodes}
        </Button>
        {codes && (
          <Button ref={openerRef('remove')} variant="quiet" wide onClick={() => setOpenForm('remove')}>
            {copy.deleteCodes}
          </Button>
        )}
      </div>
    </div>
  )
}

type NewCodesProps = { codes: readonly string[]; onSaved: () => void; children?: ReactNode }

/** The codes are shown only once. */
export function NewCodes({ codes, onSaved, children }: NewCodesProps) {
  const grouped = codes.map(formatRecoveryCode)
  const text = copy.codesFile(siteContent().site.name, grouped)
  return (
    <div className="grid gap-5">
      {children}
      <h3 ref={focusOnMount} tabIndex={-1} className="text-xl">
        {copy.yourCodes}
      </h3>
      <p>{copy.saveCodes}</p>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-x-8 gap-y-2 rounded-sm bg-wash p-4 font-mono text-xs sm:text-sm">
        {grouped.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button wide onClick={onSaved}>
          {copy.savedCodes}
        </Button>
        <Button
          variant="secondary"
          wide
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {copy.downloadCodes}
        </Button>
        <CopyButton text={text} label={copy.copyCodes} />
      </div>
    </div>
  )
}
