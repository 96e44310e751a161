import './shell/app.css'
import {
  deferSubmit,
  hydrateOnFirstInteraction,
  prefetchWhenIdle,
  syncPopoverMenus,
} from './entry/before-hydration.ts'
import { loadModule } from './entry/load-module.ts'
import { reportUncaughtErrors } from './entry/report-error.ts'
import { showStartFailure } from './entry/start-failure.ts'
import { storedEmail } from './entry/stored-email.ts'
import { hasStoredSession } from './entry/stored-session.ts'
import { watchTabOwner } from './entry/tab-owner.ts'
import { recordVisit } from './entry/track-visit.ts'

reportUncaughtErrors()
watchTabOwner()
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
