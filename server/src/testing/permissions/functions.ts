import { randomUUID } from 'node:crypto'
import { library } from '@course/content/course/library'
import { defaultContent } from '@course/content/site/content'
import { action, administrators, body, cases, customers, everyone, path, perRole, users } from './roles.ts'

const token = { token: 'none' }
const certificate = { studentName: 'Ada Learner', completionDate: '2026-01-01' }
const lesson = { text: 'lesson1/1' }

export const functionCases = {
  ...cases('POST /functions/v1/', {
    'resolve-alarm': [
      administrators(404),
      action({ kind: 'payment.refused', subject: 'cs_test_none', fix: false }),
    ],
    'create-checkout': [everyone(400), body({ email: 'none' })],
    'check-code': [everyone(200), body({ code: 'not a code' })],
    'verify-payment': [everyone(404), body({ sessionId: 'x' })],
    purchases: [
      users(200),
      undefined,
      // Everyone sees only their own.
      {
        select: ({ purchases }: { purchases?: unknown[] }) => purchases?.length,
        expected: perRole<number | undefined>(undefined, 0, 1, 0, undefined),
      },
    ],
    'ask-for-refund': [users(404), body({ purchaseId: randomUUID(), reason: '' })],
    'invoice-link': [users(404), body({ purchaseId: randomUUID() })],
    team: [
      users(200),
      undefined,
      // Everyone sees only their own.
      {
        select: ({ orders }: { orders?: unknown[] }) => orders?.length,
        expected: perRole<number | undefined>(undefined, 0, 0, 0, undefined),
      },
    ],
    'invite-team': [users(409), body({ emails: ['invited@learner.example'] })],
    'create-seat-link': [users(409)],
    'renew-seat': [users(409), body({ id: randomUUID() })],
    'withdraw-seat': [users(409), body({ id: randomUUID() })],
    'release-seat': [users(409), body({ id: randomUUID() })],
    'seat-invitation': [everyone(404), body({ token: 'none' })],
    'accept-seat': [everyone(404), body({ token: 'none' })],
    'change-gift': [users(409), body({ purchaseId: randomUUID(), gift: {} })],
    'gift-card': [users(409), body({ purchaseId: randomUUID() })],
    'withdraw-refund': [users(404), body({ purchaseId: randomUUID(), reason: '' })],

    // Access to videos is tested in media/videos.test.ts.
    film: [everyone(404), body({ id: 'a'.repeat(32) })],
    'quiz-questions': [users(200), body({ lessonId: 'lesson1' })],
    // None of these callers has a round to answer.
    'spaced-review': [
      users(200),
      undefined,
      {
        select: ({ isOpen }: { isOpen?: boolean }) => isOpen,
        expected: perRole(undefined, false, true, false, undefined),
      },
    ],
    'answer-spaced-review': [customers(400), body({ since: 'x', number: 1, answers: [] })],

    // Everyone gets only their own plans, staff too.
    plan: [
      users(200),
      body({}),
      {
        select: ({ exercises, plans }: { exercises?: unknown[]; plans?: unknown[] }) => [
          exercises?.length,
          plans?.length,
        ],
        expected: perRole([undefined, undefined], [0, 0], [13, 0], [13, 0], [undefined, undefined]),
      },
    ],
    'plan-summary': [users(200)],
    // It opens after lesson 3, for staff at once.
    simulation: [
      users(200),
      undefined,
      {
        select: ({
          simulation,
          lockedUntil,
        }: {
          simulation?: object | null
          lockedUntil?: number | null
        }) => [simulation && typeof simulation, lockedUntil],
        expected: perRole(
          [undefined, undefined],
          [null, null],
          [null, 3],
          ['object', null],
          [undefined, undefined],
        ),
      },
    ],
    'save-plan': [customers(200), body(() => ({ planId: randomUUID(), changes: {}, seen: 0 }))],
    'choose-plan': [customers(404), body(({ other }) => ({ planId: other.planId }))],
    'undo-plan': [customers(404), body(({ other }) => ({ planId: other.planId, begunAt: 'x' }))],
    'create-plan-link': [customers(404), body(({ other }) => ({ planId: other.planId, name: 'Dana' }))],
    'withdraw-plan-link': [users(404), body(() => ({ id: randomUUID() }))],
    'update-plan-comment': [
      customers(404),
      body(() => ({ id: randomUUID(), linkId: randomUUID(), reply: 'Thank you' })),
    ],
    'shared-plan': [everyone(404), body(token)],
    'comment-on-plan': [
      everyone(404),
      body(() => ({ ...token, id: randomUUID(), field: 'w01/promise', author: 'Dana', text: 'Why?' })),
    ],
    'plan-document': [
      customers(404),
      body(({ other }) => ({ planId: other.planId, format: 'pdf', paper: 'a4', isAnnex: false })),
    ],
    toolkit: [customers(200)],
    'toolkit-file': [customers(404), body({ name: 'none' })],
    'workshop-slides': [customers(404), body({ slug: 'none' })],
    library: [
      users(200),
      body({ part: 'glossary' }),
      {
        select: ({ entries }: { entries?: unknown[] | null }) => entries && entries.length > 0,
        expected: perRole(undefined, null, true, true, undefined),
      },
    ],
    'library-article': [users(200), body({ slug: 'none' })],
    'lesson-library': [
      users(200),
      body({ lessonId: 'lesson1' }),
      {
        select: ({ glossaryEntries }: { glossaryEntries?: unknown[] }) =>
          glossaryEntries && glossaryEntries.length > 0,
        expected: perRole(undefined, false, true, true, undefined),
      },
    ],
    'search-library': [
      users(200),
      body({ query: 'chain' }),
      {
        select: ({ hits }: { hits?: unknown[] | null }) => hits && hits.length > 0,
        expected: perRole(undefined, null, true, true, undefined),
      },
    ],

    'request-set-password-mail': [users(200)],
    'account-sessions': [
      users(200),
      undefined,
      // Everyone sees only their own.
      {
        select: ({ sessions }: { sessions?: { isCurrent: boolean }[] }) =>
          sessions?.filter(({ isCurrent }) => isCurrent).length,
        expected: perRole<number | undefined>(undefined, 1, 1, 1, undefined),
      },
    ],
    'end-session': [users(200), body({ id: randomUUID() })],
    'stop-factor-reset': [everyone(404), body(token)],
    'undo-added-factor': [everyone(404), body(token)],
    'rename-factor': [users(404), body(({ other }) => ({ id: other.factorId, name: 'Mine' }))],
    'confirm-passkey': [
      users(400),
      body(() => ({
        challenge_id: randomUUID(),
        credential: { id: 'none', response: { clientDataJSON: 'none' } },
      })),
    ],

    certificate: [
      users(200),
      undefined,
      {
        select: ({ state }: { state: string }) => state,
        expected: perRole(undefined, 'unfinished', 'unfinished', 'specimen', undefined),
      },
    ],
    'issue-certificate': [users(403), body(certificate)],
    'correct-certificate': [users(404), body({ ...certificate, revision: 1 })],
    'ask-correction': [users(404), body({ ...certificate, note: '' })],
    'certificate-pdf': [perRole(401, 404, 404, 200, 401), body(certificate)],
    'certificate-privacy': [users(404), body({ isPrivate: true })],
    'certificate-badge': [users(404)],
    'check-certificate': [everyone(200), body({ number: 'none' })],

    // No account is needed, but the token is unknown.
    quote: [everyone(404), body(token)],
    'answer-quote': [everyone(404), body({ ...token, isAgreed: true, name: '' })],
    'unsubscribe-link': [everyone(404), body(token)],
    unsubscribe: [everyone(404), body(token)],
    'optional-mails': [users(200)],
    'choose-optional-mail': [users(200), body({ kind: 'reminder', isWanted: false })],
    'download-my-data': [users(200)],
    // Staff give up their role first.
    'delete-my-account': [[401, 200, 200, 409, 409, 409, 401]],
    'track-visit': [everyone(200)],
    'client-error': [everyone(200), body({ message: 'Error: broken', frames: [], page: '/welcome' })],

    'edit-text': [administrators(200), body({ text: 'terms' })],
    'save-draft': [
      administrators(200),
      body(() => ({
        ...lesson,
        content: '<p>New</p>',
        baseVersion: 1,
        editorId: randomUUID(),
        isTakenOver: true,
      })),
    ],
    'discard-draft': [administrators(200), body(lesson)],
    'text-versions': [administrators(200), body(lesson)],
    'text-version': [administrators(200), body({ ...lesson, version: 1 })],
    'preview-text': [administrators(200), body({ text: 'terms', content: '<p>New</p>' })],
    'list-site-blocks': [administrators(200), body({})],
    'list-mail-texts': [administrators(200), body({})],
    'describe-mail-text': [administrators(200), body({ mail: 'welcome' })],
    'preview-mail-text': [administrators(400), body({ mail: 'welcome', content: '{}' })],
    'preview-site': [administrators(200), body({ block: 'hero', value: defaultContent.hero })],
    // Version 0 never exists, so these are conflicts.
    'restore-text': [administrators(409), body({ ...lesson, version: 1, baseVersion: 0 })],
    'save-text': [
      administrators(409),
      body({ text: `article/${library.articles[0]?.slug}`, content: '<p>New</p>', base_version: 0 }),
    ],
  }),
  ...cases('* /functions/v1/', { ':name': [everyone(405), path('/functions/v1/admin-stats')] }),
}
