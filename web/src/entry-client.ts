import './app/app.css'
import { recordVisit } from './analytics/track-visit.ts'
import { fetchLater, holdForms, startAtFirstTouch, tendMenus } from './app/before-hydration.ts'
import { reportUncaughtErrors } from './app/report-error.ts'
import { showStartFailure } from './app/start-failure.ts'
import { hasStoredSession, usableSession } from './app/stored-session.ts'
import { keptEmail } from './checkout/kept-email.ts'
import { pageModules } from './page-modules.ts'
import { loadModule } from './ui/load-module.ts'

const path = window.location.pathname
const loadPage = new Map(Object.entries(pageModules)).get(path)

reportUncaughtErrors()
tendMenus()
if (document.getElementById('root')?.dataset.prerendered === undefined) {
  start()
  const user = usableSession()?.user
  if (user) readAhead(user.id)
} else {
  holdForms()
  // For these two the page has more to show than the prerendered one: what they own, or the payment they are in.
  if (hasStoredSession() || keptEmail.read()) {
    start()
  } else {
    startAtFirstTouch(start)
    fetchLater()
  }
  recordVisit()
}

function start() {
  // React by itself, then what is made of it: between two short steps the browser can do something else.
  loadModule(() => import('./react.ts'))
    .then(() => loadModule(() => import('./start.tsx')))
    .then(({ renderSite }) => renderSite())
    .catch(showStartFailure)
  // The router will ask for the page only when it has arrived itself. One that cannot be fetched is the router's to report.
  loadPage?.().catch(() => undefined)
}

function readAhead(userId: string) {
  import('./first-reads.ts')
    .then(({ readFirst }) => readFirst(path, userId))
    // The page will ask by itself.
    .catch(() => undefined)
}
