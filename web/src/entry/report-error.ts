/** Tells the server about a fault in this browser. What it sends, and how little of it, is decided in `client-errors.ts`. */
export function reportError(error: unknown): void {
  import('./lazy/client-errors.ts')
    .then(({ sendError }) => sendError(error))
    // Without a network there is nobody to tell.
    .catch(() => undefined)
}

/** Faults that nothing in the page has caught. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', (event) => reportError(event.error))
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason))
}
