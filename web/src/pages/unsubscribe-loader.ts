import type { LoaderFunctionArgs } from 'react-router'
import { startFetch } from '../api/start-fetch.ts'
import { storedUserId } from '../entry/stored-session.ts'
import { fetchUnsubscribeLink } from '../mail/api.ts'

/** Works without signing in. In a file of its own, so that other pages do not load it. */
export function unsubscribe({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return {
    userId: storedUserId(),
    preference: token ? startFetch(() => fetchUnsubscribeLink(token)) : undefined,
  }
}
