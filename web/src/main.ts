import { hasStoredSession } from './app/clients/stored-session.ts'
import { reportUncaughtErrors } from './app/error-reports/report-error.ts'
import { watchTabOwner } from './app/session/tab-owner.ts'
import {
  deferSubmit,
  hydrateOnFirstInteraction,
  prefetchWhenIdle,
  syncPopoverMenus,
} from './app/starting/before-hydration.ts'
import { loadModule } from './app/starting/load-module.ts'
import { showStartFailure } from './app/starting/start-failure.ts'
import { hasOrderLink } from './checkout/order-links.ts'
import { hasDiscountCode } from './checkout/stored-discount-code.ts'
import { storedEmail } from './checkout/stored-email.ts'
import { recordVisit } from './landing/track-visit.ts'
import { drawWhenLoaded } from './rich-text/draw-when-loaded.ts'

const isLandingPage = window.location.pathname === '/'

reportUncaughtErrors()
watchTabOwner()
syncPopoverMenus()
if (document.getElementById('root')?.dataset.prerendered === undefined) {
  const heading = document.querySelector<HTMLElement>('[data-signed-in]')
  if (heading && hasStoredSession()) heading.hidden = false
  start()
} else {
  deferSubmit()
  // Returning customers, started checkouts, and prices with a code or for a team, and gifts need React at once.
  if (hasStoredSession() || storedEmail.read() || hasDiscountCode() || hasOrderLink()) {
    hydrate()
  } else {
    hydrateOnFirstInteraction(hydrate)
    prefetchWhenIdle()
  }
  // Without React, because a page that is only read is never hydrated.
  for (const image of document.querySelectorAll<HTMLImageElement>('.figure-drawing img'))
    drawWhenLoaded(image)
  if (isLandingPage) recordVisit()
}

function hydrate() {
  start()
  // Starts the download before the router requests it. The router reports failures.
  if (isLandingPage) import('./landing/landing-route.tsx').catch(() => undefined)
}

function start() {
  // React and the app are evaluated in two steps, so that the browser can handle input in between.
  loadModule(() => import('./react.ts'))
    .then(() => loadModule(() => import('./mount-app.tsx')))
    .then(({ mountApp }) => mountApp())
    .catch(showStartFailure)
}
