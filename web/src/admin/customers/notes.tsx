import { type CustomerDetails, NOTE_MAX_CHARACTERS } from '@course/contract/admin/customers'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Actions } from '../kit/actions.tsx'
import { Day, Time } from '../kit/time.tsx'
import { useAdminMutation } from '../kit/use-admin-mutation.ts'

export function Notes({ customer: { id, notes, isProtected } }: { customer: CustomerDetails }) {
  const followUp = useAdminMutation('admin-note-follow-up', {
    errors: 'toast',
    success: (_, change) => (change.followUp === null ? 'Follow-up done' : undefined),
    undo: (change) => ({ ...change, followUp: change.expected, expected: change.followUp }),
  })
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
            <div className="flex flex-wrap items-center gap-2">
              {note.followUp && (
                <>
                  <span className="font-semibold">
                    Follow-up <Day at={note.followUp} />
                  </span>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() =>
                      followUp.run({
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
                <Actions
                  about={`the note by ${note.author}`}
                  items={[
                    {
                      label: 'Delete note',
                      name: 'admin-note-delete',
                      body: { id, noteId: note.id },
                      isIrreversible: true,
                      effect: <p>The note is deleted. This can't be undone.</p>,
                      done: 'Note deleted',
                    },
                  ]}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {!isProtected && <NewNote id={id} />}
    </section>
  )
}

function NewNote({ id }: { id: string }) {
  const addition = useAdminMutation('admin-note-add')
  return (
    <Form<{ text: string; followUp: string }>
      mutation={{
        ...addition,
        run: ({ text, followUp }) => addition.run({ id, text, followUp: followUp || null }),
      }}
      rules={{ text: (text) => (text.trim() === '' ? 'Please enter a note' : undefined) }}
      submitLabel="Add note"
      pendingLabel="Add note"
      submitVariant="secondary"
      resetsOnSuccess
      className="mt-4"
    >
      <TextArea label="New note" name="text" maxLength={NOTE_MAX_CHARACTERS} />
      <Field label="Follow up on (optional)" name="followUp" type="date" />
    </Form>
  )
}
