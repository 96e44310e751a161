import { teamCopy } from '@course/content/site/pages/team'
import type { SeatLink, Team, TeamSeat } from '@course/contract/sales/team'
import { useRef, useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Badge } from '../ui/badge.tsx'
import { BreakableEmail } from '../ui/breakable-email.tsx'
import { Button } from '../ui/button.tsx'
import { focusOnMount } from '../ui/focus-on-mount.ts'
import { Form } from '../ui/form.tsx'
import { SectionFrame } from '../ui/section-frame.tsx'
import { ErrorAlert, NothingYet } from '../ui/states.tsx'
import { releaseSeat, renewSeat, withdrawSeat } from './requests.ts'

const { members: copy } = teamCopy

type MembersProps = {
  team: Team
  dateText: (at: string) => string
  onLink: (created: SeatLink) => void
}

export function MembersSection({ team, dateText, onLink }: MembersProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <SectionFrame id="members" title={copy.title} intro={copy.intro} headingRef={heading}>
      {team.seats.length === 0 ? (
        <NothingYet>{copy.none}</NothingYet>
      ) : (
        <ul className="grid divide-y divide-hairline">
          {team.seats.map((seat) => (
            <Member
              key={seat.id}
              seat={seat}
              since={dateText(seat.since)}
              onLink={onLink}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}

const nameOf = ({ name, email, state }: TeamSeat): string =>
  name ?? email ?? (state === 'invited' ? copy.anyone : copy.deleted)

type MemberProps = {
  seat: TeamSeat
  since: string
  onLink: (created: SeatLink) => void
  onGone: () => void
}

function Member({ seat, since, onLink, onGone }: MemberProps) {
  const [isReleasing, setReleasing] = useState(false)
  const renew = useMutation(() => renewSeat(seat.id), {
    success: ({ link }) => (link === null ? copy.renewed : undefined),
    onSuccess: (renewed) => {
      if (renewed.link !== null) onLink(renewed)
    },
    revalidates: true,
  })
  const withdraw = useMutation(() => withdrawSeat(seat.id), {
    success: copy.withdrawn,
    onSuccess: onGone,
    revalidates: true,
  })
  const release = useMutation(() => releaseSeat(seat.id), {
    success: copy.released,
    onSuccess: onGone,
    revalidates: true,
  })
  const name = nameOf(seat)
  const isInvited = seat.state === 'invited'
  const state = seat.isExpired ? 'expired' : seat.state
  return (
    <li className="grid gap-4 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
            <span className="min-w-0 wrap-anywhere">
              <BreakableEmail text={name} />
            </span>
            {seat.isYou && <Badge tone="brand">{copy.you}</Badge>}
            <Badge tone={state === 'claimed' ? 'success' : state === 'expired' ? 'warning' : 'neutral'}>
              {copy.states[state]}
            </Badge>
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {seat.name && seat.email ? `${seat.email} · ` : ''}
            {isInvited
              ? copy.invitedOn(since)
              : `${copy.joinedOn(since)} · ${seat.progress ?? copy.notShared}`}
          </p>
        </div>
        {isInvited ? (
          <div className="flex shrink-0 flex-wrap gap-2">
            <Button
              variant="secondary"
              size="small"
              busy={renew.isPending}
              aria-label={copy.about(seat.email ? copy.renew : copy.renewLink, name)}
              onClick={() => renew.run()}
            >
              {seat.email ? copy.renew : copy.renewLink}
            </Button>
            <Button
              variant="secondary"
              size="small"
              busy={withdraw.isPending}
              aria-label={copy.about(copy.withdraw, name)}
              onClick={() => withdraw.run()}
            >
              {copy.withdraw}
            </Button>
          </div>
        ) : (
          seat.canRelease &&
          !isReleasing && (
            <Button
              variant="secondary"
              size="small"
              className="shrink-0"
              aria-label={copy.about(copy.release, name)}
              onClick={() => setReleasing(true)}
            >
              {copy.release}
            </Button>
          )
        )}
      </div>
      <ErrorAlert error={renew.error ?? withdraw.error} />
      {isReleasing && (
        <Form
          mutation={release}
          submitLabel={copy.releaseConfirm}
          pendingLabel={copy.releaseConfirm}
          onCancel={() => setReleasing(false)}
        >
          <p ref={focusOnMount} tabIndex={-1}>
            {copy.releaseText(name)}
          </p>
        </Form>
      )}
    </li>
  )
}
