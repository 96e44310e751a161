import { expect, test } from 'vitest'
import { startSite } from '../../testing/start-site.ts'
import { changeAccount } from '../store/accounts.ts'

test('a token whose session has ended can neither read nor write', async () => {
  const site = await startSite()
  const learner = await site.paidCustomer()
  const routes = site.app.http.declaredRoutes.flatMap(({ access, methods, url }) =>
    access === 'user' || access === 'session' ? methods.map((method) => [method, url] as const) : [],
  )
  expect(routes.length).toBeGreaterThan(10)
  const statusesOfRoutes = async () => {
    const statuses = new Set<string>()
    for (const [method, url] of routes) {
      const path = url.replaceAll(/:\w+/g, crypto.randomUUID())
      const { status, headers } = await learner.fetch(path, { method })
      const isAuth = headers.has('x-supabase-api-version')
      statuses.add(`${isAuth ? 'auth' : 'other'} ${status}`)
    }
    return [...statuses].sort()
  }

  await changeAccount(site.db, site.clock, learner.userId, { banned_until: '2999-01-01T00:00:00.000Z' })
  expect(await statusesOfRoutes()).toEqual(['auth 403', 'other 403'])
  await changeAccount(site.db, site.clock, learner.userId, { banned_until: null })

  await site.db.deleteFrom('sessions').where('user_id', '=', learner.userId).execute()
  expect(await statusesOfRoutes()).toEqual(['auth 403', 'other 401'])
  const sessionEnded = { code: 'PGRST301', message: 'Your session has ended. Please sign in again.' }
  const row = { user_id: learner.userId, course_id: 'x' }
  expect((await learner.rest.from('course_completions').upsert(row)).error).toMatchObject(sessionEnded)
  for (const table of ['course_completions', 'lesson_content'])
    expect((await learner.rest.from(table).select('*')).error).toMatchObject(sessionEnded)
})

test('rejects a token whose session belongs to another account', async () => {
  const site = await startSite()
  const [owner, other] = [await site.administrator(), await site.signedUp()]
  await site.db.updateTable('sessions').set({ user_id: other.userId }).execute()
  expect((await owner.rest.rpc('is_admin')).error).toMatchObject({ code: 'PGRST301' })
})
