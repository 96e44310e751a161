import type { LaunchChecklistItem } from '@course/content/site/pages/launch-checklist'
import { Fragment, useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import { useAdminMutation } from '../kit/use-admin-mutation.ts'
import { usePolling } from '../kit/use-polling.ts'

/** Tasks to do before launch; hidden when all are done. */
export function LaunchChecklist({ items }: { items: readonly LaunchChecklistItem[] }) {
  const open = items.filter(({ isDone }) => !isDone)
  if (open.length === 0) return null
  return (
    <section aria-labelledby="launch">
      <h2 id="launch" className="text-2xl">
        Launch checklist
      </h2>
      <p className="mt-2 text-sm text-muted">
        {items.length - open.length} of {items.length} done
      </p>
      <details className="mt-3 text-sm">
        <summary className="min-h-10 font-semibold text-brand">Show tasks</summary>
        <ul className="mt-2 grid">
          {items.map((item) => (
            <li
              key={item.id}
              className="grid gap-x-4 gap-y-1 border-b border-hairline py-3 sm:grid-cols-[5rem_1fr]"
            >
              <span>
                <Badge tone={item.isDone ? 'success' : 'warning'}>{item.isDone ? 'Done' : 'To do'}</Badge>
              </span>
              <div className="grid justify-items-start gap-1">
                <h3 className="text-base font-semibold">{item.title}</h3>
                {!item.isDone && (
                  <>
                    <p className="text-muted">{item.instructions}</p>
                    <p>
                      <span className="text-muted">Where: </span>
                      <Locations locations={item.locations} />
                    </p>
                  </>
                )}
                {item.id === 'mail' && <TestMail />}
              </div>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

const Locations = ({ locations }: { locations: readonly string[] }) =>
  locations.map((location, index) => (
    <Fragment key={location}>
      {index > 0 && ', '}
      {location.startsWith('/') ? (
        <Link to={location} className="font-semibold text-brand underline underline-offset-4">
          {location}
        </Link>
      ) : (
        <code className="text-xs wrap-anywhere">{location}</code>
      )}
    </Fragment>
  ))

function TestMail() {
  const [sentMails, setSentMails] = useState(0)
  const { run, isPending, error } = useAdminMutation('admin-test-mail', {
    success: 'Test email sent',
    onSuccess: () => setSentMails((before) => before + 1),
  })
  // Until the mail is delivered and the task done.
  usePolling(sentMails)
  return (
    <>
      <Button variant="secondary" size="small" className="mt-2" busy={isPending} onClick={() => run({})}>
        Send test email
      </Button>
      <ErrorAlert error={error} />
    </>
  )
}
