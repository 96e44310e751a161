import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { describe, expect, test } from 'vitest'
import { ModuleLoadError } from '../starting/load-module.ts'
import { RequestError, responseError, toRequestError, unreachableError } from './request-error.ts'

const unexpected = { message: 'An unexpected error occurred', isOffline: false }
const unreachable = {
  message: "We couldn't reach the server. Check your connection and try again.",
  isOffline: true,
  status: undefined,
}

describe('toRequestError', () => {
  test.each([
    [
      'uses the message of the auth service',
      new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
      { message: 'Invalid login credentials', code: 'invalid_credentials', status: 400 },
    ],
    [
      'replaces an empty message of the auth service',
      new AuthApiError('{}', 400, undefined),
      { message: 'An error occurred', status: 400 },
    ],
    [
      'reports a missing network',
      new AuthRetryableFetchError('NetworkError when attempting to fetch.', 0),
      unreachable,
    ],
    ['reports code that could not be loaded as a missing network', new ModuleLoadError('x'), unreachable],
    ['replaces the status text of a proxy', new AuthRetryableFetchError('Bad Gateway', 502), unexpected],
    ['replaces a bare status code', new AuthRetryableFetchError('HTTP 500', 500), unexpected],
    ['replaces a response without a message', new AuthRetryableFetchError('{}', 500), unexpected],
    [
      'uses the message of a server error',
      new AuthRetryableFetchError('Mail is down', 500),
      { message: 'Mail is down', status: 500 },
    ],
    ['uses the message of any other error', new Error('Storage is full'), { message: 'Storage is full' }],
    ['replaces a missing error', undefined, unexpected],
  ])('%s', (_, error, expected) => {
    expect(toRequestError(error)).toMatchObject(expected)
  })

  test('returns a RequestError as it is', () => {
    const error = unreachableError()
    expect(toRequestError(error)).toBe(error)
  })
})

describe('responseError', () => {
  const respond = (body: unknown) =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status: 503,
      headers: { 'x-request-id': 'r1' },
    })

  test.each([
    [{ error: 'Pay first' }, 'Pay first'],
    [{ message: 'Not today' }, 'Not today'],
    [{ msg: 'No such account' }, 'No such account'],
    [{ error: '', message: 'Not today' }, 'Not today'],
    [{ error: { code: 7 }, message: 'Not today' }, 'Not today'],
    [{ error: null }, 'An error occurred'],
    ['<html>', 'An error occurred'],
    [null, 'An error occurred'],
  ])('%o has the message %o', async (body, message) => {
    expect(await responseError(respond(body))).toMatchObject({ message, status: 503, requestId: 'r1' })
  })

  test('has the code of the server', async () => {
    const error = await responseError(respond({ error: 'No', code: 'access.denied' }))
    expect(error).toBeInstanceOf(RequestError)
    expect(error).toMatchObject({ code: 'access.denied', isOffline: false, isFromBrowser: false })
  })
})

test('users do not see the messages of bugs', () => {
  expect(toRequestError(new TypeError('Cannot read properties of undefined')).message).not.toContain('read')
})
