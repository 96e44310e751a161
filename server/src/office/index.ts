import type { OpenSlice } from '../platform/slice.ts'
import { alarmList, resumeAlarm, setAlarmAside } from './alarms.ts'
import { correctCertificate, restoreCertificate, withdrawCertificate } from './certificate-acts.ts'
import { certificateList } from './certificates.ts'
import { declineCorrection, makeCorrection } from './correction-requests.ts'
import { customerFunctions } from './customers/index.ts'
import { exportFeedback, feedbackList, markFeedbackRead, markFeedbackUnread } from './feedback.ts'
import { askForQuote } from './feedback-quote.ts'
import { funnel } from './funnel.ts'
import { joinTeam } from './invitation.ts'
import { sendTestMail } from './launch.ts'
import { exportLog, log } from './log.ts'
import { mailList, sendMailAnew, stopWaitingMail, tryMail } from './mail.ts'
import { officeMe } from './me.ts'
import { deleteMedia, mediaList } from './media.ts'
import { overview } from './overview.ts'
import { payment } from './payment.ts'
import { payments } from './payments.ts'
import { exportPayments } from './payments-csv.ts'
import { personalData } from './personal-data.ts'
import { quizList, quizOfLesson } from './quizzes.ts'
import { refundPayment } from './refund.ts'
import { declineRefundClaim, grantClaim } from './refund-claim.ts'
import { regradeQuiz, regradeTrial } from './regrade.ts'
import { revenue } from './revenue.ts'
import { changeRole, handOverOwnership, inviteMember, removeMember, team } from './team.ts'

export { readLaunchList } from './launch.ts'
export { readTeam } from './team.ts'

/** The owner's office. To the left of all others, since it shows and does what they know. */
export const openOffice: OpenSlice = () => ({
  personalData,
  functions: [
    officeMe,
    joinTeam,
    team,
    inviteMember,
    changeRole,
    removeMember,
    handOverOwnership,
    log,
    exportLog,
    alarmList,
    setAlarmAside,
    resumeAlarm,
    overview,
    sendTestMail,
    funnel,
    mailList,
    tryMail,
    stopWaitingMail,
    sendMailAnew,
    mediaList,
    deleteMedia,
    ...customerFunctions,
    quizList,
    quizOfLesson,
    regradeTrial,
    regradeQuiz,
    certificateList,
    correctCertificate,
    withdrawCertificate,
    restoreCertificate,
    makeCorrection,
    declineCorrection,
    feedbackList,
    markFeedbackRead,
    markFeedbackUnread,
    exportFeedback,
    askForQuote,
    payments,
    payment,
    revenue,
    exportPayments,
    refundPayment,
    grantClaim,
    declineRefundClaim,
  ],
})
