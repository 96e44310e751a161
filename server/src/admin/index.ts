import type { SliceFactory } from '../http/slice.ts'
import { alarmList, reopenAlarmAction, snoozeAlarmAction } from './alarms.ts'
import { alarmsResource } from './alarms-resource.ts'
import { auditLog, exportAuditLog } from './audit-log.ts'
import {
  correctCertificateAction,
  restoreCertificateAction,
  withdrawCertificateAction,
} from './certificate-actions.ts'
import { certificateList } from './certificates.ts'
import { applyCorrectionAction, declineCorrectionAction } from './correction-requests.ts'
import { approveRefundRequestAction, declineRefundRequestAction } from './customer-refund-request.ts'
import { customerFunctions } from './customers/index.ts'
import { exportFeedback, feedbackList, markFeedbackRead, markFeedbackUnread } from './feedback.ts'
import { requestQuoteAction } from './feedback-quote.ts'
import { funnel } from './funnel.ts'
import { acceptInvitationFunction } from './invitation.ts'
import { sendTestMailAction } from './launch-checklist.ts'
import { cancelMailAction, mailList, resendMailAction, retryMailAction } from './mail.ts'
import { adminMe } from './me.ts'
import { deleteMedia, mediaList } from './media.ts'
import { overview } from './overview.ts'
import { payment } from './payment.ts'
import { payments } from './payments.ts'
import { exportPayments } from './payments-csv.ts'
import { quizList, quizOfLesson } from './quizzes.ts'
import { refundPayment } from './refund.ts'
import { regradePreview, regradeQuiz } from './regrade.ts'
import { revenue } from './revenue.ts'
import {
  changeRoleAction,
  inviteStaffAction,
  removeStaffAction,
  staffList,
  transferOwnershipAction,
} from './staff.ts'

export { buildLaunchChecklist } from './launch-checklist.ts'
export { listStaff } from './staff.ts'

/** The functions of the admin area, which combine all other slices. Only `operations` and `cli/` import it. */
export const createAdminSlice: SliceFactory = () => ({
  resources: [alarmsResource],
  functions: [
    adminMe,
    acceptInvitationFunction,
    staffList,
    inviteStaffAction,
    changeRoleAction,
    removeStaffAction,
    transferOwnershipAction,
    auditLog,
    exportAuditLog,
    alarmList,
    snoozeAlarmAction,
    reopenAlarmAction,
    overview,
    sendTestMailAction,
    funnel,
    mailList,
    retryMailAction,
    cancelMailAction,
    resendMailAction,
    mediaList,
    deleteMedia,
    ...customerFunctions,
    quizList,
    quizOfLesson,
    regradePreview,
    regradeQuiz,
    certificateList,
    correctCertificateAction,
    withdrawCertificateAction,
    restoreCertificateAction,
    applyCorrectionAction,
    declineCorrectionAction,
    feedbackList,
    markFeedbackRead,
    markFeedbackUnread,
    exportFeedback,
    requestQuoteAction,
    payments,
    payment,
    revenue,
    exportPayments,
    refundPayment,
    approveRefundRequestAction,
    declineRefundRequestAction,
  ],
})
