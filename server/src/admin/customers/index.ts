import type { ServerFunction } from '../../http/functions.ts'
import { grantAccessAction, revokeAccessAction } from './access-actions.ts'
import {
  changeEmailAction,
  createSignInLinkAction,
  resetFactorAction,
  sendSetPasswordAction,
  signOutEverywhereAction,
} from './account-actions.ts'
import {
  excludeAttemptAction,
  markAttemptPassedAction,
  restoreAttemptScoreAction,
} from './attempt-actions.ts'
import { customer } from './details.ts'
import { customers, exportCustomers } from './directory.ts'
import { addNote, deleteNote, setFollowUp } from './note-actions.ts'
import { eraseCustomerAction, exportPersonalDataAction } from './privacy-actions.ts'
import { attempts, mails, payments, timeline } from './tabs.ts'

export const customerFunctions: readonly ServerFunction[] = [
  customers,
  exportCustomers,
  customer,
  timeline,
  attempts,
  payments,
  mails,
  addNote,
  setFollowUp,
  deleteNote,
  sendSetPasswordAction,
  createSignInLinkAction,
  changeEmailAction,
  grantAccessAction,
  revokeAccessAction,
  excludeAttemptAction,
  markAttemptPassedAction,
  restoreAttemptScoreAction,
  signOutEverywhereAction,
  resetFactorAction,
  eraseCustomerAction,
  exportPersonalDataAction,
]
