import { publicClientKey } from '@course/contract/client-key'
import { currentSession } from '../app/clients/auth.ts'
import { whenIdle } from '../app/starting/before-hydration.ts'
import { visitSource } from '../app/visit-source.ts'

let isRecorded = false

/** Records a visit to the landing page, once per page load, when the browser is idle. */
export function recordVisit(): void {
  if (isRecorded) return
  isRecorded = true
  // Failures are only logged.
  whenIdle(() => trackVisit().catch((error: unknown) => console.warn('The visit was not recorded', error)))
}

async function trackVisit(): Promise<void> {
  const token = (await currentSession())?.access_token
  const response = await fetch('/functions/v1/track-visit', {
    method: 'POST',
    headers: {
      apikey: publicClientKey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ source: visitSource() }),
  })
  // An unread body would keep the connection busy.
  await response.text()
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
}
