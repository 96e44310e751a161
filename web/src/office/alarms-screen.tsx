import type { AlarmState, Keyset, OfficeAlarm } from '@course/contract/office/office'
import { Link, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { classNames } from '../ui/class-names.ts'
import { ActDialog } from './act-dialog.tsx'
import { Pager } from './pager.tsx'
import { Empty, OfficeScreen, type ScreenProps } from './screen.tsx'
import { Time } from './time.tsx'
import { useAsked } from './use-asked.ts'

const tabs: readonly { state: AlarmState; label: string; empty: string }[] = [
  {
    state: 'open',
    label: 'Open',
    empty: 'No alarm is open. What needs a person appears here and in a mail to the owner.',
  },
  { state: 'aside', label: 'Set aside', empty: 'Nothing is set aside.' },
  { state: 'solved', label: 'Solved', empty: 'No alarm was solved yet.' },
]

type Asked = { act: 'repair' | 'solve' | 'aside' | 'resume'; alarm: OfficeAlarm }

export function AlarmsScreen({ read }: ScreenProps<Keyset<OfficeAlarm>>) {
  const [address] = useSearchParams()
  const { asked, setAsked, onDone, onClose } = useAsked<Asked>()
  const tab = tabs.find(({ state }) => state === address.get('state')) ?? tabs[0]!
  return (
    <OfficeScreen
      title="Alarms"
      intro="What the site cannot settle by itself, and what to do about it."
      read={read}
      above={<Tabs current={tab.state} />}
    >
      {(page, { isPending }) => (
        <>
          {page.rows.length === 0 ? (
            <Empty>{tab.empty}</Empty>
          ) : (
            <ul
              aria-busy={isPending || undefined}
              className={classNames('grid gap-4', isPending && 'opacity-60')}
            >
              {page.rows.map((alarm) => (
                <li key={alarm.id}>
                  <AlarmCard alarm={alarm} onAsk={(act) => setAsked({ act, alarm })} />
                </li>
              ))}
            </ul>
          )}
          <Pager page={page} />
          {asked && <Question {...asked} onDone={onDone} onClose={onClose} />}
        </>
      )}
    </OfficeScreen>
  )
}

const Tabs = ({ current }: { current: AlarmState }) => (
  <nav aria-label="Alarms by state" className="flex flex-wrap gap-2 border-b border-hairline">
    {tabs.map(({ state, label }) => (
      <Link
        key={state}
        to={state === 'open' ? '/admin/alarms' : `/admin/alarms?state=${state}`}
        aria-current={state === current ? 'page' : undefined}
        className={classNames(
          '-mb-px inline-flex min-h-12 items-center border-b-2 px-3 text-sm font-semibold transition-colors',
          state === current ? 'border-brand text-brand' : 'border-transparent text-muted hover:text-ink',
        )}
      >
        {label}
      </Link>
    ))}
  </nav>
)

function AlarmCard({ alarm, onAsk }: { alarm: OfficeAlarm; onAsk: (act: Asked['act']) => void }) {
  const isOpen = alarm.solvedAt === null
  const isAside = isOpen && alarm.asideUntil !== null && alarm.asideUntil > new Date().toISOString()
  return (
    <Card className="grid gap-4 p-5! sm:p-6!">
      <div>
        <h2 className="text-xl">{alarm.title}</h2>
        <p className="mt-1 text-sm text-muted">{alarm.todo}</p>
      </div>
      <dl className="grid grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm sm:gap-x-8">
        <Fact name="Who">{alarm.who ?? 'not known'}</Fact>
        <Fact name="About">
          <code className="text-xs wrap-anywhere">{alarm.subject}</code>
          {alarm.detail && <span className="block text-muted">{alarm.detail}</span>}
        </Fact>
        <Fact name="Since">
          <Time at={alarm.openedAt} />
        </Fact>
        {isAside && alarm.asideUntil && (
          <Fact name="Set aside until">
            <Time at={alarm.asideUntil} />
          </Fact>
        )}
        {alarm.solvedAt && (
          <Fact name="Solved">
            <Time at={alarm.solvedAt} /> by {alarm.solvedBy === 'system' ? 'the site' : alarm.solvedBy}
            {alarm.solvedHow && `, ${alarm.solvedHow}`}
          </Fact>
        )}
      </dl>
      {isOpen && (
        <div className="flex flex-wrap gap-3">
          {alarm.isRepairable && (
            <Button size="small" onClick={() => onAsk('repair')}>
              {repairLabel(alarm.kind)}
            </Button>
          )}
          {alarm.repairPath && (
            <ButtonLink size="small" to={alarm.repairPath}>
              Go to the payment
            </ButtonLink>
          )}
          <Button size="small" variant="secondary" onClick={() => onAsk('solve')}>
            Mark as done
          </Button>
          {isAside ? (
            <Button size="small" variant="quiet" onClick={() => onAsk('resume')}>
              Bring back
            </Button>
          ) : (
            <Button size="small" variant="quiet" onClick={() => onAsk('aside')}>
              Set aside
            </Button>
          )}
        </div>
      )}
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </>
)

/** The repairs of the server, in the words of a button. */
const repairs: Record<string, { label: string; effect: string }> = {
  'access.unpaid': {
    label: 'End access',
    effect: 'Access ends now, unless there is a purchase by then. Progress and certificate are kept.',
  },
  'purchase.mail_waiting': {
    label: 'Send the mail',
    effect: 'The customer gets the order confirmation with the link to set a password.',
  },
}

const repairLabel = (kind: string) => repairs[kind]?.label ?? 'Repair'

const asideDays = 7

function Question({ act, alarm, onDone, onClose }: Asked & { onDone: () => void; onClose: () => void }) {
  const both = { onDone, onClose }
  const { id, kind, subject, asideUntil } = alarm
  if (act === 'repair') {
    return (
      <ActDialog
        {...both}
        title={repairLabel(kind)}
        name="solve-alarm"
        body={{ kind, subject, repair: true }}
        confirm={repairLabel(kind)}
        reason="optional"
      >
        <p>{repairs[kind]?.effect ?? alarm.todo}</p>
      </ActDialog>
    )
  }
  if (act === 'solve') {
    return (
      <ActDialog
        {...both}
        title="Mark as done"
        name="solve-alarm"
        body={{ kind, subject, repair: false }}
        confirm="Mark as done"
        reason="optional"
      >
        <p>
          You have settled it elsewhere, or there is nothing to do. If it comes up again, there is a new
          alarm.
        </p>
      </ActDialog>
    )
  }
  if (act === 'resume') {
    return (
      <ActDialog
        {...both}
        title="Bring back"
        name="office-alarm-resume"
        body={{ id, expected: asideUntil }}
        confirm="Bring back"
        reason="none"
      >
        <p>The alarm is open again.</p>
      </ActDialog>
    )
  }
  return (
    <ActDialog
      {...both}
      title="Set aside"
      name="office-alarm-aside"
      body={{ id, expected: asideUntil, days: asideDays }}
      confirm={`Set aside for ${asideDays} days`}
      reason="optional"
    >
      <p>The alarm leaves the list and comes back in {asideDays} days, unless it is solved by then.</p>
    </ActDialog>
  )
}
