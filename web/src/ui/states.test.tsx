import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { RequestError } from '../app/clients/request-error.ts'
import { LoadError } from './states.tsx'

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useRevalidator: () => ({ revalidate: vi.fn(), state: 'idle' }),
}))

test.each([
  [401, true],
  [403, false],
  [404, false],
  [408, true],
  [429, true],
  [500, true],
])('after status %i, what could not be loaded can be tried again: %s', (status, isOffered) => {
  const html = renderToStaticMarkup(
    <LoadError error={new RequestError('No', { status })}>We couldn't load it.</LoadError>,
  )
  expect(html.includes('Try again')).toBe(isOffered)
})
