import { hasPermission, type Permission, type StaffRole } from '@course/contract/admin/admin'
import { type LoaderFunctionArgs, type Params, useLoaderData, useOutletContext } from 'react-router'
import { RequestError, toRequestError } from '../../app/clients/request-error.ts'
import { storedUserId } from '../../app/clients/stored-session.ts'
import { findAdminPage } from '../frame/navigation.ts'
import { fetchAdminMe } from './admin-me.ts'

export type ScreenData<Data> = {
  /** The user it was loaded for. */
  userId: string | undefined
  /** The search params it was loaded for. */
  searchParams: URLSearchParams
  data: Data
  /** Why these data could not be refreshed. */
  error?: RequestError
}

/**
 * The loader of a screen. Without permission it requests nothing and throws `accessDenied`. When a refresh fails, the
 * screen keeps its data and shows the error.
 */
export function screenLoader<Data>(
  load: (url: URL, params: Params, role: StaffRole) => Promise<Data>,
  /** Besides that of the navigation entry. */
  permission?: Permission,
) {
  let last: { key: string; data: Data } | undefined
  return async ({ request, params }: LoaderFunctionArgs): Promise<ScreenData<Data>> => {
    const url = new URL(request.url)
    const userId = storedUserId()
    const screen = { userId, searchParams: url.searchParams }
    const key = `${userId} ${url}`
    try {
      const me = await fetchAdminMe()
      if (!me.role || !canOpen(me.role, url.pathname, permission)) throw accessDenied()
      const data = await load(url, params, me.role)
      last = { key, data }
      return { ...screen, data }
    } catch (thrown) {
      const error = toRequestError(thrown)
      if (last?.key === key && !error.isRefusal) return { ...screen, data: last.data, error }
      throw error
    }
  }
}

const ACCESS_DENIED = 'admin.not_allowed'

const accessDenied = () => new RequestError('Access Denied', { code: ACCESS_DENIED, status: 403 })

export const isAccessDenied = (error: RequestError): boolean => error.code === ACCESS_DENIED

function canOpen(role: StaffRole, pathname: string, permission?: Permission): boolean {
  const page = findAdminPage(pathname)
  return Boolean(
    page && hasPermission(role, page.permission) && hasPermission(role, permission ?? page.permission),
  )
}

/** The data of this screen and the search params they belong to. `_loader` only sets the type. */
export const useScreenData = <Data>(_loader: (args: LoaderFunctionArgs) => Promise<ScreenData<Data>>) =>
  useLoaderData() as ScreenData<Data>

export type SignedInStaff = { accountId: string; role: StaffRole }

/** The signed-in staff member; the admin area has checked the permission. */
export const useSignedInStaff = () => useOutletContext<SignedInStaff>()
