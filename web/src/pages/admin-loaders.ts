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

/* Loaders of the admin area. In a file of their own, so that other pages do not load them. */

export type OverviewData = FetchedStats & { overview: Overview | undefined }

/** The stats are shown even if the overview fails. */
async function loadOverview(): Promise<OverviewData> {
  const [stats, overview] = await Promise.all([fetchStats(), fetchOverview().catch(() => undefined)])
  return { ...stats, overview }
}

/** By path in the navigation. Each fetch gets the whole URL. */
const fetchers: Record<string, (url: URL) => Promise<unknown>> = {
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

/** Loads the staff member and the page content. Without permission, no content is requested. */
export function admin({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url)
  const page = findAdminPage(url.pathname)
  const userId = storedUserId()
  const me = userId === undefined ? undefined : startFetch(fetchMe)
  const content = startFetch(async () => {
    const staffMember = await me
    const isDenied =
      staffMember && !(staffMember.role && page && hasPermission(staffMember.role, page.permission))
    return isDenied || !page ? undefined : fetchers[page.path]?.(url)
  })
  return { userId, me, content }
}
