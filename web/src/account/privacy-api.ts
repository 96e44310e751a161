import type { MailChoice } from '@course/contract/account/optional-mails'
import type { DeletionAnswer } from '@course/contract/account/privacy'
import { attempt, type Outcome } from '../api/auth-attempt.ts'
import { callFunction } from '../api/clients.ts'

type Choices = { choices: readonly MailChoice[] }

export const readMailChoices = async () => (await callFunction<Choices>('optional-mails')).choices

export const chooseMail = async (choice: MailChoice) =>
  (await callFunction<Choices>('choose-optional-mail', choice)).choices

/** Everything the site keeps about its owner, after the password or a code was entered for it. */
export const readMyData = (): Promise<Outcome<{ file: Blob }>> =>
  attempt(async () => ({ file: await callFunction<Blob>('download-my-data') }))

/** Asks for the deletion, after the password or a code was entered for it. */
export const deleteAccount = (): Promise<Outcome<DeletionAnswer>> =>
  attempt(() => callFunction<DeletionAnswer>('delete-my-account'))
