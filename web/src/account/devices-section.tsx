import { formatDateTime } from '@course/content/site/format'
import { accountCopy } from '@course/content/site/pages/account'
import type { Device } from '@course/contract/account/devices'
import { parseProfile } from '@course/contract/account/profile'
import { type RefObject, useRef } from 'react'
import { useMutation } from '../app/saving/use-mutation.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Deferred, ErrorAlert } from '../ui/states.tsx'
import { useOutcomeFocus } from '../ui/use-outcome-focus.ts'
import type { AccountLoaderData } from './loader-data.ts'
import { signOutDevice, signOutOthers } from './requests.ts'
import { SectionFrame, type SectionProps } from './section.tsx'

const { devices: copy } = accountCopy

/** In place of the id of a device. */
const allOthers = 'others'

type DevicesSectionProps = SectionProps & { devices: AccountLoaderData['devices'] }

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
                variant="secondary"
                size="small"
                busy={pendingInput === id}
                aria-label={copy.signOutOf(device || copy.unknown, formatDateTime(signedInAt, timeZone))}
                onClick={() => run(id)}
              >
                {copy.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
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
