import { type AdminMe, hasPermission, type StaffRole } from '@course/contract/admin/admin'
import { type LoaderFunctionArgs, type Params, useOutletContext } from 'react-router'
import { storedUserId } from '../app/clients/stored-session.ts'
import { startFetch } from '../app/start-fetch.ts'
import { usePageData } from '../app/use-page-data.ts'
import { findAdminPage } from './navigation.ts'
import { fetchMe } from './requests.ts'

type AdminAccess = { userId: string | undefined; me: Promise<AdminMe> | undefined }

let access: AdminAccess | undefined
/** Set by a screen's loader that runs before `loadAccess`, which then uses the same request. */
let startedByScreen: AdminAccess | undefined

function startAccess(): AdminAccess {
  const userId = storedUserId()
  return { userId, me: userId === undefined ? undefined : startFetch(fetchMe) }
}

/** Loads the staff member, once per visit of the admin area. */
export function loadAccess(): AdminAccess {
  const started = startedByScreen
  const current = started && started.userId === storedUserId() ? started : startAccess()
  startedByScreen = undefined
  access = current
  return current
}

type ScreenData<Data> = { userId: string | undefined; content: Promise<Data | undefined> }

/** The loader of a screen. Without permission it requests nothing. */
export const screenLoader =
  <Data>(load: (url: URL, params: Params) => Promise<Data>) =>
  ({ request, params }: LoaderFunctionArgs): ScreenData<Data> => {
    const url = new URL(request.url)
    const userId = storedUserId()
    if (access?.userId !== userId) access = startedByScreen = startAccess()
    const me = access?.me
    const content = startFetch(async () => {
      const staffMember = await me
      // If signed out, the request fails with the message that the screen shows.
      return !staffMember || mayOpen(staffMember, url.pathname) ? load(url, params) : undefined
    })
    return { userId, content }
  }

function mayOpen({ role }: AdminMe, pathname: string): boolean {
  const page = findAdminPage(pathname)
  return Boolean(role && page && hasPermission(role, page.permission))
}

/** The promise of this screen's data. `_loader` only sets the type. */
export const useScreenData = <Data>(_loader: (args: LoaderFunctionArgs) => ScreenData<Data>) =>
  usePageData<ScreenData<Data>>()?.content

export type Viewer = { accountId: string; role: StaffRole }

/** The signed-in staff member; the admin area has checked the permission. */
export const useViewer = () => useOutletContext<Viewer>()
