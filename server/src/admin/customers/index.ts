import type { ServerFunction } from '../../http/functions.ts'
import { accessActions } from './access-actions.ts'
import { accountActions } from './account-actions.ts'
import { addCustomersFunctions } from './add-customers.ts'
import { attemptActions } from './attempt-actions.ts'
import { customer } from './details.ts'
import { directoryFunctions } from './directory.ts'
import { noteActions } from './note-actions.ts'
import { privacyActions } from './privacy-actions.ts'
import { tabsFunctions } from './tabs.ts'

export const customerFunctions: readonly ServerFunction[] = [
  ...directoryFunctions,
  customer,
  ...tabsFunctions,
  ...noteActions,
  ...accountActions,
  ...accessActions,
  ...addCustomersFunctions,
  ...attemptActions,
  ...privacyActions,
]
