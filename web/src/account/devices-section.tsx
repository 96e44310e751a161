import { formatDateTime } from '@course/content/site/format'
import { accountCopy } from '@course/content/site/pages/account'
import type { Device } from '@course/contract/account/devices'
import { parseProfile } from '@course/contract/account/profile'
import type { User } from '@supabase/auth-js'
import { type RefObject, useRef } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { SectionFrame } from '../ui/section-frame.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Deferred, ErrorAlert } from '../ui/states.tsx'
import { useOutcomeFocus } from '../ui/use-outcome-focus.ts'
import type { AccountLoaderData } from './loader-data.ts'
import { signOutDevice, signOutOthers } from './requests.ts'

const { devices: copy } = accountCopy

/** In place of the id of a device. */
const allOthers = 'others'

type DevicesSectionProps = { user: User; devices: AccountLoaderData['devices'] }

export function DevicesSection({ user, devices: promise }: DevicesSectionProps) {
  const { timeZone } = parseProfile(user.user_metadata)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <SectionFrame id="devices" title={copy.title} intro={copy.intro} headingRef={heading}>
      <Deferred promise={promise} waiting={<Skeleton lines={3} />} failed={copy.failed}>
        {(devices) => <DeviceList devices={devices} timeZone={timeZone} heading={heading} />}
      </Deferred>
    </SectionFrame>
  )
}

/** More than these fold under the one in use. */
const MAX_SHOWN_DEVICES = 3

type DeviceListProps = {
  devices: readonly Device[]
  timeZone: string | undefined
  heading: RefObject<HTMLHeadingElement | null>
}

function DeviceList({ devices, timeZone, heading }: DeviceListProps) {
  const focusAfterChange = useOutcomeFocus(heading, devices.map(({ id }) => id).join(' '))
  const { run, pendingInput, error } = useMutation(
    (id: string) => (id === allOthers ? signOutOthers() : signOutDevice(id)),
    {
      success: (_, id) => (id === allOthers ? copy.othersEnded : copy.ended),
      onSuccess: focusAfterChange,
      revalidates: true,
    },
  )
  const isLong = devices.length > MAX_SHOWN_DEVICES
  const folded = isLong ? devices.filter(({ isCurrent }) => !isCurrent) : []
  const shown = isLong ? devices.filter(({ isCurrent }) => isCurrent) : devices
  const list = (some: readonly Device[]) => (
    <ul className="grid gap-4">
      {some.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          timeZone={timeZone}
          isBusy={pendingInput === device.id}
          onSignOut={() => run(device.id)}
        />
      ))}
    </ul>
  )
  return (
    <div className="grid gap-5">
      {list(shown)}
      {folded.length > 0 && (
        <details>
          <summary className="min-h-10 rounded-sm font-semibold text-brand">
            {copy.more(folded.length)}
          </summary>
          <div className="mt-3">{list(folded)}</div>
        </details>
      )}
      <ErrorAlert error={error} />
      {devices.every(({ isCurrent }) => isCurrent) ? (
        <p className="text-sm text-muted">{copy.only}</p>
      ) : (
        <div>
          <Button variant="secondary" wide busy={pendingInput === allOthers} onClick={() => run(allOthers)}>
            {copy.signOutOthers}
          </Button>
        </div>
      )}
    </div>
  )
}

type DeviceRowProps = {
  device: Device
  timeZone: string | undefined
  isBusy: boolean
  onSignOut: () => void
}

function DeviceRow({ device: row, timeZone, isBusy, onSignOut }: DeviceRowProps) {
  const device = row.device || copy.unknown
  const signedInAt = formatDateTime(row.signedInAt, timeZone)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {device} {row.isCurrent && <Badge>{copy.current}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {copy.times(signedInAt, formatDateTime(row.lastUsedAt, timeZone))}
        </p>
      </div>
      {!row.isCurrent && (
        <Button
          variant="secondary"
          size="small"
          busy={isBusy}
          aria-label={copy.signOutOf(device, signedInAt)}
          onClick={onSignOut}
        >
          {copy.signOut}
        </Button>
      )}
    </li>
  )
}
