import { pagePaths } from '@course/contract/paths'
import { everyone, type PermissionCase } from './roles.ts'

export const infrastructureCases: Record<string, PermissionCase> = {
  'POST /webhooks/card': { status: everyone(400), send: () => ({ body: { id: 'evt_unsigned' } }) },
  'POST /unsubscribe': { status: everyone(404), send: () => ({ path: '/unsubscribe?token=none' }) },
  'GET /.well-known/did.json': { status: everyone(200) },
  'GET /certificates/status/:list': {
    status: everyone(404),
    send: () => ({ path: '/certificates/status/7' }),
  },
  'GET /certificates/:number/:credential': {
    status: everyone(404),
    send: () => ({ path: '/certificates/none/credential-1' }),
  },
  'GET /certificates/:number/card.png': {
    status: everyone(404),
    send: () => ({ path: '/certificates/none/card.png' }),
  },
  'GET /healthz': { status: everyone(200) },
  'GET /healthz/proxy': { status: everyone(200) },
  'GET /readyz': { status: everyone(200) },
  'GET /metrics': { status: everyone(200) },
  'GET /dev/mailbox': { status: everyone(200) },
  'GET /dev/mailbox/:id': { status: everyone(404), send: () => ({ path: '/dev/mailbox/none' }) },
  'GET /dev/mailbox/:id/html': { status: everyone(404), send: () => ({ path: '/dev/mailbox/none/html' }) },
}

export const webPages: Record<string, PermissionCase> = {
  ...Object.fromEntries(pagePaths.map((path) => [`GET ${path}`, { status: everyone(200) }])),
  ...Object.fromEntries(pagePaths.slice(1).map((path) => [`GET ${path}/`, { status: everyone(308) }])),
  // The certificate does not exist.
  'GET /certificates/:number': { status: everyone(404) },
  'GET /robots.txt': { status: everyone(200) },
  'GET /assets/*': { status: everyone(200), send: () => ({ path: '/assets/app.js' }) },
}
