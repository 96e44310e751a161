import { pagePaths } from '@course/contract/paths'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

const pathOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path

test('every server path has a route', () => {
  // The admin area is one bundle and therefore one route.
  expect(pagePaths.map(pathOf)).toEqual(
    pagePaths.map((path) => (path.startsWith('/admin') ? '/admin/*' : path)),
  )
})

test.each(['/lesson1', '/lesson-5', '/nothing', '/welcome/more'])('%s shows the 404 page', (path) => {
  expect(pathOf(path)).toBe('*')
})
