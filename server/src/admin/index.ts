import type { SliceFactory } from '../http/slice.ts'
import type { Cards } from '../sales/index.ts'
import { exportAccounting } from './accounting-csv.ts'
import { alarmFunctions } from './alarms.ts'
import { announcementFunctions } from './announcements.ts'
import { auditLogFunctions } from './audit-log.ts'
import { certificateFunctions } from './certificates.ts'
import { exportCodeSales } from './code-sales-csv.ts'
import { codeFunctions } from './codes.ts'
import { customerFunctions } from './customers/index.ts'
import { feedbackFunctions } from './feedback.ts'
import { funnel } from './funnel.ts'
import { acceptInvitationFunction } from './invitation.ts'
import { mailFunctions } from './mail.ts'
import { adminMe } from './me.ts'
import { mediaFunctions } from './media.ts'
import { overview } from './overview.ts'
import { payment } from './payment-details.ts'
import { payments } from './payments.ts'
import { exportPayments } from './payments-csv.ts'
import { quizFunctions } from './quizzes.ts'
import { refundActions } from './refunds.ts'
import { regradeFunctions } from './regrade.ts'
import { revenue } from './revenue.ts'
import { searchFunction } from './search.ts'
import { staffFunctions } from './staff.ts'
import { testMailFunctions } from './test-mails.ts'

export { buildLaunchChecklist } from './launch-checklist.ts'
export { listStaff } from './staff.ts'

/** The functions of the admin area, which combine all other slices. Only `operations` and `cli/` import it. */
export const createAdminSlice =
  (cards: Cards): SliceFactory =>
  () => ({
    functions: [
      adminMe,
      searchFunction,
      acceptInvitationFunction,
      ...staffFunctions,
      ...auditLogFunctions,
      ...alarmFunctions,
      overview,
      ...testMailFunctions,
      funnel,
      ...mailFunctions,
      ...announcementFunctions,
      ...mediaFunctions,
      ...customerFunctions,
      ...quizFunctions,
      ...regradeFunctions,
      ...certificateFunctions,
      ...feedbackFunctions,
      payments,
      payment,
      revenue,
      exportPayments,
      exportAccounting(cards),
      ...refundActions,
      ...codeFunctions(cards),
      exportCodeSales,
    ],
  })
