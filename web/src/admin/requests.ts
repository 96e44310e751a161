import {
  type AdminAlarm,
  type AdminMe,
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
import { FunctionsHttpError } from '@supabase/functions-js'
import { currentSession } from '../app/clients/auth.ts'
import { functions } from '../app/clients/clients.ts'
import { errorText } from '../app/clients/error-text.ts'
import { unreachableText } from '../app/clients/unreachable.ts'

/** The message is the server's; `code` is one of contract/src/errors.ts. */
export class AdminApiError extends Error {
  readonly code: string | undefined

  constructor(text: string, code?: string, cause?: unknown) {
    super(text, { cause })
    this.code = code
  }
}

/** Calls an admin function and returns its `data`. Throws an AdminApiError. */
export async function callAdmin<Data>(name: string, body: Record<string, unknown> = {}): Promise<Data> {
  return (await invoke<{ data: Data }>(name, body)).data
}

/** Fetches a CSV export. The server names the file. */
export async function downloadCsv(name: string, body: Record<string, unknown>) {
  let response: Response | undefined
  const text = await invoke<string>(name, body, (received) => {
    response = received
  })
  const fileName = /filename="([^"]+)"/.exec(response?.headers.get('content-disposition') ?? '')?.[1]
  // Decoding as text removed the byte order mark, by which spreadsheets detect UTF-8.
  return { file: new Blob([`\uFEFF${text}`], { type: 'text/csv' }), fileName: fileName ?? 'export.csv' }
}

async function invoke<Data>(
  name: string,
  body: Record<string, unknown>,
  onResponse?: (response: Response | undefined) => void,
): Promise<Data> {
  // Don't send requests without a session.
  if (!(await currentSession())) throw new AdminApiError('No session found')
  const { data, error, response } = await functions.invoke<Data>(name, { body })
  if (error instanceof FunctionsHttpError) {
    const errorBody: unknown = await (error.context as Response).json().catch(() => undefined)
    const { code } = (errorBody ?? {}) as { code?: string }
    throw new AdminApiError(errorText(errorBody) ?? 'An error occurred', code, error)
  }
  if (error) {
    throw new AdminApiError(unreachableText, undefined, error)
  }
  onResponse?.(response)
  return data as Data
}

export const fetchMe = () => callAdmin<AdminMe>('admin-me')

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

export const paymentListIn = (searchParams: URLSearchParams): PaymentList =>
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
