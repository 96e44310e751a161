import type { LoaderFunctionArgs } from 'react-router'
import { startFetch } from '../api/start-fetch.ts'
import { storedUserId } from '../entry/stored-session.ts'
import { fetchUnsubscribeLink } from '../mail/api.ts'

/** For whoever has the link of a mail, signed in or not. Apart from the other loaders, so that no other page carries it. */
export function unsubscribe({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token')
  return {
    userId: storedUserId(),
    choice: token ? startFetch(() => fetchUnsubscribeLink(token)) : undefined,
  }
}
