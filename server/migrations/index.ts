import type { Migration } from '../src/platform/migrate.ts'
import * as platform from './0000_platform.ts'
import * as accounts from './0001_accounts.ts'
import * as mail from './0002_mail.ts'
import * as checkout from './0003_checkout.ts'
import * as quizzes from './0004_quizzes.ts'
import * as progress from './0005_progress.ts'
import * as lessons from './0006_lessons.ts'
import * as certificates from './0007_certificates.ts'
import * as feedback from './0008_feedback.ts'
import * as policies from './0009_policies.ts'
import * as analytics from './0010_analytics.ts'
import * as mailboxProof from './0011_mailbox_proof.ts'
import * as access from './0012_access.ts'
import * as checkoutForms from './0013_checkout_forms.ts'
import * as heartbeats from './0014_heartbeats.ts'
import * as certificateRevisions from './0015_certificate_revisions.ts'
import * as retention from './0016_retention.ts'
import * as fieldNames from './0017_field_names.ts'
import * as office from './0018_office.ts'
import * as customers from './0019_customers.ts'
import * as refunds from './0020_refunds.ts'
import * as learning from './0021_learning.ts'
import * as numbers from './0022_numbers.ts'
import * as decisions from './0023_decisions.ts'
import * as quotes from './0024_quotes.ts'
import * as certificateStates from './0025_certificate_states.ts'
import * as credentials from './0026_credentials.ts'
import * as plans from './0027_plans.ts'
import * as account from './0028_account.ts'
import * as factors from './0029_factors.ts'
import * as quizDraws from './0031_quiz_draws.ts'
import * as mailChoices from './0032_mail_choices.ts'
import * as passkeys from './0033_passkeys.ts'
import * as pagesRead from './0034_pages_read.ts'
import * as spacedReviews from './0035_spaced_reviews.ts'
import * as deletionRequests from './0036_deletion_requests.ts'
import * as correctionRequests from './0038_correction_requests.ts'
import * as textDrafts from './0039_text_drafts.ts'
import * as mediaFiles from './0040_media_files.ts'
import * as factorUndos from './0041_factor_undos.ts'
import * as importedPasswords from './0043_imported_passwords.ts'
import * as films from './0044_films.ts'
import * as pictureSizes from './0045_picture_sizes.ts'
import * as libraryVersions from './0046_library_versions.ts'
import * as purchasesByStateAndCustomer from './0047_purchases_by_state_and_customer.ts'
import * as givenAccess from './0048_given_access.ts'
import * as failedSignIns from './0052_failed_sign_ins.ts'
import * as mfaPrompts from './0053_mfa_prompts.ts'
import * as operationDigests from './0054_operation_digests.ts'
import * as mailsByAccount from './0055_mails_by_account.ts'
import * as secretFingerprints from './0056_secret_fingerprints.ts'
import * as replacedMedia from './0057_replaced_media.ts'
import * as refundNames from './0059_refund_names.ts'
import * as names from './0060_names.ts'
import * as textVersions from './0061_text_versions.ts'
import * as announcements from './0063_announcements.ts'
import * as mailBatches from './0064_mail_batches.ts'
import * as discountCodes from './0066_discount_codes.ts'
import * as companyInvoices from './0067_company_invoices.ts'
import * as seats from './0068_seats.ts'
import * as backups from './0069_backups.ts'
import * as purchaseCountry from './0070_purchase_country.ts'
import * as gifts from './0071_gifts.ts'
import * as planSharing from './0072_plan_sharing.ts'
import * as consentAndSources from './0073_consent_and_sources.ts'
import * as sharedAssets from './0074_shared_assets.ts'

/**
 * The schema's history, oldest first; applied by name in this order. A released migration is never edited.
 */
export const migrations: Record<string, Migration> = {
  '0000_platform': platform,
  '0001_accounts': accounts,
  '0002_mail': mail,
  '0003_checkout': checkout,
  '0004_quizzes': quizzes,
  '0005_progress': progress,
  '0006_lessons': lessons,
  '0007_certificates': certificates,
  '0008_feedback': feedback,
  '0009_policies': policies,
  '0010_analytics': analytics,
  '0011_mailbox_proof': mailboxProof,
  '0012_access': access,
  '0013_checkout_forms': checkoutForms,
  '0014_heartbeats': heartbeats,
  '0015_certificate_revisions': certificateRevisions,
  '0016_retention': retention,
  '0017_field_names': fieldNames,
  '0018_office': office,
  '0019_customers': customers,
  '0020_refunds': refunds,
  '0021_learning': learning,
  '0022_numbers': numbers,
  '0023_decisions': decisions,
  '0024_quotes': quotes,
  '0025_certificate_states': certificateStates,
  '0026_credentials': credentials,
  '0027_plans': plans,
  '0028_account': account,
  '0029_factors': factors,
  '0031_quiz_draws': quizDraws,
  '0032_mail_choices': mailChoices,
  '0033_passkeys': passkeys,
  '0034_pages_read': pagesRead,
  '0035_spaced_reviews': spacedReviews,
  '0036_deletion_requests': deletionRequests,
  '0038_correction_requests': correctionRequests,
  '0039_text_drafts': textDrafts,
  '0040_media_files': mediaFiles,
  '0041_factor_undos': factorUndos,
  '0043_imported_passwords': importedPasswords,
  '0044_films': films,
  '0045_picture_sizes': pictureSizes,
  '0046_library_versions': libraryVersions,
  '0047_purchases_by_state_and_customer': purchasesByStateAndCustomer,
  '0048_given_access': givenAccess,
  '0052_failed_sign_ins': failedSignIns,
  '0053_mfa_prompts': mfaPrompts,
  '0054_operation_digests': operationDigests,
  '0055_mails_by_account': mailsByAccount,
  '0056_secret_fingerprints': secretFingerprints,
  '0057_replaced_media': replacedMedia,
  '0059_refund_names': refundNames,
  '0060_names': names,
  '0061_text_versions': textVersions,
  '0063_announcements': announcements,
  '0064_mail_batches': mailBatches,
  '0066_discount_codes': discountCodes,
  '0067_company_invoices': companyInvoices,
  '0068_seats': seats,
  '0069_backups': backups,
  '0070_purchase_country': purchaseCountry,
  '0071_gifts': gifts,
  '0072_plan_sharing': planSharing,
  '0073_consent_and_sources': consentAndSources,
  '0074_shared_assets': sharedAssets,
}
