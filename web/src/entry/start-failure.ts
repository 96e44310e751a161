import { reportError } from './report-error.ts'

/** Says on the page that it does not work and what helps. The words are in index.html: React is what is missing. */
export function showStartFailure(error: unknown): void {
  console.warn('The site did not start', error)
  reportError(error)
  const notice = document.getElementById('start-failure')
  if (!notice) return
  notice.hidden = false
  notice.querySelector('button')?.addEventListener('click', () => window.location.reload())
  document.title ||= 'Something went wrong'
  const loading = document.querySelector('#root .loading-placeholder')
  if (!loading) return
  // Nothing is shown yet but "Loading…": it takes that place. A prerendered page stays readable above it.
  notice.classList.remove('fixed')
  loading.className = 'shell py-16'
  loading.replaceChildren(notice)
}
