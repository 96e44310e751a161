import { pagePaths } from '@course/contract/paths'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

const pathOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path

test('every server path has a route', () => {
  expect(pagePaths().map(pathOf)).toEqual(pagePaths())
})

test.each(['/lesson1', '/lesson-5', '/nothing', '/welcome/more', '/admin/nothing', '/admin/customers/1/2'])(
  '%s shows the 404 page',
  (path) => {
    expect(pathOf(path)).toBe('*')
  },
)
