import type { Devices } from './account/devices.ts'
import type { MailPreference } from './account/optional-mails.ts'
import type { DeletionResponse } from './account/privacy.ts'
import type { AddedCustomers } from './admin/add-customers.ts'
import type { AdminAlarm, AdminMe, AuditLogEntry, CursorPage, StaffMember } from './admin/admin.ts'
import type { AdminStats } from './admin/analytics.ts'
import type { Announcement, AnnouncementSummary } from './admin/announcements.ts'
import type {
  CustomerAttempt,
  CustomerDetails,
  CustomerMail,
  CustomerPage,
  CustomerPayment,
  TimelineEvent,
} from './admin/customers.ts'
import type {
  AdminCertificate,
  FeedbackEntry,
  QuizDetails,
  QuizListEntry,
  RegradePreview,
  StarCounts,
} from './admin/learning.ts'
import type { AdminMail } from './admin/mail.ts'
import type { Funnel, Overview } from './admin/overview.ts'
import type { AdminSearchHits } from './admin/search.ts'
import type { CheckedCertificate } from './certificates/certificate-check.ts'
import type { CertificateState, IssuedCertificate } from './certificates/certificates.ts'
import type { ToolkitResponse } from './documents/documents.ts'
import type { EditTextResponse, PublishedVersion, SaveDraftResponse, TextVersions } from './editing/texts.ts'
import type { QuoteRequest } from './learning/feedback.ts'
import type {
  LessonLibrary,
  LibraryArticle,
  LibrarySection,
  LibrarySections,
  SearchHit,
} from './learning/library.ts'
import type { PlanResponse, PlanSummary, SavePlanResponse, StoredPlans } from './learning/plan.ts'
import type { CreatedPlanLink, PlanComment, SharedPlan } from './learning/plan-sharing.ts'
import type { QuizQuestionsResponse } from './learning/quizzes.ts'
import type { SimulationResponse } from './learning/simulation.ts'
import type { ReviewRound, SpacedReview } from './learning/spaced-review.ts'
import type { AdminMediaFile } from './media/media.ts'
import type { CheckoutResponse, PaymentVerification } from './sales/checkout.ts'
import type { CodeCheck, DiscountCodeDetails, DiscountCodes } from './sales/codes.ts'
import type { InvoiceLink } from './sales/invoices.ts'
import type { PaymentDetails, PaymentEntries, Revenue } from './sales/payments.ts'
import type { Purchases } from './sales/purchases.ts'
import type { SeatAcceptance, SeatInvitation, SeatLink, Team, TeamInvitationResult } from './sales/team.ts'
import type { SiteBlockList, SitePreview } from './site-content/functions.ts'
import type { MailPreview, MailTextDescription, MailTextSummary } from './site-content/mail-texts.ts'

type Done = { success: boolean }
type MailPreferences = { choices: readonly MailPreference[] }

/** What the reads of the admin area return as `data`. */
export interface AdminReads {
  'admin-add-customers-preview': AddedCustomers
  'admin-alarms': CursorPage<AdminAlarm>
  'admin-announcement': Announcement
  'admin-announcement-count': { count: number }
  'admin-announcement-preview': MailPreview
  'admin-announcements': CursorPage<AnnouncementSummary>
  'admin-audit-log': CursorPage<AuditLogEntry>
  'admin-certificates': CursorPage<AdminCertificate>
  'admin-code': DiscountCodeDetails
  'admin-codes': DiscountCodes
  'admin-customer': CustomerDetails
  'admin-customer-attempts': CursorPage<CustomerAttempt>
  'admin-customer-mails': CursorPage<CustomerMail>
  'admin-customer-payments': readonly CustomerPayment[]
  'admin-customer-timeline': Pick<CursorPage<TimelineEvent>, 'rows' | 'older'>
  'admin-customers': CustomerPage
  'admin-feedback': { counts: StarCounts; page: CursorPage<FeedbackEntry> }
  'admin-funnel': Funnel
  'admin-mails': CursorPage<AdminMail>
  'admin-me': AdminMe
  'admin-media': CursorPage<AdminMediaFile>
  'admin-overview': Overview
  'admin-payment': PaymentDetails
  'admin-payments': CursorPage<PaymentEntries[keyof PaymentEntries]>
  'admin-quiz': QuizDetails
  'admin-quizzes': readonly QuizListEntry[]
  'admin-regrade-preview': RegradePreview
  'admin-revenue': Revenue
  'admin-search': AdminSearchHits
  'admin-staff': readonly StaffMember[]
}

type AdminReadResults = { [Name in keyof AdminReads]: { data: AdminReads[Name] } }

/** What the functions under `/functions/v1` return, except files. */
export interface FunctionResults extends AdminReadResults {
  /** An admin action. */
  [name: `admin-${string}`]: { data: unknown }
  'admin-stats': { success: boolean; data: AdminStats; error: string | null }
  'resolve-alarm': { data: unknown }

  'account-sessions': Devices
  'answer-quote': QuoteRequest
  'answer-spaced-review': ReviewRound
  'ask-correction': IssuedCertificate
  'ask-for-refund': Purchases
  'accept-seat': SeatAcceptance
  certificate: CertificateState
  'certificate-privacy': IssuedCertificate
  'change-gift': Purchases
  'check-certificate': CheckedCertificate
  'check-code': CodeCheck
  'choose-optional-mail': MailPreferences
  'choose-plan': StoredPlans
  'comment-on-plan': PlanComment
  'confirm-passkey': Done
  'correct-certificate': IssuedCertificate
  'create-checkout': CheckoutResponse
  'create-plan-link': CreatedPlanLink
  'create-seat-link': SeatLink
  'delete-my-account': DeletionResponse
  'describe-mail-text': MailTextDescription
  'discard-draft': Record<never, never>
  'edit-text': EditTextResponse
  'end-session': Done
  'invite-team': TeamInvitationResult
  'invoice-link': InvoiceLink
  'issue-certificate': IssuedCertificate
  'lesson-library': LessonLibrary
  library: { entries: LibrarySections[LibrarySection] | null }
  'library-article': { article: LibraryArticle | null }
  'list-mail-texts': { mails: readonly MailTextSummary[] }
  'list-site-blocks': SiteBlockList
  'optional-mails': MailPreferences
  plan: PlanResponse
  'plan-summary': { plan: PlanSummary | null }
  'preview-mail-text': MailPreview
  'preview-site': SitePreview
  'preview-text': { content: string }
  purchases: Purchases
  'quiz-questions': QuizQuestionsResponse
  quote: QuoteRequest
  'release-seat': Team
  'rename-factor': Done
  'renew-seat': SeatLink
  'request-set-password-mail': Done & { data: { isMailed: boolean } }
  'restore-text': PublishedVersion
  'save-draft': SaveDraftResponse
  'save-plan': SavePlanResponse
  'save-text': PublishedVersion
  'search-library': { hits: SearchHit[] | null }
  'seat-invitation': SeatInvitation
  'shared-plan': SharedPlan
  simulation: SimulationResponse
  'spaced-review': SpacedReview
  'stop-factor-reset': Done
  team: Team
  'text-version': { content: string }
  'text-versions': TextVersions
  toolkit: ToolkitResponse
  'undo-added-factor': Done
  'undo-plan': SavePlanResponse
  unsubscribe: MailPreference
  'unsubscribe-link': MailPreference
  'update-plan-comment': PlanComment
  'verify-payment': PaymentVerification
  'withdraw-plan-link': Record<never, never>
  'withdraw-refund': Purchases
  'withdraw-seat': Team
}
