import { randomUUID } from 'node:crypto'
import { library } from '@course/content/course/library'
import { administrators, byKind, everybody, type PermissionCase, team, users } from './roles.ts'

export const functionCalls: Record<string, PermissionCase> = {
  // Everybody may ask; what is asked for here is refused as it would be to a customer.
  'POST /functions/v1/resolve-alarm': {
    status: administrators(404),
    send: () => ({ body: { kind: 'payment.refused', subject: 'cs_test_none', fix: false } }),
  },
  'POST /functions/v1/create-checkout': { status: everybody(400), send: () => ({ body: { email: 'none' } }) },
  'POST /functions/v1/verify-payment': { status: everybody(404), send: () => ({ body: { sessionId: 'x' } }) },
  // Who may watch which film: media/films.test.ts.
  'POST /functions/v1/film': { status: everybody(404), send: () => ({ body: { id: 'a'.repeat(32) } }) },
  'POST /functions/v1/quiz-questions': {
    status: users(200),
    send: () => ({ body: { lessonId: 'lesson1' } }),
  },
  // Only a paying learner is asked; here nobody has a round to answer.
  'POST /functions/v1/spaced-review': {
    status: users(200),
    seen: {
      of: ({ isOpen }: { isOpen?: boolean }) => isOpen,
      by: byKind(undefined, false, true, false, undefined),
    },
  },
  'POST /functions/v1/answer-spaced-review': {
    status: byKind(401, 403, 400, 403, 401),
    send: () => ({ body: { since: 'x', number: 1, answers: [] } }),
  },
  // Everybody has only plans of their own; nobody on the team can ask for another's.
  'POST /functions/v1/plan': {
    status: users(200),
    send: () => ({ body: {} }),
    seen: {
      of: ({ exercises, plans }: { exercises?: unknown[]; plans?: unknown[] }) => [
        exercises?.length,
        plans?.length,
      ],
      by: byKind([undefined, undefined], [0, 0], [13, 0], [13, 0], [undefined, undefined]),
    },
  },
  'POST /functions/v1/plan-summary': { status: users(200) },
  'POST /functions/v1/save-plan': {
    status: byKind(401, 403, 200, 200, 401),
    send: () => ({ body: { planId: randomUUID(), changes: {}, seen: 0 } }),
  },
  'POST /functions/v1/choose-plan': {
    status: byKind(401, 403, 404, 404, 401),
    send: ({ other }) => ({ body: { planId: other.planId } }),
  },
  'POST /functions/v1/undo-plan': {
    status: byKind(401, 403, 404, 404, 401),
    send: ({ other }) => ({ body: { planId: other.planId, begunAt: 'x' } }),
  },
  'POST /functions/v1/plan-document': {
    status: byKind(401, 403, 404, 404, 401),
    send: ({ other }) => ({ body: { planId: other.planId, format: 'pdf', paper: 'a4', isAnnex: false } }),
  },
  'POST /functions/v1/toolkit': { status: byKind(401, 403, 200, 200, 401) },
  'POST /functions/v1/toolkit-file': {
    status: byKind(401, 403, 404, 404, 401),
    send: () => ({ body: { name: 'none' } }),
  },
  'POST /functions/v1/workshop-slides': {
    status: byKind(401, 403, 404, 404, 401),
    send: () => ({ body: { slug: 'none' } }),
  },
  'POST /functions/v1/library': {
    status: users(200),
    send: () => ({ body: { part: 'glossary' } }),
    seen: {
      of: ({ entries }: { entries?: unknown[] | null }) => entries && entries.length > 0,
      by: byKind(undefined, null, true, true, undefined),
    },
  },
  'POST /functions/v1/library-article': { status: users(200), send: () => ({ body: { slug: 'none' } }) },
  'POST /functions/v1/lesson-library': {
    status: users(200),
    send: () => ({ body: { lessonId: 'lesson1' } }),
    seen: {
      of: ({ words }: { words?: unknown[] }) => words && words.length > 0,
      by: byKind(undefined, false, true, true, undefined),
    },
  },
  'POST /functions/v1/search-library': {
    status: users(200),
    send: () => ({ body: { query: 'chain' } }),
    seen: {
      of: ({ hits }: { hits?: unknown[] | null }) => hits && hits.length > 0,
      by: byKind(undefined, null, true, true, undefined),
    },
  },
  'POST /functions/v1/account-sessions': {
    status: users(200),
    // Everybody sees their own alone.
    seen: {
      of: ({ sessions }: { sessions?: { isCurrent: boolean }[] }) =>
        sessions?.filter(({ isCurrent }) => isCurrent).length,
      by: byKind<number | undefined>(undefined, 1, 1, 1, undefined),
    },
  },
  'POST /functions/v1/end-session': { status: users(200), send: () => ({ body: { id: randomUUID() } }) },
  'POST /functions/v1/purchases': {
    status: users(200),
    // Everybody sees their own alone.
    seen: {
      of: ({ purchases }: { purchases?: unknown[] }) => purchases?.length,
      by: byKind<number | undefined>(undefined, 0, 1, 0, undefined),
    },
  },
  'POST /functions/v1/ask-for-refund': {
    status: users(404),
    send: () => ({ body: { purchaseId: randomUUID(), reason: '' } }),
  },
  'POST /functions/v1/withdraw-refund': {
    status: users(404),
    send: () => ({ body: { purchaseId: randomUUID(), reason: '' } }),
  },
  'POST /functions/v1/certificate': {
    status: users(200),
    seen: {
      of: ({ state }: { state: string }) => state,
      by: byKind(undefined, 'unfinished', 'unfinished', 'specimen', undefined),
    },
  },
  'POST /functions/v1/issue-certificate': {
    status: users(403),
    send: () => ({ body: { studentName: 'Ada Learner', completionDate: '2026-01-01' } }),
  },
  'POST /functions/v1/correct-certificate': {
    status: users(404),
    send: () => ({ body: { studentName: 'Ada Learner', completionDate: '2026-01-01', revision: 1 } }),
  },
  'POST /functions/v1/ask-correction': {
    status: users(404),
    send: () => ({ body: { studentName: 'Ada Learner', completionDate: '2026-01-01', note: '' } }),
  },
  'POST /functions/v1/certificate-pdf': {
    status: byKind(401, 404, 404, 200, 401),
    send: () => ({ body: { studentName: 'Ada Learner', completionDate: '2026-01-01' } }),
  },
  'POST /functions/v1/certificate-privacy': {
    status: users(404),
    send: () => ({ body: { isPrivate: true } }),
  },
  'POST /functions/v1/certificate-badge': { status: users(404) },
  'POST /functions/v1/check-certificate': {
    status: everybody(200),
    send: () => ({ body: { number: 'none' } }),
  },
  // Whoever has the link may ask; nobody has this one.
  'POST /functions/v1/quote': { status: everybody(404), send: () => ({ body: { token: 'none' } }) },
  'POST /functions/v1/answer-quote': {
    status: everybody(404),
    send: () => ({ body: { token: 'none', isAgreed: true, name: '' } }),
  },
  'POST /functions/v1/optional-mails': { status: users(200) },
  'POST /functions/v1/choose-optional-mail': {
    status: users(200),
    send: () => ({ body: { kind: 'reminder', isWanted: false } }),
  },
  'POST /functions/v1/unsubscribe-link': {
    status: everybody(404),
    send: () => ({ body: { token: 'none' } }),
  },
  'POST /functions/v1/unsubscribe': { status: everybody(404), send: () => ({ body: { token: 'none' } }) },
  'POST /functions/v1/stop-factor-reset': {
    status: everybody(404),
    send: () => ({ body: { token: 'none' } }),
  },
  'POST /functions/v1/rename-factor': {
    status: users(404),
    send: ({ other }) => ({ body: { id: other.factorId, name: 'Mine' } }),
  },
  'POST /functions/v1/undo-added-factor': {
    status: everybody(404),
    send: () => ({ body: { token: 'none' } }),
  },
  // A session alone takes and deletes nothing: the password is asked for first.
  'POST /functions/v1/download-my-data': { status: users(400) },
  'POST /functions/v1/delete-my-account': { status: users(400) },
  'POST /functions/v1/track-visit': { status: everybody(200) },
  'POST /functions/v1/client-error': {
    status: everybody(200),
    send: () => ({ body: { message: 'Error: broken', frames: [], page: '/welcome' } }),
  },
  'POST /functions/v1/edit-text': { status: administrators(200), send: () => ({ body: { text: 'terms' } }) },
  'POST /functions/v1/save-draft': {
    status: administrators(200),
    send: () => ({
      body: {
        text: 'lesson1/1',
        content: '<p>New</p>',
        baseVersion: 1,
        editorId: randomUUID(),
        isTakenOver: true,
      },
    }),
  },
  'POST /functions/v1/discard-draft': {
    status: administrators(200),
    send: () => ({ body: { text: 'lesson1/1' } }),
  },
  'POST /functions/v1/text-versions': {
    status: administrators(200),
    send: () => ({ body: { text: 'lesson1/1' } }),
  },
  'POST /functions/v1/text-version': {
    status: administrators(200),
    send: () => ({ body: { text: 'lesson1/1', version: 1 } }),
  },
  // Nobody has seen a version nought.
  'POST /functions/v1/restore-text': {
    status: administrators(409),
    send: () => ({ body: { text: 'lesson1/1', version: 1, baseVersion: 0 } }),
  },
  'POST /functions/v1/preview-text': {
    status: administrators(200),
    send: () => ({ body: { text: 'terms', content: '<p>New</p>' } }),
  },
  // Nobody has begun on a version nought.
  'POST /functions/v1/save-library-text': {
    status: administrators(409),
    send: () => ({
      body: { text: `article/${library.articles[0]?.slug}`, content: '<p>New</p>', base_version: 0 },
    }),
  },
  'POST /functions/v1/admin-stats': { status: team(200) },
  '* /functions/v1/:name': { status: everybody(405), send: () => ({ path: '/functions/v1/admin-stats' }) },
}
