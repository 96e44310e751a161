import type { ServerFunction } from '../../platform/functions.ts'
import { endAccess, giveAccess } from './access-acts.ts'
import { copyLink, correctEmail, resetFactor, sendSetPassword, signOutEverywhere } from './account-acts.ts'
import { countAsGraded, countAsPassed, setAttemptAside } from './attempt-acts.ts'
import { attempts, mails, payments } from './details.ts'
import { customer } from './head.ts'
import { customers, exportCustomers } from './list.ts'
import { addNote, deleteNote, setFollowUp } from './notes.ts'
import { eraseCustomer, exportPerson } from './person-acts.ts'
import { story } from './story.ts'

export const customerFunctions: readonly ServerFunction[] = [
  customers,
  exportCustomers,
  customer,
  story,
  attempts,
  payments,
  mails,
  addNote,
  setFollowUp,
  deleteNote,
  sendSetPassword,
  copyLink,
  correctEmail,
  giveAccess,
  endAccess,
  setAttemptAside,
  countAsPassed,
  countAsGraded,
  signOutEverywhere,
  resetFactor,
  eraseCustomer,
  exportPerson,
]
