import type { MailPreference } from '@course/contract/account/optional-mails'
import type { DeletionResponse } from '@course/contract/account/privacy'
import { callFunction, fetchFile } from '../app/clients/clients.ts'

type PreferencesResponse = { choices: readonly MailPreference[] }

export const fetchMailPreferences = async () =>
  (await callFunction<PreferencesResponse>('optional-mails')).choices

export const saveMailPreference = (preference: MailPreference) =>
  callFunction<PreferencesResponse>('choose-optional-mail', preference)

/** Sensitive: the server may ask the user to confirm it's them. */
export const downloadPersonalData = () => fetchFile('download-my-data')

/** Schedules the deletion. Sensitive as well. */
export const deleteAccount = () => callFunction<DeletionResponse>('delete-my-account')
