import { pagePaths } from '@course/contract/paths'
import { everybody, type PermissionCase } from './roles.ts'

export const infrastructureCases: Record<string, PermissionCase> = {
  'POST /webhooks/card': { status: everybody(400), send: () => ({ body: { id: 'evt_unsigned' } }) },
  'POST /unsubscribe': { status: everybody(404), send: () => ({ path: '/unsubscribe?token=none' }) },
  'GET /.well-known/did.json': { status: everybody(200) },
  'GET /certificates/status/:list': {
    status: everybody(404),
    send: () => ({ path: '/certificates/status/7' }),
  },
  'GET /certificates/:number/:credential': {
    status: everybody(404),
    send: () => ({ path: '/certificates/none/credential-1' }),
  },
  'GET /certificates/:number/card.png': {
    status: everybody(404),
    send: () => ({ path: '/certificates/none/card.png' }),
  },
  'GET /healthz': { status: everybody(200) },
  'GET /healthz/proxy': { status: everybody(200) },
  'GET /readyz': { status: everybody(200) },
  'GET /metrics': { status: everybody(200) },
  'GET /dev/mailbox': { status: everybody(200) },
  'GET /dev/mailbox/:id': { status: everybody(404), send: () => ({ path: '/dev/mailbox/none' }) },
  'GET /dev/mailbox/:id/html': { status: everybody(404), send: () => ({ path: '/dev/mailbox/none/html' }) },
}

export const web: Record<string, PermissionCase> = {
  ...Object.fromEntries(pagePaths.map((path) => [`GET ${path}`, { status: everybody(200) }])),
  // A certificate that nobody has.
  'GET /certificates/:number': { status: everybody(404) },
  'GET /robots.txt': { status: everybody(200) },
  'GET /assets/*': { status: everybody(200), send: () => ({ path: '/assets/app.js' }) },
}
