import './app/app.css'
import { recordVisit } from './analytics/track-visit.ts'
import {
  deferSubmit,
  hydrateOnFirstInteraction,
  prefetchWhenIdle,
  syncPopoverMenus,
} from './app/before-hydration.ts'
import { reportUncaughtErrors } from './app/report-error.ts'
import { showStartFailure } from './app/start-failure.ts'
import { hasStoredSession, usableSession } from './app/stored-session.ts'
import { storedEmail } from './checkout/stored-email.ts'
import { pageModules } from './page-modules.ts'
import { loadModule } from './ui/load-module.ts'

const path = window.location.pathname
const loadPage = new Map(Object.entries(pageModules)).get(path)

reportUncaughtErrors()
syncPopoverMenus()
if (document.getElementById('root')?.dataset.prerendered === undefined) {
  start()
  const user = usableSession()?.user
  if (user) readAhead(user.id)
} else {
  deferSubmit()
  // Returning customers and started checkouts need React at once.
  if (hasStoredSession() || storedEmail.read()) {
    start()
  } else {
    hydrateOnFirstInteraction(start)
    prefetchWhenIdle()
  }
  recordVisit()
}

function start() {
  // React by itself, then what is made of it: between two short steps the browser can do something else.
  loadModule(() => import('./react.ts'))
    .then(() => loadModule(() => import('./render-app.tsx')))
    .then(({ renderApp }) => renderApp())
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
