import { shellCopy } from '@course/content/site/shell'
import type { User } from '@supabase/auth-js'
import { Fragment, type ReactNode } from 'react'
import { useLoaderData, useRouteError } from 'react-router'
import { Page, PageTitle } from '../../ui/page.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Waiting } from '../../ui/spinner.tsx'
import { LoadError } from '../../ui/states.tsx'
import { RequestError } from '../clients/request-error.ts'
import { useSession } from '../session/session.tsx'
import { SignInRedirect } from '../session/sign-in-redirect.tsx'
import { useRevalidateOnReturn, useRevalidateWhenSessionIsKnown } from './use-page-data.ts'
import type { UserLoader, UserLoaderData } from './user-loader.ts'

type UserPageProps<Data> = {
  /** Only sets the type of the data. */
  loader: UserLoader<Data>
  children: (user: User, data: Data) => ReactNode
}

/** Shows its children to the user for whom the data were loaded, keeps no state for the next one, and sends visitors to the sign-in. */
export function UserPage<Data>({ children }: UserPageProps<Data>) {
  const { isLoading, user } = useSession()
  const { userId, data } = useLoaderData() as UserLoaderData<Data>
  if (!isLoading && !user) return <SignInRedirect />
  if (!user || user.id !== userId || data === undefined)
    return <Waiting className="loading-placeholder">{shellCopy.loadingAccount}</Waiting>
  return <Fragment key={user.id}>{children(user, data)}</Fragment>
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
  const { isLoading, user } = useSession()
  useRevalidateOnReturn()
  useRevalidateWhenSessionIsKnown()
  if (!(error instanceof RequestError)) throw error
  if (!isLoading && !user) return <SignInRedirect />
  return (
    <Page width={width}>
      <PageMeta title={title} />
      <PageTitle>{title}</PageTitle>
      <LoadError error={error} isMain className="mt-8">
        {children}
      </LoadError>
    </Page>
  )
}
