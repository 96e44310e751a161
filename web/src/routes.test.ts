import { pagePaths } from '@course/contract/paths'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

const pathOf = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path

test('the server knows the address of every page', () => {
  const declared = routes
    .flatMap((route) => route.children ?? [])
    .flatMap((route) => [route, ...(route.children ?? [])])
  const paths = declared.flatMap(({ path }) => (path && path !== '*' ? [path] : []))
  expect(paths.filter((path) => !(pagePaths as readonly string[]).includes(path))).toEqual([])
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.map(pathOf)).toEqual(paths)
})

test.each(['/lesson1', '/lesson-5', '/nothing', '/welcome/more'])('%s ends on the 404 page', (address) => {
  expect(pathOf(address)).toBe('*')
})
