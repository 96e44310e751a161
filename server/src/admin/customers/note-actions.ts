import { NOTE_MAX_CHARACTERS } from '@course/contract/admin/customers'
import { z } from 'zod'
import { findNote, insertNote, removeNote, updateFollowUp } from '../../customers/index.ts'
import { nowIso } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { storedText } from '../../platform/stored-text.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { customerAction } from '../define-customer-function.ts'

const text = storedText(NOTE_MAX_CHARACTERS).min(1, 'Please enter a note')
const followUp = z.iso.date().nullable()

/** Only staff see notes. The audit log does not contain the text, so deleting the note deletes it. */
const addNote = customerAction(
  'admin-note-add',
  { permission: 'customers', action: 'note.add', fields: { text, followUp } },
  async (trx, site, { staff, body, customer }) => {
    await insertNote(trx, {
      id: body.operationId,
      customer_id: customer.id,
      author_id: staff.accountId,
      author_label: staff.email,
      text: body.text,
      follow_up: body.followUp,
      created_at: nowIso(site.clock),
    })
    return { outcome: { noteId: body.operationId } }
  },
)

const noteId = z.uuid()

/** Sets another follow-up date, or none when the follow-up is done. */
const setFollowUp = customerAction(
  'admin-note-follow-up',
  { permission: 'customers', action: 'note.follow_up', fields: { noteId, followUp, expected: followUp } },
  async (trx, _site, { body, customer }) => {
    const note = await findNote(trx, body.noteId, customer.id)
    if (!note) throw new AppError('admin.conflict')
    requireUnchanged(body.expected, note.follow_up)
    await updateFollowUp(trx, note.id, body.followUp)
    return { change: { 'follow-up': { old: note.follow_up, new: body.followUp } } }
  },
)

/** Staff can delete only their own notes. */
const deleteNote = customerAction(
  'admin-note-delete',
  { permission: 'customers', action: 'note.delete', fields: { noteId } },
  async (trx, _site, { staff, body, customer }) => {
    const note = { id: body.noteId, customer_id: customer.id, author_id: staff.accountId }
    if (!(await removeNote(trx, note))) throw new AppError('admin.conflict')
  },
)

export const noteActions = [addNote, setFollowUp, deleteNote]
