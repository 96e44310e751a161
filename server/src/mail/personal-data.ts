import type { Tx } from '../platform/database.ts'
import type { PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    outbox: {
      owner: { column: 'recipient', is: 'email' },
      redacted: ['account_id', 'encrypted_content', 'dedupe_key'],
      personal: ['recipient', 'account_id', 'encrypted_content', 'dedupe_key'],
      other: [
        'id',
        'kind',
        'state',
        'next_attempt_at',
        'claimed_until',
        'last_problem',
        'answer',
        'batch_id',
        'tried_at',
        'created_at',
        'sent_at',
      ],
    },
    mail_choices: {
      owner: { column: 'account_id', is: 'id' },
      personal: ['account_id', 'kind'],
      other: ['chosen_at', 'sent_at'],
    },
  },
  async erase(trx, { userId, emails }) {
    await eraseMailsTo(trx, emails)
    await trx.deleteFrom('outbox').where('account_id', '=', userId).execute()
    await trx.deleteFrom('mail_choices').where('account_id', '=', userId).execute()
  },
}

/** Also deletes unsent mails: erased people get no more mail. */
export const eraseMailsTo = (trx: Tx, emails: readonly string[]) =>
  trx.deleteFrom('outbox').where('recipient', 'in', emails).execute()
