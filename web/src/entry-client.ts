import './app/app.css'
import { recordVisit } from './analytics/track-visit.ts'
import { fetchLater, holdForms, startAtFirstTouch, tendMenus } from './app/before-hydration.ts'
import { sessionStorageKey } from './app/session-storage.ts'
import { keptEmail } from './checkout/kept-email.ts'

const start = () => import('./start.tsx')

tendMenus()
if (document.getElementById('root')?.dataset.prerendered === undefined) {
  start()
} else {
  holdForms()
  // For these two the page has more to show than the prerendered one: what they own, or the payment they are in.
  if (localStorage.getItem(sessionStorageKey) || keptEmail.read()) {
    start()
  } else {
    startAtFirstTouch(start)
    fetchLater()
  }
  recordVisit()
}
