import { NOTE_MAX_CHARACTERS } from '@course/contract/admin/customers'
import { z } from 'zod'
import { findNote, insertNote, removeNote, updateFollowUp } from '../../customers/index.ts'
import { nowIso } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { requireUnchanged } from '../../staff/index.ts'
import { customerTarget } from '../customer-target.ts'
import { adminAction } from '../define-function.ts'
import { customerField } from './details.ts'
import { customerSubject } from './subject.ts'

const text = z.string().trim().min(1, 'Please enter a note').max(NOTE_MAX_CHARACTERS)
const followUp = z.iso.date().nullable()

/** Only staff see notes. The audit log does not contain the text, so deleting the note deletes it. */
export const addNote = adminAction(
  'admin-note-add',
  { permission: 'customers', action: 'note.add', fields: { ...customerField, text, followUp } },
  async (trx, site, { staff, body }) => {
    const account = await customerTarget(trx, staff, body.id)
    await insertNote(trx, {
      id: body.operationId,
      customer_id: account.id,
      author_id: staff.accountId,
      author_label: staff.email,
      text: body.text,
      follow_up: body.followUp,
      created_at: nowIso(site.clock),
    })
    return { subject: customerSubject(account), outcome: { noteId: body.operationId } }
  },
)

const noteFields = { ...customerField, noteId: z.uuid() }

/** Sets another follow-up date, or none when the follow-up is done. */
export const setFollowUp = adminAction(
  'admin-note-follow-up',
  {
    permission: 'customers',
    action: 'note.follow_up',
    fields: { ...noteFields, followUp, expected: followUp },
  },
  async (trx, _site, { staff, body }) => {
    const account = await customerTarget(trx, staff, body.id)
    const note = await findNote(trx, body.noteId, account.id)
    if (!note) throw new AppError('admin.conflict')
    requireUnchanged(body.expected, note.follow_up)
    await updateFollowUp(trx, note.id, body.followUp)
    return {
      subject: customerSubject(account),
      change: { 'follow-up': { old: note.follow_up, new: body.followUp } },
      outcome: {},
    }
  },
)

/** Staff can delete only their own notes. */
export const deleteNote = adminAction(
  'admin-note-delete',
  { permission: 'customers', action: 'note.delete', fields: noteFields },
  async (trx, _site, { staff, body }) => {
    const account = await customerTarget(trx, staff, body.id)
    const note = { id: body.noteId, customer_id: account.id, author_id: staff.accountId }
    if (!(await removeNote(trx, note))) throw new AppError('admin.conflict')
    return { subject: customerSubject(account), outcome: {} }
  },
)
