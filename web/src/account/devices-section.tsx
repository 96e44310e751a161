import { accountCopy } from '@course/content/site/pages/account'
import type { Device } from '@course/contract/account/devices'
import { parseProfile } from '@course/contract/account/profile'
import { useState } from 'react'
import type { AuthResult } from '../app/clients/run-auth-call.ts'
import { useAsyncResult, usePageData, useReload } from '../app/use-page-data.ts'
import { Alert } from '../ui/alert.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useToast } from '../ui/toast.tsx'
import { formatDateTime } from './format-date-time.ts'
import { LoadFailed } from './load-failed.tsx'
import type { AccountLoaderData } from './loader-data.ts'
import { signOutDevice, signOutOthers } from './requests.ts'
import { SectionFrame, type SectionProps } from './section.tsx'
import { useOutcomeFocus } from './use-outcome-focus.ts'
import { useReturnFocus } from './use-return-focus.ts'
import { useSensitiveAction } from './use-sensitive-action.ts'

const { devices: copy } = accountCopy

export function DevicesSection({ user }: SectionProps) {
  const { value: devices, error } = useAsyncResult(usePageData<AccountLoaderData>()?.devices, user.id)
  const { timeZone } = parseProfile(user.user_metadata)
  const { messageRef, focusAfterChange } = useOutcomeFocus<HTMLHeadingElement>(
    devices?.map(({ id }) => id).join(' '),
  )
  return (
    <SectionFrame title={copy.title} intro={copy.intro} headingRef={messageRef}>
      {devices ? (
        <DeviceList devices={devices} timeZone={timeZone} onSignedOut={focusAfterChange} />
      ) : error ? (
        <LoadFailed>{copy.failed}</LoadFailed>
      ) : (
        <Skeleton lines={3} />
      )}
    </SectionFrame>
  )
}

type DeviceListProps = { devices: readonly Device[]; timeZone: string | undefined; onSignedOut: () => void }

function DeviceList({ devices, timeZone, onSignedOut }: DeviceListProps) {
  const toast = useToast()
  const reload = useReload()
  const [busy, setBusy] = useState<string>()
  const { run: runSensitive, problem, confirmForm } = useSensitiveAction()
  const openerRef = useReturnFocus(confirmForm ? busy : undefined)
  const others = devices.filter(({ isCurrent }) => !isCurrent)

  async function run(name: string, action: () => Promise<AuthResult>, done: string) {
    if (busy) return
    setBusy(name)
    let isDone = false
    await runSensitive(action, () => {
      isDone = true
    })
    if (isDone) {
      onSignedOut()
      await reload()
      toast(done)
    }
    setBusy(undefined)
  }

  if (confirmForm) return confirmForm

  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        {devices.map(({ id, device, signedInAt, lastUsedAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <div>
              <p className="flex flex-wrap items-center gap-x-3 font-semibold">
                {device || copy.unknown} {isCurrent && <Badge>{copy.current}</Badge>}
              </p>
              <p className="text-sm text-muted">
                {copy.times(formatDateTime(signedInAt, timeZone), formatDateTime(lastUsedAt, timeZone))}
              </p>
            </div>
            {!isCurrent && (
              <Button
                ref={openerRef(id)}
                variant="secondary"
                size="small"
                busy={busy === id}
                aria-label={`Sign out ${device || copy.unknown}, signed in ${formatDateTime(signedInAt, timeZone)}`}
                onClick={() => run(id, () => signOutDevice(id), copy.ended)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem && <Alert tone="error">{problem}</Alert>}
      {others.length === 0 ? (
        <p className="text-sm text-muted">{copy.only}</p>
      ) : (
        <div>
          <Button
            ref={openerRef('others')}
            variant="secondary"
            wide
            busy={busy === 'others'}
            onClick={() => run('others', signOutOthers, copy.othersEnded)}
          >
            Sign out all other devices
          </Button>
        </div>
      )}
    </div>
  )
}
