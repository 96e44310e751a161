import { mayDo } from '@course/contract/office/office'
import type { Overview } from '@course/contract/office/overview'
import type { LoaderFunctionArgs } from 'react-router'
import { fetchStats, type ReadStats } from '../analytics/api.ts'
import { startRead } from '../api/start-read.ts'
import { storedUserId } from '../entry/stored-session.ts'
import {
  readAlarms,
  readFunnel,
  readLog,
  readMails,
  readMe,
  readMedia,
  readOverview,
  readPaymentPage,
  readTeam,
} from '../office/calls.ts'
import { readCustomerPage } from '../office/customers/calls.ts'
import { readCertificates, readFeedback, readQuizNumbers } from '../office/learning/calls.ts'
import { officePageOf } from '../office/navigation.ts'

/* What the pages of the office read. Apart from the other loaders, so that no other page carries it. */

export type ReadHome = ReadStats & { overview: Overview | undefined }

/** The numbers do not wait for what is above them in vain: without it they are shown alone. */
async function readHome(): Promise<ReadHome> {
  const [stats, overview] = await Promise.all([fetchStats(), readOverview().catch(() => undefined)])
  return { ...stats, overview }
}

/** By the address in the navigation; given the whole address. */
const reads: Record<string, (address: URL) => Promise<unknown>> = {
  '/admin': () => readHome(),
  '/admin/funnel': ({ searchParams }) => readFunnel(searchParams),
  '/admin/quizzes': ({ searchParams }) => readQuizNumbers(searchParams),
  '/admin/certificates': ({ searchParams }) => readCertificates(searchParams),
  '/admin/feedback': ({ searchParams }) => readFeedback(searchParams),
  '/admin/mail': ({ searchParams }) => readMails(searchParams),
  '/admin/media': ({ searchParams }) => readMedia(searchParams),
  '/admin/customers': (address) => readCustomerPage(address),
  '/admin/payments': (address) => readPaymentPage(address),
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
