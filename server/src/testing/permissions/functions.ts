import { randomUUID } from 'node:crypto'
import { library } from '@course/content/course/library'
import { administrators, everyone, type PermissionCase, perRole, staff, users } from './roles.ts'

export const functionCalls: Record<string, PermissionCase> = {
  'POST /functions/v1/resolve-alarm': {
    status: administrators(404),
    send: () => ({ body: { kind: 'payment.refused', subject: 'cs_test_none', fix: false } }),
  },
  'POST /functions/v1/create-checkout': { status: everyone(400), send: () => ({ body: { email: 'none' } }) },
  'POST /functions/v1/verify-payment': { status: everyone(404), send: () => ({ body: { sessionId: 'x' } }) },
  // Access to videos is tested in media/films.test.ts.
  'POST /functions/v1/film': { status: everyone(404), send: () => ({ body: { id: 'a'.repeat(32) } }) },
  'POST /functions/v1/quiz-questions': {
    status: users(200),
    send: () => ({ body: { lessonId: 'lesson1' } }),
  },
  // None of these callers has a round to answer.
  'POST /functions/v1/spaced-review': {
    status: users(200),
    responsePart: {
      select: ({ isOpen }: { isOpen?: boolean }) => isOpen,
      expected: perRole(undefined, false, true, false, undefined),
    },
  },
  'POST /functions/v1/answer-spaced-review': {
    status: perRole(401, 403, 400, 400, 401),
    send: () => ({ body: { since: 'x', number: 1, answers: [] } }),
  },
  // Everyone gets only their own plans, staff too.
  'POST /functions/v1/plan': {
    status: users(200),
    send: () => ({ body: {} }),
    responsePart: {
      select: ({ exercises, plans }: { exercises?: unknown[]; plans?: unknown[] }) => [
        exercises?.length,
        plans?.length,
      ],
      expected: perRole([undefined, undefined], [0, 0], [13, 0], [13, 0], [undefined, undefined]),
    },
  },
  'POST /functions/v1/plan-summary': { status: users(200) },
  'POST /functions/v1/save-plan': {
    status: perRole(401, 403, 200, 200, 401),
    send: () => ({ body: { planId: randomUUID(), changes: {}, seen: 0 } }),
  },
  'POST /functions/v1/choose-plan': {
    status: perRole(401, 403, 404, 404, 401),
    send: ({ other }) => ({ body: { planId: other.planId } }),
  },
  'POST /functions/v1/undo-plan': {
    status: perRole(401, 403, 404, 404, 401),
    send: ({ other }) => ({ body: { planId: other.planId, begunAt: 'x' } }),
  },
  'POST /functions/v1/plan-document': {
    status: perRole(401, 403, 404, 404, 401),
    send: ({ other }) => ({ body: { planId: other.planId, format: 'pdf', paper: 'a4', isAnnex: false } }),
  },
  'POST /functions/v1/toolkit': { status: perRole(401, 403, 200, 200, 401) },
  'POST /functions/v1/toolkit-file': {
    status: perRole(401, 403, 404, 404, 401),
    send: () => ({ body: { name: 'none' } }),
  },
  'POST /functions/v1/workshop-slides': {
    status: perRole(401, 403, 404, 404, 401),
    send: () => ({ body: { slug: 'none' } }),
  },
  'POST /functions/v1/library': {
    status: users(200),
    send: () => ({ body: { part: 'glossary' } }),
    responsePart: {
      select: ({ entries }: { entries?: unknown[] | null }) => entries && entries.length > 0,
      expected: perRole(undefined, null, true, true, undefined),
    },
  },
  'POST /functions/v1/library-article': { status: users(200), send: () => ({ body: { slug: 'none' } }) },
  'POST /functions/v1/lesson-library': {
    status: users(200),
    send: () => ({ body: { lessonId: 'lesson1' } }),
    responsePart: {
      select: ({ glossaryEntries }: { glossaryEntries?: unknown[] }) =>
        glossaryEntries && glossaryEntries.length > 0,
      expected: perRole(undefined, false, true, true, undefined),
    },
  },
  'POST /functions/v1/search-library': {
    status: users(200),
    send: () => ({ body: { query: 'chain' } }),
    responsePart: {
      select: ({ hits }: { hits?: unknown[] | null }) => hits && hits.length > 0,
      expected: perRole(undefined, null, true, true, undefined),
    },
  },
  'POST /functions/v1/request-set-password-mail': { status: users(200) },
  'POST /functions/v1/account-sessions': {
    status: users(200),
    // Everyone sees only their own.
    responsePart: {
      select: ({ sessions }: { sessions?: { isCurrent: boolean }[] }) =>
        sessions?.filter(({ isCurrent }) => isCurrent).length,
      expected: perRole<number | undefined>(undefined, 1, 1, 1, undefined),
    },
  },
  'POST /functions/v1/end-session': { status: users(200), send: () => ({ body: { id: randomUUID() } }) },
  'POST /functions/v1/purchases': {
    status: users(200),
    // Everyone sees only their own.
    responsePart: {
      select: ({ purchases }: { purchases?: unknown[] }) => purchases?.length,
      expected: perRole<number | undefined>(undefined, 0, 1, 0, undefined),
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
    responsePart: {
      select: ({ state }: { state: string }) => state,
      expected: perRole(undefined, 'unfinished', 'unfinished', 'specimen', undefined),
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
    status: perRole(401, 404, 404, 200, 401),
    send: () => ({ body: { studentName: 'Ada Learner', completionDate: '2026-01-01' } }),
  },
  'POST /functions/v1/certificate-privacy': {
    status: users(404),
    send: () => ({ body: { isPrivate: true } }),
  },
  'POST /functions/v1/certificate-badge': { status: users(404) },
  'POST /functions/v1/check-certificate': {
    status: everyone(200),
    send: () => ({ body: { number: 'none' } }),
  },
  // No account is needed, but the token is unknown.
  'POST /functions/v1/quote': { status: everyone(404), send: () => ({ body: { token: 'none' } }) },
  'POST /functions/v1/answer-quote': {
    status: everyone(404),
    send: () => ({ body: { token: 'none', isAgreed: true, name: '' } }),
  },
  'POST /functions/v1/optional-mails': { status: users(200) },
  'POST /functions/v1/choose-optional-mail': {
    status: users(200),
    send: () => ({ body: { kind: 'reminder', isWanted: false } }),
  },
  'POST /functions/v1/unsubscribe-link': {
    status: everyone(404),
    send: () => ({ body: { token: 'none' } }),
  },
  'POST /functions/v1/unsubscribe': { status: everyone(404), send: () => ({ body: { token: 'none' } }) },
  'POST /functions/v1/stop-factor-reset': {
    status: everyone(404),
    send: () => ({ body: { token: 'none' } }),
  },
  'POST /functions/v1/rename-factor': {
    status: users(404),
    send: ({ other }) => ({ body: { id: other.factorId, name: 'Mine' } }),
  },
  'POST /functions/v1/confirm-passkey': {
    status: users(400),
    send: () => ({
      body: {
        challenge_id: randomUUID(),
        credential: { id: 'none', response: { clientDataJSON: 'none' } },
      },
    }),
  },
  'POST /functions/v1/undo-added-factor': {
    status: everyone(404),
    send: () => ({ body: { token: 'none' } }),
  },
  'POST /functions/v1/download-my-data': { status: users(200) },
  // Staff leave the team first.
  'POST /functions/v1/delete-my-account': { status: [401, 200, 200, 409, 409, 409, 401] },
  'POST /functions/v1/track-visit': { status: everyone(200) },
  'POST /functions/v1/client-error': {
    status: everyone(200),
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
  // Version 0 never exists, so this is a conflict.
  'POST /functions/v1/restore-text': {
    status: administrators(409),
    send: () => ({ body: { text: 'lesson1/1', version: 1, baseVersion: 0 } }),
  },
  'POST /functions/v1/preview-text': {
    status: administrators(200),
    send: () => ({ body: { text: 'terms', content: '<p>New</p>' } }),
  },
  // Version 0 never exists, so this is a conflict.
  'POST /functions/v1/save-text': {
    status: administrators(409),
    send: () => ({
      body: { text: `article/${library.articles[0]?.slug}`, content: '<p>New</p>', base_version: 0 },
    }),
  },
  'POST /functions/v1/admin-stats': { status: staff(200) },
  '* /functions/v1/:name': { status: everyone(405), send: () => ({ path: '/functions/v1/admin-stats' }) },
}
