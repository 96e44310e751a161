import { reportError } from '../error-reports/report-error.ts'

/** Shows that the app could not start. The text is in index.html, because React may have failed to load. */
export function showStartFailure(error: unknown): void {
  console.warn('The site did not start', error)
  reportError(error)
  const notice = document.getElementById('start-failure')
  if (!notice) return
  notice.hidden = false
  notice.querySelector('button')?.addEventListener('click', () => window.location.reload())
  document.title ||= notice.dataset.title ?? ''
  const loading = document.querySelector('#root .loading-placeholder')
  if (!loading) return
  // Replaces "Loading…". A prerendered page stays readable above the notice.
  notice.classList.remove('fixed')
  loading.className = 'shell py-16'
  loading.replaceChildren(notice)
}
