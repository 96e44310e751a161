import type { MailText } from '@course/content/site/types'
import { type MailTextDescription, validateMailText } from '@course/contract/site-content/mail-texts'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import { useAdminMutation } from '../kit/use-admin-mutation.ts'
import { useFocusOnRefusal } from '../kit/use-focus-on-refusal.ts'
import { MailFields } from './mail-fields.tsx'

type MailTextEditorProps = {
  mail: MailTextDescription
  content: string
  onChange: (content: string) => void
  onSave: () => void
  /** How often publishing was refused: errors are shown, and focused, from the first time on. */
  failedAttempts: number
  actions: ReactNode
}

/** The words of a mail. Errors are shown after the first attempt to publish, preview or test. */
export function MailTextEditor(props: MailTextEditorProps) {
  const { mail, content, onChange, onSave, failedAttempts, actions } = props
  const [value, setValue] = useState(() => JSON.parse(content) as MailText)
  const [failedTests, setFailedTests] = useState(0)
  const attempts = failedAttempts + failedTests
  const current = validateMailText(mail.rules, value)
  const errors = attempts > 0 ? current.errors : {}
  const hasErrors = Object.keys(errors).length > 0
  const form = useRef<HTMLFormElement>(null)
  useFocusOnRefusal(form, attempts)
  const test = useAdminMutation('admin-test-mail-text', {
    success: 'Sent. Check your inbox.',
    revalidates: false,
  })

  function sendTest() {
    if (Object.keys(current.errors).length > 0) return setFailedTests((before) => before + 1)
    void test.run({ mail: mail.name, content: JSON.stringify(value) })
  }

  return (
    <form
      ref={form}
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      <MailFields
        rules={mail.rules}
        examples={mail.examples}
        value={value}
        errors={errors}
        onChange={(next) => {
          setValue(next)
          onChange(JSON.stringify(next))
        }}
      />
      <p className="text-sm text-muted">
        The site adds the rest, so that it cannot be lost: {mail.additions.join('; ')}.
      </p>
      <ErrorAlert error={test.error} />
      <div className="editor-actions">
        {actions}
        <Button variant="secondary" size="small" busy={test.isPending} onClick={sendTest}>
          Send me a test
        </Button>
        <p aria-live="polite" className="text-sm font-medium text-error">
          {hasErrors && 'Correct the marked fields to publish.'}
        </p>
      </div>
    </form>
  )
}
