import type { MailPreference } from '@course/contract/account/optional-mails'
import { callFunction, fetchFile } from '../app/clients/clients.ts'

export const fetchMailPreferences = async () => (await callFunction('optional-mails')).choices

export const saveMailPreference = (preference: MailPreference) =>
  callFunction('choose-optional-mail', preference)

/** Sensitive: the server may ask the user to confirm it's them. */
export const downloadPersonalData = () => fetchFile('download-my-data')

/** Schedules the deletion. Sensitive as well. */
export const deleteAccount = () => callFunction('delete-my-account')
