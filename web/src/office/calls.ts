import type { OfficeMediaFile } from '@course/contract/media/media'
import type { OfficeMail } from '@course/contract/office/mails'
import type {
  Keyset,
  LogEntry,
  LogFilters,
  OfficeAlarm,
  OfficeMe,
  TeamMember,
} from '@course/contract/office/office'
import type { Funnel, Overview } from '@course/contract/office/overview'
import type { OnePayment, PaymentEntries, PaymentList, Revenue } from '@course/contract/selling/payments'
import { FunctionsHttpError } from '@supabase/functions-js'
import { functions } from '../api/clients.ts'
import { errorText } from '../api/error-text.ts'
import { currentSession } from '../entry/auth.ts'

/* What the office asks the server. Not an `api.ts`: those are one file that every page loads. */

/** A refusal in the server's words; `code` is one of contract/src/errors.ts. */
export class OfficeError extends Error {
  readonly code: string | undefined

  constructor(text: string, code?: string, cause?: unknown) {
    super(text, { cause })
    this.code = code
  }
}

/** Asks a function of the office for its data; throws an OfficeError. */
export async function askOffice<Data>(name: string, body: Record<string, unknown> = {}): Promise<Data> {
  return (await invoke<{ data: Data }>(name, body)).data
}

/** The text of a file that the server writes, and its name. */
export async function askForFile(name: string, body: Record<string, unknown>) {
  let response: Response | undefined
  const text = await invoke<string>(name, body, (received) => {
    response = received
  })
  const fileName = /filename="([^"]+)"/.exec(response?.headers.get('content-disposition') ?? '')?.[1]
  // Reading the answer as text has taken the mark away by which spreadsheets know UTF-8.
  return { file: new Blob([`\uFEFF${text}`], { type: 'text/csv' }), fileName: fileName ?? 'export.csv' }
}

async function invoke<Answer>(
  name: string,
  body: Record<string, unknown>,
  onResponse?: (response: Response | undefined) => void,
): Promise<Answer> {
  // Whoever is not signed in, or no longer, asks for nothing.
  if (!(await currentSession())) throw new OfficeError('No session found')
  const { data, error, response } = await functions.invoke<Answer>(name, { body })
  if (error instanceof FunctionsHttpError) {
    const answer: unknown = await (error.context as Response).json().catch(() => undefined)
    const { code } = (answer ?? {}) as { code?: string }
    throw new OfficeError(errorText(answer) ?? 'An error occurred', code, error)
  }
  if (error) {
    throw new OfficeError(
      'We could not reach the server. Check your connection and try again.',
      undefined,
      error,
    )
  }
  onResponse?.(response)
  return data as Answer
}

export const readMe = () => askOffice<OfficeMe>('office-me')

export const readTeam = () => askOffice<readonly TeamMember[]>('office-team')

export const readLog = (address: URLSearchParams) =>
  askOffice<Keyset<LogEntry>>('office-log', { ...logFilters(address), ...cursorIn(address) })

export const readAlarms = (address: URLSearchParams) =>
  askOffice<Keyset<OfficeAlarm>>('office-alarms', { ...valuesIn(address, ['state']), ...cursorIn(address) })

export const readOverview = () => askOffice<Overview>('office-overview')

export const readFunnel = (address: URLSearchParams) =>
  askOffice<Funnel>('office-funnel', valuesIn(address, ['from', 'to']))

export const readMails = (address: URLSearchParams) =>
  askOffice<Keyset<OfficeMail>>('office-mails', {
    ...valuesIn(address, ['group', 'kind', 'from', 'to']),
    ...cursorIn(address),
  })

export const readMedia = (address: URLSearchParams) =>
  askOffice<Keyset<OfficeMediaFile>>('office-media', { ...valuesIn(address, ['use']), ...cursorIn(address) })

export const paymentIdIn = (pathname: string): string | undefined => pathname.split('/')[3]

/** The lists, or the one payment that the address names. */
export function readPaymentPage({ pathname, searchParams }: URL): Promise<unknown> {
  const id = paymentIdIn(pathname)
  return id ? askOffice<OnePayment>('office-payment', { id }) : readPayments(searchParams)
}

/** The revenue of the days in the address, and the page of the list that is chosen there. */
async function readPayments(address: URLSearchParams) {
  const [revenue, page] = await Promise.all([
    askOffice<Revenue>('office-revenue', valuesIn(address, ['from', 'to', 'unit'])),
    askOffice<Keyset<PaymentEntries[PaymentList]>>('office-payments', {
      ...valuesIn(address, ['list', 'state', 'customer', 'from', 'to']),
      ...cursorIn(address),
    }),
  ])
  return { revenue, page }
}

export const logFilters = (address: URLSearchParams): LogFilters =>
  valuesIn(address, ['actor', 'action', 'subject', 'from', 'to'])

/** What an address says about these names; what is empty is no filter. */
export function valuesIn<Name extends string>(
  address: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = address.get(name)
      return value ? [[name, value]] : []
    }),
  ) as Partial<Record<Name, string>>
}

/** Where in the list the page begins. */
export const cursorIn = (address: URLSearchParams) => valuesIn(address, ['cursor'])
