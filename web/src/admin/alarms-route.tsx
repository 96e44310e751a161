import type { AdminAlarm, AlarmState } from '@course/contract/admin/admin'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { ActionDialog } from './action-dialog.tsx'
import { Pager } from './pager.tsx'
import { alarmStateIn, fetchAlarms } from './requests.ts'
import { AdminScreen, EmptyState, useIsPending } from './screen.tsx'
import { screenLoader, useScreenData } from './screen-loader.ts'
import { Time } from './time.tsx'
import { usePendingAction } from './use-pending-action.ts'

const tabs: readonly { state: AlarmState; label: string; empty: string }[] = [
  {
    state: 'open',
    label: 'Open',
    empty: 'No open alarms. New ones appear here and are emailed to the owner.',
  },
  { state: 'snoozed', label: 'Snoozed', empty: 'No snoozed alarms.' },
  { state: 'resolved', label: 'Resolved', empty: 'No resolved alarms yet.' },
]

type PendingAlarmAction = { action: 'fix' | 'resolve' | 'snooze' | 'reopen'; alarm: AdminAlarm }

export const loader = screenLoader(({ searchParams }) => fetchAlarms(searchParams))

export function Component() {
  const { data: page, searchParams } = useScreenData(loader)
  const isPending = useIsPending()
  const { pendingAction, setPendingAction, onDone, onClose } = usePendingAction<PendingAlarmAction>()
  const tab = tabs.find(({ state }) => state === alarmStateIn(searchParams)) ?? tabs[0]!
  return (
    <AdminScreen title="Alarms" intro="Issues that need your attention." above={<Tabs current={tab.state} />}>
      {page.rows.length === 0 ? (
        <EmptyState>{tab.empty}</EmptyState>
      ) : (
        <ul
          aria-busy={isPending || undefined}
          className={classNames('grid gap-4', isPending && 'opacity-60')}
        >
          {page.rows.map((alarm) => (
            <li key={alarm.id}>
              <AlarmCard alarm={alarm} onAction={(action) => setPendingAction({ action, alarm })} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} />
      {pendingAction && <AlarmActionDialog {...pendingAction} onDone={onDone} onClose={onClose} />}
    </AdminScreen>
  )
}

const Tabs = ({ current }: { current: AlarmState }) => (
  <LinkTabs
    label="Alarms by status"
    tabs={tabs.map(({ state, label }) => ({
      to: state === 'open' ? '/admin/alarms' : `/admin/alarms?state=${state}`,
      label,
      isCurrent: state === current,
    }))}
  />
)

function AlarmCard({
  alarm,
  onAction,
}: {
  alarm: AdminAlarm
  onAction: (action: PendingAlarmAction['action']) => void
}) {
  const isOpen = alarm.resolvedAt === null
  const isSnoozed = isOpen && alarm.snoozedUntil !== null && alarm.snoozedUntil > new Date().toISOString()
  return (
    <Card className="grid gap-4 p-5! sm:p-6!">
      <div>
        <h2 className="text-xl">{alarm.title}</h2>
        <p className="mt-1 text-sm text-muted">{alarm.todo}</p>
      </div>
      <dl className="grid grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm sm:gap-x-8">
        <DetailRow name="Who">{alarm.customerEmail ?? 'Unknown'}</DetailRow>
        <DetailRow name="About">
          <code className="text-xs wrap-anywhere">{alarm.subject}</code>
          {alarm.detail && <span className="block text-muted">{alarm.detail}</span>}
        </DetailRow>
        <DetailRow name="Since">
          <Time at={alarm.openedAt} />
        </DetailRow>
        {isSnoozed && alarm.snoozedUntil && (
          <DetailRow name="Snoozed until">
            <Time at={alarm.snoozedUntil} />
          </DetailRow>
        )}
        {alarm.resolvedAt && (
          <DetailRow name="Resolved">
            <Time at={alarm.resolvedAt} /> by {alarm.resolvedBy === 'system' ? 'the site' : alarm.resolvedBy}
            {alarm.resolution && `, ${resolutionLabels[alarm.resolution] ?? alarm.resolution}`}
          </DetailRow>
        )}
      </dl>
      {isOpen && (
        <div className="flex flex-wrap gap-3">
          {alarm.isFixable && (
            <Button size="small" onClick={() => onAction('fix')}>
              {fixLabel(alarm.kind)}
            </Button>
          )}
          {alarm.fixPath && (
            <ButtonLink size="small" to={alarm.fixPath}>
              View payment
            </ButtonLink>
          )}
          <Button size="small" variant="secondary" onClick={() => onAction('resolve')}>
            Resolve
          </Button>
          {isSnoozed ? (
            <Button size="small" variant="quiet" onClick={() => onAction('reopen')}>
              Reopen
            </Button>
          ) : (
            <Button size="small" variant="quiet" onClick={() => onAction('snooze')}>
              Snooze
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

const DetailRow = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
)

const resolutionLabels: Record<string, string> = {
  repaired: 'fixed',
  'done elsewhere': 'resolved by hand',
  'cause gone': 'no longer applies',
}

/** By alarm kind, for the alarms that the server can fix. */
const fixLabels: Record<string, { label: string; effect: string }> = {
  'access.unpaid': {
    label: 'End access',
    effect: "Access ends now, unless they've bought the course. Progress and certificate are kept.",
  },
  'purchase.mail_waiting': {
    label: 'Send email',
    effect: 'The customer gets the order confirmation with the link to set a password.',
  },
}

const fixLabel = (kind: string) => fixLabels[kind]?.label ?? 'Fix'

const SNOOZE_DAYS = 7

function AlarmActionDialog({
  action,
  alarm,
  onDone,
  onClose,
}: PendingAlarmAction & { onDone: () => void; onClose: () => void }) {
  const dialogProps = { onDone, onClose }
  const { id, kind, subject, snoozedUntil } = alarm
  if (action === 'fix') {
    return (
      <ActionDialog
        {...dialogProps}
        title={fixLabel(kind)}
        name="resolve-alarm"
        body={{ kind, subject, fix: true }}
        confirmLabel={fixLabel(kind)}
        reason="optional"
      >
        <p>{fixLabels[kind]?.effect ?? alarm.todo}</p>
      </ActionDialog>
    )
  }
  if (action === 'resolve') {
    return (
      <ActionDialog
        {...dialogProps}
        title="Resolve alarm"
        name="resolve-alarm"
        body={{ kind, subject, fix: false }}
        confirmLabel="Resolve"
        reason="optional"
      >
        <p>Resolve this if it's handled or needs no action. If it happens again, a new alarm is raised.</p>
      </ActionDialog>
    )
  }
  if (action === 'reopen') {
    return (
      <ActionDialog
        {...dialogProps}
        title="Reopen alarm"
        name="admin-alarm-reopen"
        body={{ id, expected: snoozedUntil }}
        confirmLabel="Reopen"
        reason="none"
      >
        <p>The alarm moves back to the open alarms.</p>
      </ActionDialog>
    )
  }
  return (
    <ActionDialog
      {...dialogProps}
      title="Snooze alarm"
      name="admin-alarm-snooze"
      body={{ id, expected: snoozedUntil, days: SNOOZE_DAYS }}
      confirmLabel={`Snooze for ${SNOOZE_DAYS} days`}
      reason="optional"
    >
      <p>This alarm will be hidden and return in {SNOOZE_DAYS} days, unless it's resolved by then.</p>
    </ActionDialog>
  )
}
