import { stormRow } from '../harness/storm-row.ts'

export const row = stormRow({
  title: 'Reads during sign-ins',
  deed: 'sign in with their passwords, one after another',
  filling: () => [],
  call: (site, { email }, headers) =>
    fetch(`${site.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: site.admin.password }),
    }),
})
