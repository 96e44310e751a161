import { type PagePath, pagePatterns } from '@course/contract/paths'
import { body, cases, everyone, path } from './roles.ts'

export const infrastructureCases = cases('', {
  'POST /webhooks/card': [everyone(400), body({ id: 'evt_unsigned' })],
  'GET /invoices/:purchase': [everyone(410), path('/invoices/none?token=none')],
  'POST /unsubscribe': [everyone(404), path('/unsubscribe?token=none')],
  'GET /.well-known/did.json': [everyone(200)],
  'GET /certificates/status/:list': [everyone(404), path('/certificates/status/7')],
  'GET /certificates/:number/:credential': [everyone(404), path('/certificates/none/credential-1')],
  'GET /certificates/:number/card.png': [everyone(404), path('/certificates/none/card.png')],
  'GET /healthz': [everyone(200)],
  'GET /healthz/proxy': [everyone(200)],
  'GET /readyz': [everyone(200)],
  'GET /metrics': [everyone(200)],
  'GET /dev/mailbox': [everyone(200)],
  'GET /dev/mailbox/:id': [everyone(404), path('/dev/mailbox/none')],
  'GET /dev/mailbox/:id/html': [everyone(404), path('/dev/mailbox/none/html')],
})

const lessonOf = (page: PagePath, end = '') =>
  page.includes(':lesson') ? [path(page.replace(':lesson', '1') + end)] : []

export const pageCases = cases('GET ', {
  ...Object.fromEntries(pagePatterns.map((page) => [page, [everyone(200), ...lessonOf(page)] as const])),
  ...Object.fromEntries(
    pagePatterns.slice(1).map((page) => [`${page}/`, [everyone(308), ...lessonOf(page, '/')] as const]),
  ),
  // The certificate does not exist.
  '/certificates/:number': [everyone(404)],
  '/robots.txt': [everyone(200)],
  '/assets/*': [everyone(200), path('/assets/app.js')],
})
