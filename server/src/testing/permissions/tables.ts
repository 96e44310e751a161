import { administrators, everyone, type PermissionCase, perRole, users } from './roles.ts'

const countRows = (body: readonly unknown[]) => body.length

export const tables: Record<string, PermissionCase> = {
  'GET /rest/v1/paid_customers': {
    status: users(200),
    responsePart: { select: countRows, expected: perRole(null, 0, 1, 0, null) },
  },
  'UPSERT /rest/v1/paid_customers': {
    status: perRole(401, 403, 200, 403, 401),
    send: ({ me }) => ({ body: { customer_id: me.userId, certificate_downloaded: true, paid_amount: 0 } }),
  },
  'GET /rest/v1/payment_events': { status: administrators(200) },
  'GET /rest/v1/alarms': { status: administrators(200) },
  'GET /rest/v1/quiz_results': {
    status: users(200),
    responsePart: { select: countRows, expected: perRole(null, 0, 0, 0, null) },
  },
  'INSERT /rest/v1/quiz_results': {
    status: users(201),
    send: ({ me }) => ({ body: { user_id: me.userId, lesson_id: 'lesson1', answers: ['0', '0'] } }),
  },
  'GET /rest/v1/course_completions': {
    status: users(200),
    responsePart: { select: countRows, expected: perRole(null, 0, 0, 0, null) },
  },
  'UPSERT /rest/v1/course_completions': {
    status: perRole(401, 403, 201, 201, 401),
    send: ({ me }) => ({
      body: { customer_id: me.userId, course_id: 'intro-change-management', completed_lessons: 1 },
    }),
  },
  'GET /rest/v1/pages_read': {
    status: users(200),
    responsePart: { select: countRows, expected: perRole(null, 0, 0, 0, null) },
  },
  'UPSERT /rest/v1/pages_read': {
    status: perRole(401, 403, 201, 201, 401),
    send: ({ me }) => ({ body: { customer_id: me.userId, lesson_id: 'lesson1', page_number: 1 } }),
  },
  'GET /rest/v1/lesson_content': {
    status: everyone(200),
    responsePart: { select: countRows, expected: perRole(0, 0, 3, 13, 0) },
  },
  'UPSERT /rest/v1/lesson_content': {
    status: administrators(200),
    send: () => ({ body: { lesson_id: 'lesson1', page_number: 1, content: '<p>New</p>' } }),
  },
  // The other customer's feedback is visible to administrators only.
  'GET /rest/v1/feedback': {
    status: users(200),
    responsePart: { select: countRows, expected: perRole(null, 0, 0, 1, null) },
  },
  'INSERT /rest/v1/feedback': {
    status: users(201),
    send: ({ me }) => ({ body: { customer_id: me.userId, email: me.email, star_rating: 5 } }),
  },
  'GET /rest/v1/policy_content': {
    status: everyone(200),
    responsePart: { select: countRows, expected: perRole(2, 2, 2, 2, 2) },
  },
  'INSERT /rest/v1/policy_content': {
    status: administrators(201),
    send: () => ({ body: { policy_type: 'terms', content: '<p>New</p>' } }),
  },
  'GET,POST /rest/v1/rpc/is_admin': {
    status: everyone(200),
    responsePart: { select: (body: boolean) => body, expected: perRole(false, false, false, true, false) },
  },
  '* /rest/v1/rpc/:name': { status: everyone(404), send: () => ({ path: '/rest/v1/rpc/drop_all' }) },
  '* /rest/v1/:table': { status: everyone(404), send: () => ({ path: '/rest/v1/users' }) },
}
