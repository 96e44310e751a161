import './app/app.css'
import { recordVisit } from './analytics/track-visit.ts'
import { fetchLater, holdForms, startAtFirstTouch, tendMenus } from './app/before-hydration.ts'
import { sessionStorageKey } from './app/session-storage.ts'
import { keptEmail } from './checkout/kept-email.ts'
import { pageModules } from './page-modules.ts'

const start = () => import('./start.tsx')
const loadPage = new Map(Object.entries(pageModules)).get(window.location.pathname)

tendMenus()
if (document.getElementById('root')?.dataset.prerendered === undefined) {
  start()
  // The router will ask for the page only when it has arrived itself. One that cannot be fetched is the router's to report.
  loadPage?.().catch(() => undefined)
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
