import { type CustomerDetails, NOTE_MAX_CHARACTERS } from '@course/contract/admin/customers'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useAdminAction } from '../reauthentication.tsx'
import { Day, Time } from '../time.tsx'

export function Notes({ customer: { id, notes, isProtected } }: { customer: CustomerDetails }) {
  const runAction = useQuickAction()
  return (
    <section>
      <h2 className="text-xl">Notes</h2>
      <p className="mt-2 text-sm text-muted">Only visible to your team.</p>
      {notes.length === 0 && <p className="mt-3 text-sm">No notes yet.</p>}
      <ul className="mt-3 grid gap-4">
        {notes.map((note) => (
          <li key={note.id} className="grid gap-1 border-b border-hairline pb-3 text-sm">
            <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
            <p className="text-xs text-muted">
              {note.author}, <Time at={note.at} />
            </p>
            <p className="flex flex-wrap items-center gap-2">
              {note.followUp && (
                <>
                  <span className="font-semibold">
                    Follow-up <Day at={note.followUp} />
                  </span>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() =>
                      runAction('admin-note-follow-up', {
                        id,
                        noteId: note.id,
                        followUp: null,
                        expected: note.followUp,
                      })
                    }
                  >
                    Done
                  </Button>
                </>
              )}
              {note.isOwn && (
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => runAction('admin-note-delete', { id, noteId: note.id })}
                >
                  Delete note
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      {!isProtected && <NewNote id={id} />}
    </section>
  )
}

function NewNote({ id }: { id: string }) {
  const [text, setText] = useState('')
  const [followUp, setFollowUp] = useState('')
  const [error, setError] = useState<string>()
  const runAction = useQuickAction()
  const add = async () => {
    if (text.trim() === '') return setError('Please enter a note')
    setError(undefined)
    if (!(await runAction('admin-note-add', { id, text, followUp: followUp || null }))) return
    // What was typed during the request is the next note.
    setText((current) => (current === text ? '' : current))
    setFollowUp((current) => (current === followUp ? '' : current))
  }
  return (
    <form
      noValidate
      className="mt-4 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <TextArea
        label="New note"
        maxLength={NOTE_MAX_CHARACTERS}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Field
        label="Follow up on (optional)"
        type="date"
        value={followUp}
        onChange={(event) => setFollowUp(event.target.value)}
      />
      <Button type="submit" variant="secondary" wide>
        Add note
      </Button>
    </form>
  )
}

/** Runs an action without confirmation and reloads the page. */
function useQuickAction() {
  const { run } = useAdminAction()
  const { revalidate } = useRevalidator()
  const toast = useToast()
  return async (name: string, body: Record<string, unknown>): Promise<boolean> => {
    try {
      const result = await run(name, body)
      await revalidate()
      return result !== undefined
    } catch (error) {
      toast(error instanceof Error ? error.message : 'An error occurred', 'error')
      return false
    }
  }
}
