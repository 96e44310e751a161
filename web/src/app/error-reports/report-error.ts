/** Reports an error in this browser to the server. `client-errors.ts` decides what is sent. */
export function reportError(error: unknown): void {
  import('./client-errors.ts')
    .then(({ sendError }) => sendError(error))
    // Without a network, errors cannot be reported.
    .catch(() => undefined)
}

export function reportUncaughtErrors(): void {
  window.addEventListener('error', (event) => reportError(event.error))
  window.addEventListener('unhandledrejection', (event) => reportError(event.reason))
}
