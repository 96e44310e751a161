import { courseId } from '@course/contract/learning/progress'
import { administrators, body, cases, customers, everyone, path, perRole, users } from './roles.ts'

/** The number of rows that a visitor, a new account, a customer, an administrator and a service get. */
const rows = (...counts: [number | null, number, number, number, number | null]) => ({
  select: (list: readonly unknown[]) => list.length,
  expected: perRole(...counts),
})

export const tableCases = cases('', {
  'GET /rest/v1/paid_customers': [users(200), undefined, rows(null, 0, 1, 0, null)],
  'UPSERT /rest/v1/paid_customers': [
    perRole(401, 403, 200, 403, 401),
    body(({ me }) => ({ customer_id: me.userId, certificate_downloaded: true, paid_amount: 0 })),
  ],
  'GET /rest/v1/payment_events': [administrators(200)],
  'GET /rest/v1/quiz_results': [users(200), undefined, rows(null, 0, 0, 0, null)],
  'INSERT /rest/v1/quiz_results': [
    users(201),
    body(({ me }) => ({ user_id: me.userId, lesson_id: 'lesson1', answers: ['0', '0'] })),
  ],
  'GET /rest/v1/course_completions': [users(200), undefined, rows(null, 0, 0, 0, null)],
  'UPSERT /rest/v1/course_completions': [
    customers(201),
    body(({ me }) => ({ customer_id: me.userId, course_id: courseId(), completed_lessons: 1 })),
  ],
  'GET /rest/v1/pages_read': [users(200), undefined, rows(null, 0, 0, 0, null)],
  'UPSERT /rest/v1/pages_read': [
    customers(201),
    body(({ me }) => ({ customer_id: me.userId, lesson_id: 'lesson1', page_number: 1 })),
  ],
  'GET /rest/v1/lesson_content': [everyone(200), undefined, rows(0, 0, 3, 13, 0)],
  'UPSERT /rest/v1/lesson_content': [
    administrators(200),
    body({ lesson_id: 'lesson1', page_number: 1, content: '<p>New</p>' }),
  ],
  // The other customer's feedback is visible to administrators only.
  'GET /rest/v1/feedback': [users(200), undefined, rows(null, 0, 0, 1, null)],
  'INSERT /rest/v1/feedback': [
    users(201),
    body(({ me }) => ({ customer_id: me.userId, email: me.email, star_rating: 5 })),
  ],
  'GET /rest/v1/policy_content': [everyone(200), undefined, rows(4, 4, 4, 4, 4)],
  'INSERT /rest/v1/policy_content': [
    administrators(201),
    body({ policy_type: 'terms', content: '<p>New</p>' }),
  ],
  'GET,POST /rest/v1/rpc/is_admin': [
    everyone(200),
    undefined,
    { select: (isAdmin: boolean) => isAdmin, expected: perRole(false, false, false, true, false) },
  ],
  '* /rest/v1/rpc/:name': [everyone(404), path('/rest/v1/rpc/drop_all')],
  '* /rest/v1/:table': [everyone(404), path('/rest/v1/users')],
})
