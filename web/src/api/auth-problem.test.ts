import { AuthApiError, AuthRetryableFetchError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { toProblem } from './auth-problem.ts'

const unexpected = { text: 'An unexpected error occurred' }
const unreachable = { text: "We couldn't reach the server. Check your connection and try again." }

test.each([
  [
    'the message of the service',
    new AuthApiError('Invalid login credentials', 400, 'invalid_credentials'),
    { text: 'Invalid login credentials', code: 'invalid_credentials' },
  ],
  ['a service without words', new AuthApiError('{}', 400, undefined), { text: 'An error occurred' }],
  ['no network', new AuthRetryableFetchError('NetworkError when attempting to fetch.', 0), unreachable],
  ['a proxy without a server', new AuthRetryableFetchError('Bad Gateway', 502), unexpected],
  ['a status without a name', new AuthRetryableFetchError('HTTP 500', 500), unexpected],
  ['an answer without a message', new AuthRetryableFetchError('{}', 500), unexpected],
  ['a fault with a message', new AuthRetryableFetchError('Mail is down', 500), { text: 'Mail is down' }],
  [
    'a busy server',
    new AuthRetryableFetchError('The server is busy. Please try again in a moment.', 503),
    { text: 'The server is busy. Please try again in a moment.' },
  ],
  ['any other failure', new Error('Storage is full'), { text: 'Storage is full' }],
  ['a failure without words', undefined, { text: 'An unexpected error occurred' }],
])('%s', async (_, error, problem) => {
  expect(await toProblem(error)).toEqual(problem)
})
