import { hasPermission } from '@course/contract/admin/admin'
import type { Overview } from '@course/contract/admin/overview'
import type { LoaderFunctionArgs } from 'react-router'
import { fetchCustomerPage } from '../admin/customers/requests.ts'
import { fetchCertificates, fetchFeedback, fetchQuizStats } from '../admin/learning/requests.ts'
import { findAdminPage } from '../admin/navigation.ts'
import {
  fetchAlarms,
  fetchAuditLog,
  fetchFunnel,
  fetchMails,
  fetchMe,
  fetchMedia,
  fetchOverview,
  fetchPaymentPage,
  fetchStaff,
} from '../admin/requests.ts'
import { type FetchedStats, fetchStats } from '../analytics/api.ts'
import { startFetch } from '../api/start-fetch.ts'
import { storedUserId } from '../entry/stored-session.ts'

/* What the pages of the office read. Apart from the other loaders, so that no other page carries it. */

export type OverviewData = FetchedStats & { overview: Overview | undefined }

/** The statistics are shown even if the overview fails. */
async function loadOverview(): Promise<OverviewData> {
  const [stats, overview] = await Promise.all([fetchStats(), fetchOverview().catch(() => undefined)])
  return { ...stats, overview }
}

/** By the address in the navigation; given the whole address. */
const reads: Record<string, (url: URL) => Promise<unknown>> = {
  '/admin': () => loadOverview(),
  '/admin/funnel': ({ searchParams }) => fetchFunnel(searchParams),
  '/admin/quizzes': ({ searchParams }) => fetchQuizStats(searchParams),
  '/admin/certificates': ({ searchParams }) => fetchCertificates(searchParams),
  '/admin/feedback': ({ searchParams }) => fetchFeedback(searchParams),
  '/admin/mail': ({ searchParams }) => fetchMails(searchParams),
  '/admin/media': ({ searchParams }) => fetchMedia(searchParams),
  '/admin/customers': (url) => fetchCustomerPage(url),
  '/admin/payments': (url) => fetchPaymentPage(url),
  '/admin/alarms': ({ searchParams }) => fetchAlarms(searchParams),
  '/admin/log': ({ searchParams }) => fetchAuditLog(searchParams),
  '/admin/team': () => fetchStaff(),
}

/** Who looks, and what the page shows them. Whoever may not open it asks for nothing. */
export function admin({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const page = findAdminPage(url.pathname)
  const userId = storedUserId()
  const me = userId === undefined ? undefined : startFetch(fetchMe)
  const content = startFetch(async () => {
    const asked = await me
    const isRefused = asked && !(asked.role && page && hasPermission(asked.role, page.permission))
    return isRefused || !page ? undefined : reads[page.path]?.(url)
  })
  return { userId, me, content }
}
