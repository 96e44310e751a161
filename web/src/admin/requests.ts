import {
  type AdminAlarm,
  type AlarmState,
  type AuditLogEntry,
  type AuditLogFilters,
  alarmStates,
  type CursorPage,
  type StaffMember,
} from '@course/contract/admin/admin'
import type { AdminMail } from '@course/contract/admin/mail'
import type { Funnel, Overview } from '@course/contract/admin/overview'
import type { AdminMediaFile } from '@course/contract/media/media'
import {
  type PaymentEntries,
  type PaymentList,
  paymentLists,
  type Revenue,
} from '@course/contract/sales/payments'
import { currentSession } from '../app/clients/auth.ts'
import { callFunction, fetchNamedFile } from '../app/clients/clients.ts'
import { RequestError } from '../app/clients/request-error.ts'

/** Calls an admin function and returns its `data`. Throws a RequestError. */
export async function callAdmin<Data>(name: string, body: Record<string, unknown> = {}): Promise<Data> {
  // Don't send requests without a session.
  if (!(await currentSession())) throw new RequestError('No session found')
  return (await callFunction<{ data: Data }>(name, body)).data
}

/** Fetches a CSV export. The server names the file. */
export async function downloadCsv(name: string, body: Record<string, unknown>) {
  const { file, fileName } = await fetchNamedFile(name, body)
  return { file, fileName: fileName ?? 'export.csv' }
}

export const fetchStaff = () => callAdmin<readonly StaffMember[]>('admin-staff')

export const fetchAuditLog = (searchParams: URLSearchParams) =>
  callAdmin<CursorPage<AuditLogEntry>>('admin-audit-log', {
    ...auditLogFilters(searchParams),
    ...cursorIn(searchParams),
  })

export const fetchAlarms = (searchParams: URLSearchParams) =>
  callAdmin<CursorPage<AdminAlarm>>('admin-alarms', {
    ...cursorIn(searchParams),
    state: alarmStateIn(searchParams),
  })

export function alarmStateIn(searchParams: URLSearchParams): AlarmState {
  return alarmStates.find((known) => known === searchParams.get('state')) ?? 'open'
}

export const fetchOverview = () => callAdmin<Overview>('admin-overview')

export const fetchFunnel = (searchParams: URLSearchParams) =>
  callAdmin<Funnel>('admin-funnel', pickParams(searchParams, ['from', 'to']))

export const fetchMails = (searchParams: URLSearchParams) =>
  callAdmin<CursorPage<AdminMail>>('admin-mails', {
    ...pickParams(searchParams, ['group', 'kind', 'from', 'to']),
    ...cursorIn(searchParams),
  })

export const fetchMedia = (searchParams: URLSearchParams) =>
  callAdmin<CursorPage<AdminMediaFile>>('admin-media', {
    ...pickParams(searchParams, ['use']),
    ...cursorIn(searchParams),
  })

export async function fetchPayments(searchParams: URLSearchParams) {
  const list = paymentListIn(searchParams)
  const [revenue, page] = await Promise.all([
    callAdmin<Revenue>('admin-revenue', pickParams(searchParams, ['from', 'to', 'unit'])),
    callAdmin<CursorPage<PaymentEntries[PaymentList]>>('admin-payments', {
      ...pickParams(searchParams, ['state', 'customer', 'from', 'to']),
      ...cursorIn(searchParams),
      list,
    }),
  ])
  // While another list loads, the page still shows these rows and must know what they are.
  return { revenue, list, page }
}

const paymentListIn = (searchParams: URLSearchParams): PaymentList =>
  paymentLists.find((list) => list === searchParams.get('list')) ?? 'purchases'

export const auditLogFilters = (searchParams: URLSearchParams): AuditLogFilters =>
  pickParams(searchParams, ['actor', 'action', 'subject', 'from', 'to'])

/** Picks these search params and leaves out empty ones. */
export function pickParams<Name extends string>(
  searchParams: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = searchParams.get(name)
      return value ? [[name, value]] : []
    }),
  ) as Partial<Record<Name, string>>
}

export const cursorIn = (searchParams: URLSearchParams) => pickParams(searchParams, ['cursor'])
