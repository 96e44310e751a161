import { publicClientKey } from '@course/contract/client-key'
import { useEffect } from 'react'
import { sessionStorageKey } from '../app/session-storage.ts'

let isRecorded = false

/** Records a visit once the page has nothing better to do. A failure is logged and nobody is bothered with it. */
export function useTrackVisit(): void {
  useEffect(() => {
    // Effects run twice in development, and a visit is a page load, not every return to the page within it.
    if (isRecorded) return
    isRecorded = true
    whenIdle(() => trackVisit().catch((error: unknown) => console.warn('The visit was not recorded', error)))
  }, [])
}

async function trackVisit(): Promise<void> {
  const token = await accessToken()
  const response = await fetch('/functions/v1/track-visit', {
    method: 'POST',
    headers: { apikey: publicClientKey, ...(token && { authorization: `Bearer ${token}` }) },
    keepalive: true,
  })
  if (!response.ok) throw new Error(`answered ${response.status}`)
}

/** The client that knows the session is large; visitors without one never load it. */
async function accessToken(): Promise<string | undefined> {
  if (!localStorage.getItem(sessionStorageKey)) return undefined
  const { auth } = await import('../app/clients.ts')
  const { data } = await auth.getSession()
  return data.session?.access_token
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 5000 })
  else setTimeout(run, 1000)
}
