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

const isFrontPage = window.location.pathname === '/'

reportUncaughtErrors()
watchTabOwner()
syncPopoverMenus()
if (document.getElementById('root')?.dataset.prerendered === undefined) {
  const heading = document.querySelector<HTMLElement>('[data-signed-in]')
  if (heading && hasStoredSession()) heading.hidden = false
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
  if (isFrontPage) recordVisit()
}

function hydrate() {
  start()
  // Starts the download before the router requests it. The router reports failures.
  if (isFrontPage) import('./pages/landing.tsx').catch(() => undefined)
}

function start() {
  // React and the app are evaluated in two steps, so that the browser can handle input in between.
  loadModule(() => import('./react.ts'))
    .then(() => loadModule(() => import('./render-app.tsx')))
    .then(({ renderApp }) => renderApp())
    .catch(showStartFailure)
}
