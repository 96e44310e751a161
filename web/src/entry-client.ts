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
import { hasStoredSession } from './app/stored-session.ts'
import { storedEmail } from './checkout/stored-email.ts'
import { loadModule } from './ui/load-module.ts'

reportUncaughtErrors()
syncPopoverMenus()
if (document.getElementById('root')?.dataset.prerendered === undefined) {
  start()
} else {
  deferSubmit()
  // Returning customers and started checkouts need React at once.
  if (hasStoredSession() || storedEmail.read()) {
    hydrate()
  } else {
    hydrateOnFirstInteraction(hydrate)
    prefetchWhenIdle()
  }
  recordVisit()
}

function hydrate() {
  start()
  // Its HTML does not ask for the code. The router would only when it has arrived itself; a failure is the router's to report.
  import('./pages/landing.tsx').catch(() => undefined)
}

function start() {
  // React by itself, then what is made of it: between two short steps the browser can do something else.
  loadModule(() => import('./react.ts'))
    .then(() => loadModule(() => import('./render-app.tsx')))
    .then(({ renderApp }) => renderApp())
    .catch(showStartFailure)
}
