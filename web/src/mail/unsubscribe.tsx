import { optionalMails, unsubscribeCopy } from '@course/content/site/pages/optional-mails'
import type { MailPreference } from '@course/contract/account/optional-mails'
import { useState } from 'react'
import { useMutation } from '../app/saving/use-mutation.ts'
import { Alert } from '../ui/alert.tsx'
import { Form } from '../ui/form.tsx'
import { unsubscribe } from './requests.ts'

/** Stops emails of one kind. */
export function Unsubscribe({ token, initial }: { token: string; initial: MailPreference }) {
  const [{ kind, isWanted }, setPreference] = useState(initial)
  const stop = useMutation(() => unsubscribe(token), { onSuccess: setPreference })
  const { label, description } = optionalMails[kind]
  return (
    <div className="grid gap-6">
      <div>
        <p className="font-semibold">{label}</p>
        <p className="mt-1 text-muted">{description}</p>
      </div>
      {isWanted ? (
        <Form mutation={stop} submitLabel={unsubscribeCopy.title} />
      ) : (
        <Alert tone="success">{unsubscribeCopy.done}</Alert>
      )}
      <p className="text-sm text-muted">{unsubscribeCopy.others}</p>
    </div>
  )
}
