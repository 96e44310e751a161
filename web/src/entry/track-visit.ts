import { publicClientKey } from '@course/contract/client-key'
import { currentSession } from './auth.ts'
import { whenIdle } from './before-hydration.ts'

let isRecorded = false

/** Records a visit to the front page, once per page load, when the browser has nothing better to do. */
export function recordVisit(): void {
  if (isRecorded) return
  isRecorded = true
  // Nobody is bothered with a visit that was not counted.
  whenIdle(() => trackVisit().catch((error: unknown) => console.warn('The visit was not recorded', error)))
}

async function trackVisit(): Promise<void> {
  const token = (await currentSession())?.access_token
  const response = await fetch('/functions/v1/track-visit', {
    method: 'POST',
    headers: { apikey: publicClientKey, ...(token && { authorization: `Bearer ${token}` }) },
  })
  // The answer says nothing, but a body left unread keeps the connection, and the page, busy.
  await response.text()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}
