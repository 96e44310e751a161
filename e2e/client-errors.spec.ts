import { expect, test } from './support/test.ts'

test('reports a browser error to the server without personal data', {
  tag: '@once',
}, async ({ page, expectFault }) => {
  expectFault(/broken on purpose/)
  await page.goto('/welcome?from=ada@course.test')
  const reported = page.waitForResponse(/\/functions\/v1\/client-error/)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('broken on purpose for ada@course.test')
    })
  })
  const response = await reported
  expect(response.status()).toBe(200)
  expect(response.request().headers()).not.toHaveProperty('authorization')
  const report = response.request().postDataJSON()
  expect(report).toMatchObject({ message: 'TypeError: broken on purpose for [e-mail]', page: '/welcome' })
  expect(JSON.stringify(report)).not.toContain('course.test')
})
