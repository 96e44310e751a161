import { sourceOfVisit } from '@course/contract/sales/sources'

/** Where this visit came from. Nothing is stored: the browser keeps the URL that the page was opened with, also after a click. */
export function visitSource(): string {
  const [opened] = performance.getEntriesByType('navigation')
  return sourceOfVisit(opened?.name ?? location.href, document.referrer)
}
