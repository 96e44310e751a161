import type { ServerFunction } from '../../platform/functions.ts'
import { grantAccessAction, revokeAccessAction } from './access-acts.ts'
import {
  changeEmailAction,
  createSignInLinkAction,
  resetFactorAction,
  sendSetPasswordAction,
  signOutEverywhereAction,
} from './account-acts.ts'
import { excludeAttemptAction, markAttemptPassedAction, restoreAttemptScoreAction } from './attempt-acts.ts'
import { attempts, mails, payments } from './details.ts'
import { customer } from './head.ts'
import { customers, exportCustomers } from './list.ts'
import { addNote, deleteNote, setFollowUp } from './notes.ts'
import { eraseCustomerAction, exportPersonalDataAction } from './person-acts.ts'
import { timeline } from './story.ts'

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
