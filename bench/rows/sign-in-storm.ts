import { stormRow } from '../harness/storm-row.ts'

export const row = stormRow({
  title: 'Reads during sign-ins',
  description: 'sign in with their passwords, one after another',
  seedSql: () => [],
  requestFor: ({ email }, { admin }) => ({
    path: '/auth/v1/token?grant_type=password',
    body: { email, password: admin.password },
  }),
})
