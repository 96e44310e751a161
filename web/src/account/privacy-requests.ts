import type { MailPreference } from '@course/contract/account/optional-mails'
import { callFunction, fetchFile } from '../app/clients/clients.ts'

export const fetchMailPreferences = async () => (await callFunction('optional-mails')).choices

export const saveMailPreference = (preference: MailPreference) =>
  callFunction('choose-optional-mail', preference)

/** The server may ask for sudo mode first. */
export const downloadPersonalData = () => fetchFile('download-my-data')

/** Schedules the deletion. The server may ask for sudo mode first. */
export const deleteAccount = () => callFunction('delete-my-account')
