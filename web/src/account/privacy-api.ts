import type { MailPreference } from '@course/contract/account/optional-mails'
import type { DeletionResponse } from '@course/contract/account/privacy'
import { callFunction } from '../api/clients.ts'
import { type AuthResult, runAuthCall } from '../api/run-auth-call.ts'

type Choices = { choices: readonly MailPreference[] }

export const fetchMailPreferences = async () => (await callFunction<Choices>('optional-mails')).choices

export const saveMailPreference = async (choice: MailPreference) =>
  (await callFunction<Choices>('choose-optional-mail', choice)).choices

/** Everything the site keeps about its owner, after the password or a code was entered for it. */
export const fetchMyData = (): Promise<AuthResult<{ file: Blob }>> =>
  runAuthCall(async () => ({ file: await callFunction<Blob>('download-my-data') }))

/** Asks for the deletion, after the password or a code was entered for it. */
export const deleteAccount = (): Promise<AuthResult<DeletionResponse>> =>
  runAuthCall(() => callFunction<DeletionResponse>('delete-my-account'))
