import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { toProblem } from './auth-problem.ts'

const unexpected = { text: 'An unexpected error occurred' }
const unreachable = { text: "We couldn't reach the server. Check your connection and try again." }

test.each([
  [
    'uses the message of the auth service',
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    { text: 'Invalid login credentials', code: 'invalid_credentials' },
  ],
  [
    'replaces an empty message of the auth service',
    new AuthApiError('{}', 400, undefined),
    { text: 'An error occurred' },
  ],
  [
    'reports a missing network',
    new AuthRetryableFetchError('NetworkError when attempting to fetch.', 0),
    unreachable,
  ],
  ['replaces the status text of a proxy', new AuthRetryableFetchError('Bad Gateway', 502), unexpected],
  ['replaces a bare status code', new AuthRetryableFetchError('HTTP 500', 500), unexpected],
  ['replaces a response without a message', new AuthRetryableFetchError('{}', 500), unexpected],
  [
    'uses the message of a server error',
    new AuthRetryableFetchError('Mail is down', 500),
    { text: 'Mail is down' },
  ],
  [
    'uses the message of a busy server',
    new AuthRetryableFetchError('The server is busy. Please try again in a moment.', 503),
    { text: 'The server is busy. Please try again in a moment.' },
  ],
  ['uses the message of any other error', new Error('Storage is full'), { text: 'Storage is full' }],
  ['replaces a missing error', undefined, { text: 'An unexpected error occurred' }],
])('%s', async (_, error, problem) => {
  expect(await toProblem(error)).toEqual(problem)
})
