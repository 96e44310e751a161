import { shellCopy } from '@course/content/site/shell'
import type { User } from '@supabase/auth-js'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useRouteError } from 'react-router'
import { Page, PageTitle } from '../ui/page.tsx'
import { PageMeta } from '../ui/page-meta.tsx'
import { Waiting } from '../ui/spinner.tsx'
import { LoadError } from '../ui/states.tsx'
import { RequestError } from './clients/request-error.ts'
import { storedUserId } from './clients/stored-session.ts'
import type { UserLoaderData } from './for-user.ts'
import { useSession } from './session.tsx'
import { SignInRedirect } from './sign-in-redirect.tsx'
import { useRevalidateOnReturn } from './use-page-data.ts'

type UserLoader<Data> = (args: LoaderFunctionArgs) => Promise<UserLoaderData & { data: Data | undefined }>

/** The loader of a page for signed-in users. It requests nothing for visitors, whom `UserPage` sends to the sign-in. */
export const userLoader =
  <Data,>(load: (userId: string, args: LoaderFunctionArgs) => Data | Promise<Data>): UserLoader<Data> =>
  async (args) => {
    const userId = storedUserId()
    return { userId, data: userId === undefined ? undefined : await load(userId, args) }
  }

type UserPageProps<Data> = {
  /** Only sets the type of the data. */
  loader: UserLoader<Data>
  children: (user: User, data: Data) => ReactNode
}

/** Shows its children to the user for whom the data were loaded, and keeps no state for the next one. */
export function UserPage<Data>({ children }: UserPageProps<Data>) {
  const { loading, user } = useSession()
  const { userId, data } = useLoaderData<Awaited<ReturnType<UserLoader<Data>>>>()
  if (!loading && !user) return <SignInRedirect />
  if (!user || user.id !== userId || data === undefined)
    return <Waiting className="loading-placeholder">{shellCopy.loadingAccount}</Waiting>
  return <Fragment key={user.id}>{children(user, data as Data)}</Fragment>
}

type LoadFailedProps = {
  title: string
  width?: 'reading'
  /** What is missing, as a sentence: “We couldn't load your plan.” */
  children: string
}

/**
 * Replaces a page whose data could not be loaded. Tries again on request, when the network returns, and when the
 * session is known again. Leaves bugs to the error screen.
 */
export function LoadFailed({ title, width, children }: LoadFailedProps) {
  const error = useRouteError()
  const { loading, user, isUnknown } = useSession()
  const { revalidate } = useRevalidator()
  const wasUnknown = useRef(isUnknown)
  useRevalidateOnReturn()
  useEffect(() => {
    if (wasUnknown.current && !isUnknown) void revalidate()
    wasUnknown.current = isUnknown
  }, [isUnknown, revalidate])
  if (!(error instanceof RequestError)) throw error
  if (!loading && !user) return <SignInRedirect />
  return (
    <Page width={width}>
      <PageMeta title={title} />
      <PageTitle>{title}</PageTitle>
      <LoadError error={error} className="mt-8">
        {children}
      </LoadError>
    </Page>
  )
}
