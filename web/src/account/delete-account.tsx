import { privacyTexts } from '@course/content/site/account-privacy'
import { accountMessages } from '@course/contract/accounts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { signOut } from '../app/session.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { deleteAccount } from './privacy-api.ts'
import { SectionForm } from './section-form.tsx'
import { useForm } from './use-form.ts'
import { useOpener } from './use-opener.ts'

const { deletion: texts } = privacyTexts

/** Says what ends and what stays before it asks for the password. */
export function DeleteAccount() {
  const [isOpen, setOpen] = useState(false)
  const [dueAt, setDueAt] = useState<string>()
  const opener = useOpener(isOpen ? 'delete' : undefined)
  if (dueAt) return <Asked dueAt={dueAt} />
  return (
    <>
      <p className="mt-2 text-muted">{texts.text}</p>
      {isOpen ? (
        <DeleteForm onAsked={setDueAt} onCancel={() => setOpen(false)} />
      ) : (
        <Button
          ref={opener('delete')}
          variant="secondary"
          wide
          className="mt-5"
          onClick={() => setOpen(true)}
        >
          Delete my account…
        </Button>
      )}
    </>
  )
}

type DeleteFormProps = { onAsked: (dueAt: string) => void; onCancel: () => void }

function DeleteForm({ onAsked, onCancel }: DeleteFormProps) {
  const [password, setPassword] = useState('')
  const { isBusy, problem, field, refuse, send } = useForm<'password'>()

  async function submit() {
    if (password === '') return refuse({ field: 'password', text: accountMessages.required('Password') })
    let dueAt: string | undefined
    await send(
      async () => {
        const outcome = await deleteAccount(password)
        if (!outcome.problem) dueAt = outcome.dueAt
        return outcome
      },
      (code) => (code === 'current_password_invalid' ? 'password' : undefined),
    )
    if (dueAt) onAsked(dueAt)
  }

  return (
    <div className="mt-5 grid gap-5">
      <ul className="grid list-disc gap-2 pl-5">
        {texts.ends.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{texts.keeps}</p>
      <SectionForm submitLabel="Delete my account" isBusy={isBusy} problem={problem} onSubmit={submit}>
        <PasswordField
          {...field('password')}
          autoFocus
          label="Password, to confirm"
          name="password-of-deletion"
          hint={texts.passwordHint}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p className="-mt-3 text-sm">
          <Link to="/password-reset" className="text-link inline-flex min-h-10 items-center rounded-sm">
            Forgot your password?
          </Link>
        </p>
      </SectionForm>
      <div>
        <Button variant="quiet" wide onClick={() => !isBusy && onCancel()}>
          Keep my account
        </Button>
      </div>
    </div>
  )
}

function Asked({ dueAt }: { dueAt: string }) {
  const says = useRef<HTMLDivElement>(null)
  useEffect(() => says.current?.focus(), [])
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date(dueAt))
  return (
    <div ref={says} tabIndex={-1} className="mt-5 grid gap-5">
      <Alert tone="warning">{texts.asked(day)}</Alert>
      <div>
        <Button variant="secondary" wide onClick={() => void signOut()}>
          Leave this page
        </Button>
      </div>
    </div>
  )
}
