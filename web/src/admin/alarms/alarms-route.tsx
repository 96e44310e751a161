import { type AdminAlarm, type AlarmState, alarmStates } from '@course/contract/admin/admin'
import { Card } from '../../ui/card.tsx'
import { DetailRow } from '../../ui/detail-row.tsx'
import { type ActionItems, Actions } from '../kit/actions.tsx'
import { AdminScreen } from '../kit/admin-screen.tsx'
import { RecordList } from '../kit/record-list.tsx'
import { callAdmin, pickParams } from '../kit/requests.ts'
import { screenLoader, useScreenData } from '../kit/screen-loader.ts'
import { Tabs } from '../kit/tabs.tsx'
import { Time } from '../kit/time.tsx'

const tabs: Readonly<Record<AlarmState, string>> = { open: 'Open', snoozed: 'Snoozed', resolved: 'Resolved' }

const emptyTexts: Readonly<Record<AlarmState, string>> = {
  open: 'No open alarms. New ones appear here and are emailed to the owner.',
  snoozed: 'No snoozed alarms.',
  resolved: 'No resolved alarms yet.',
}

export const loader = screenLoader(async ({ searchParams }) => {
  const state = alarmStates.find((known) => known === searchParams.get('state')) ?? 'open'
  const body = { state, ...pickParams(searchParams, ['cursor']) }
  return { state, page: await callAdmin('admin-alarms', body) }
})

export function Component() {
  const { state, page } = useScreenData(loader).data
  return (
    <AdminScreen title="Alarms" intro="Issues that need your attention.">
      <div className="grid gap-8">
        <Tabs label="Alarms by status" param="state" tabs={tabs} current={state} />
        <RecordList
          caption="Alarms"
          page={page}
          keyOf={({ id }) => id}
          empty={emptyTexts[state]}
          card={(alarm) => <AlarmCard alarm={alarm} />}
        />
      </div>
    </AdminScreen>
  )
}

function AlarmCard({ alarm }: { alarm: AdminAlarm }) {
  const { title, todo, customerEmail, subject, detail, openedAt, snoozedUntil, resolvedAt } = alarm
  return (
    <Card className="grid gap-4 p-5! sm:p-6!">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-sm text-muted">{todo}</p>
      </div>
      <dl className="grid text-sm">
        <DetailRow name="Who">{customerEmail ?? 'Unknown'}</DetailRow>
        <DetailRow name="About">
          <code className="text-xs wrap-anywhere">{subject}</code>
          {detail && <span className="block text-muted">{detail}</span>}
        </DetailRow>
        <DetailRow name="Since">
          <Time at={openedAt} />
        </DetailRow>
        {isSnoozed(alarm) && snoozedUntil && (
          <DetailRow name="Snoozed until">
            <Time at={snoozedUntil} />
          </DetailRow>
        )}
        {resolvedAt && (
          <DetailRow name="Resolved">
            <Time at={resolvedAt} /> by {alarm.resolvedBy === 'system' ? 'the site' : alarm.resolvedBy}
            {alarm.resolution && `, ${resolutionLabels[alarm.resolution] ?? alarm.resolution}`}
          </DetailRow>
        )}
      </dl>
      {!resolvedAt && <Actions items={actionsFor(alarm)} about={title} />}
    </Card>
  )
}

const isSnoozed = ({ snoozedUntil, resolvedAt }: AdminAlarm): boolean =>
  !resolvedAt && snoozedUntil !== null && snoozedUntil > new Date().toISOString()

const resolutionLabels: Record<string, string> = {
  repaired: 'fixed',
  'done elsewhere': 'resolved by hand',
  'cause gone': 'no longer applies',
}

/** By alarm kind, for the alarms that the server can fix. */
const fixes: Record<string, { label: string; effect: string }> = {
  'access.unpaid': {
    label: 'End access',
    effect: "Access ends now, unless they've bought the course. Progress and certificate are kept.",
  },
  'purchase.mail_waiting': {
    label: 'Send email',
    effect: 'The customer gets the order confirmation with the link to set a password.',
  },
}

const SNOOZE_DAYS = 7

function actionsFor(alarm: AdminAlarm): ActionItems {
  const { id, kind, subject, todo, isFixable, fixPath, snoozedUntil } = alarm
  const { label, effect } = fixes[kind] ?? { label: 'Fix', effect: todo }
  return [
    isFixable && {
      label,
      isPrimary: true,
      name: 'resolve-alarm',
      body: { kind, subject, fix: true },
      reason: 'optional',
      effect: <p>{effect}</p>,
    },
    fixPath !== null && { label: 'View payment', isPrimary: true, to: fixPath },
    {
      label: 'Resolve',
      isPrimary: !isFixable && fixPath === null,
      title: 'Resolve alarm',
      name: 'resolve-alarm',
      body: { kind, subject, fix: false },
      reason: 'optional',
      effect: (
        <p>Resolve this if it's handled or needs no action. If it happens again, a new alarm is raised.</p>
      ),
    },
    isSnoozed(alarm)
      ? {
          label: 'Reopen',
          title: 'Reopen alarm',
          name: 'admin-alarm-reopen',
          body: { id, expected: snoozedUntil },
          effect: <p>The alarm moves back to the open alarms.</p>,
        }
      : {
          label: 'Snooze',
          title: 'Snooze alarm',
          confirmLabel: `Snooze for ${SNOOZE_DAYS} days`,
          name: 'admin-alarm-snooze',
          body: { id, expected: snoozedUntil, days: SNOOZE_DAYS },
          reason: 'optional',
          effect: (
            <p>This alarm will be hidden and return in {SNOOZE_DAYS} days, unless it's resolved by then.</p>
          ),
        },
  ]
}
