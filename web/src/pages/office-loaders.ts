import { mayDo } from '@course/contract/office'
import type { LoaderFunctionArgs } from 'react-router'
import { fetchStats } from '../analytics/api.ts'
import { startRead } from '../api/start-read.ts'
import { storedUserId } from '../entry/stored-session.ts'
import { readAlarms, readLog, readMails, readMe, readTeam } from '../office/calls.ts'
import { officePageOf } from '../office/navigation.ts'

/* What the pages of the office read. Apart from the other loaders, so that no other page carries it. */

/** By the address in the navigation; given the whole address. */
const reads: Record<string, (address: URL) => Promise<unknown>> = {
  '/admin': () => fetchStats(),
  '/admin/mail': ({ searchParams }) => readMails(searchParams),
  '/admin/alarms': ({ searchParams }) => readAlarms(searchParams),
  '/admin/log': ({ searchParams }) => readLog(searchParams),
  '/admin/team': () => readTeam(),
}

/** Who looks, and what the page shows them. Whoever may not open it asks for nothing. */
export function office({ request }: LoaderFunctionArgs) {
  const address = new URL(request.url)
  const page = officePageOf(address.pathname)
  const userId = storedUserId()
  const me = userId === undefined ? undefined : startRead(readMe)
  const content = startRead(async () => {
    const asked = await me
    const isRefused = asked && !(asked.role && page && mayDo(asked.role, page.right))
    return isRefused || !page ? undefined : reads[page.path]?.(address)
  })
  return { userId, me, content }
}
