import { placeholderValues } from '@course/content/site/content'
import { type AnnouncementInput, announcementRules } from '@course/contract/admin/announcements'
import { validateMailText } from '@course/contract/site-content/mail-texts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useUnsavedChangesPrompt } from '../../app/saving/unsaved-changes.ts'
import { useSaveShortcut } from '../../rich-text-editor/use-save-shortcut.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ErrorAlert } from '../../ui/states.tsx'
import { ActionDialog } from '../kit/action-dialog.tsx'
import { RecordScreen } from '../kit/record-screen.tsx'
import { useAdminMutation } from '../kit/use-admin-mutation.ts'
import { useFocusOnRefusal } from '../kit/use-focus-on-refusal.ts'
import { MailFields } from '../mail/mail-fields.tsx'
import { MailPreviewSheet } from '../mail/mail-preview-sheet.tsx'
import { AudienceFields, RecipientCount } from './audience-fields.tsx'
import { fetchAnnouncementPreview } from './requests.ts'

type Draft = { id: string; version: number }

type AnnouncementEditorProps = { initial: AnnouncementInput; draft: Draft | null }

/** Writes an announcement. It is saved as a draft before it is sent. */
export function AnnouncementEditor({ initial, draft }: AnnouncementEditorProps) {
  const [input, setInput] = useState<AnnouncementInput>(() => inputOf(initial))
  const [stored, setStored] = useState(input)
  const [isSending, setSending] = useState(false)
  const [isPreviewing, setPreviewing] = useState(false)
  const [sendAt, setSendAt] = useState('')
  const [failedAttempts, setFailedAttempts] = useState(0)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isChanged = JSON.stringify(input) !== JSON.stringify(stored)
  useUnsavedChangesPrompt(isChanged)
  const current = validateMailText(announcementRules, input.text)
  const errors = failedAttempts > 0 ? current.errors : {}
  useFocusOnRefusal(form, failedAttempts)
  // After the page has noted that nothing is unsaved.
  const [savedId, setSavedId] = useState<string>()
  useEffect(() => {
    if (savedId) navigate(`/admin/announcements/${savedId}`, { replace: true })
  }, [savedId, navigate])

  const save = useAdminMutation<Draft>('admin-announcement-save', {
    success: 'Draft saved',
    onSuccess: ({ id }, saved) => {
      setStored(inputOf(saved as AnnouncementInput))
      if (!draft) setSavedId(id)
    },
  })
  const test = useAdminMutation('admin-announcement-test', {
    success: 'Sent. Check your inbox.',
    revalidates: false,
  })

  const version = draft && { id: draft.id, version: draft.version }
  const saveDraft = () => save.run({ ...input, draft: version })
  useSaveShortcut(saveDraft)

  function ifValid(run: () => void) {
    if (Object.keys(current.errors).length > 0) setFailedAttempts((before) => before + 1)
    else run()
  }

  const time = sendAt ? `${sendAt}:00.000Z` : null
  return (
    <RecordScreen
      title={draft ? input.text.subject || 'Untitled' : 'New announcement'}
      list={{ path: '/admin/announcements', label: 'Announcements' }}
      actions={[
        draft !== null && {
          label: 'Delete draft',
          name: 'admin-announcement-delete',
          body: { ...version },
          isIrreversible: true,
          effect: <p>The draft is deleted. This can't be undone.</p>,
          onDone: () => navigate('/admin/announcements'),
        },
      ]}
    >
      <form
        ref={form}
        noValidate
        className="grid max-w-reading gap-8"
        onSubmit={(event) => {
          event.preventDefault()
          void saveDraft()
        }}
      >
        <AudienceFields value={input} onChange={(audience) => setInput(inputOf({ ...input, ...audience }))} />
        <div className="grid gap-6">
          <MailFields
            rules={announcementRules}
            examples={placeholderValues()}
            value={input.text}
            errors={errors}
            onChange={(text) => setInput({ ...input, text })}
          />
        </div>
        {draft && (
          <Field
            label="Send at, in UTC (optional)"
            type="datetime-local"
            hint="Empty sends it at once."
            className="max-w-80"
            value={sendAt}
            onChange={(event) => setSendAt(event.target.value)}
          />
        )}
        <ErrorAlert error={save.error ?? test.error} />
        <div className="editor-actions">
          <Button type="submit" size="small" variant={draft ? 'secondary' : 'primary'} busy={save.isPending}>
            Save draft
          </Button>
          <Button variant="secondary" size="small" onClick={() => ifValid(() => setPreviewing(true))}>
            Preview
          </Button>
          <Button
            variant="secondary"
            size="small"
            busy={test.isPending}
            onClick={() => ifValid(() => void test.run(input))}
          >
            Send me a test
          </Button>
          {draft && (
            <Button
              size="small"
              onClick={() => ifValid(async () => (!isChanged || (await saveDraft())) && setSending(true))}
            >
              {time ? 'Schedule…' : 'Send now…'}
            </Button>
          )}
        </div>
      </form>
      {isPreviewing && (
        <MailPreviewSheet
          fetchPreview={() => fetchAnnouncementPreview(input)}
          onClose={() => setPreviewing(false)}
        />
      )}
      {isSending && (
        <ActionDialog
          action={{
            label: time ? 'Schedule announcement' : 'Send announcement',
            name: 'admin-announcement-send',
            body: { ...version, sendAt: time },
            isIrreversible: time === null,
            done: time ? 'Scheduled' : 'Sending',
            effect: (
              <>
                <p>“{input.text.subject}” can’t be called back once it is sent.</p>
                <RecipientCount {...input} />
              </>
            ),
          }}
          onClose={() => setSending(false)}
        />
      )}
    </RecordScreen>
  )
}

/** In one order, so that equal input is equal as JSON. */
const inputOf = ({ audience, filters, text }: AnnouncementInput): AnnouncementInput => ({
  audience,
  filters,
  text,
})
