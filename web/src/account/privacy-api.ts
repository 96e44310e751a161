import type { MailPreference } from '@course/contract/account/optional-mails'
import type { DeletionResponse } from '@course/contract/account/privacy'
import { callFunction } from '../api/clients.ts'
import { type AuthResult, runAuthCall } from '../api/run-auth-call.ts'

type PreferencesResponse = { choices: readonly MailPreference[] }

export const fetchMailPreferences = async () =>
  (await callFunction<PreferencesResponse>('optional-mails')).choices

export const saveMailPreference = async (preference: MailPreference) =>
  (await callFunction<PreferencesResponse>('choose-optional-mail', preference)).choices

/** Requires fresh reauthentication. */
export const downloadPersonalData = (): Promise<AuthResult<{ file: Blob }>> =>
  runAuthCall(async () => ({ file: await callFunction<Blob>('download-my-data') }))

/** Schedules the deletion. Requires fresh reauthentication. */
export const deleteAccount = (): Promise<AuthResult<DeletionResponse>> =>
  runAuthCall(() => callFunction<DeletionResponse>('delete-my-account'))
