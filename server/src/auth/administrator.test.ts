import { expect, test } from 'vitest'
import { startSite } from '../testing/start-site.ts'

test('is_admin is true for the administrator alone', async () => {
  const site = await startSite()
  const asked = async (person: { rest: ReturnType<typeof site.visitor>['rest'] }) =>
    (await person.rest.rpc('is_admin')).data
  expect(await asked(await site.administrator())).toBe(true)
  expect(await asked(await site.signedUp())).toBe(false)
  expect(await asked(site.visitor())).toBe(false)
})
