import type { MailPreference } from '@course/contract/account/optional-mails'
import type { DeletionResponse } from '@course/contract/account/privacy'
import { callFunction, fetchFile } from '../app/clients/clients.ts'
import { type AuthResult, runAuthCall } from '../app/clients/run-auth-call.ts'

type PreferencesResponse = { choices: readonly MailPreference[] }

export const fetchMailPreferences = async () =>
  (await callFunction<PreferencesResponse>('optional-mails')).choices

export const saveMailPreference = (preference: MailPreference) =>
  callFunction<PreferencesResponse>('choose-optional-mail', preference)

/** Sensitive: the server may ask the user to confirm it's them. */
export const downloadPersonalData = (): Promise<AuthResult<{ file: Blob }>> =>
  runAuthCall(async () => ({ file: await fetchFile('download-my-data') }))

/** Schedules the deletion. Sensitive as well. */
export const deleteAccount = (): Promise<AuthResult<DeletionResponse>> =>
  runAuthCall(() => callFunction<DeletionResponse>('delete-my-account'))
