import { pagePaths } from '@course/contract/paths'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

const pathOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

test('every address that the server knows has its page', () => {
  // The office is one bundle, and so one route.
  expect(pagePaths.map(pathOf)).toEqual(
    pagePaths.map((path) => (path.startsWith('/admin') ? '/admin/*' : path)),
  )
})

test.each(['/lesson1', '/lesson-5', '/nothing', '/welcome/more'])('%s ends on the 404 page', (address) => {
  expect(pathOf(address)).toBe('*')
})
