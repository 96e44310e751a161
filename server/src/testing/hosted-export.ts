import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { courseId } from '@course/contract/learning/progress'
import { csvLine } from '../http/csv.ts'
import { png, pngChunk } from './images.ts'

export const OLD_PASSWORD = 'the old password'
const HASHES = [
  '$2b$04$DhIkWiz8X3J3w8avkKydaufm.6KlZJr5GQqqJCz5/t9rxZMhDgLES',
  '$2y$10$R3JoegxPhpdx/K2tA59qB.xsFEC91wsPH7cKosQLjSZdc6gtinxvu',
] as const
export const sourceIds = Object.fromEntries(
  ['ada', 'ben', 'cleo', 'adaAgain', 'gone', 'unconfirmed', 'stranger', 'owner', 'guest'].map(
    (name, index) => [name, `0000000${index}-0000-4000-8000-000000000000`],
  ),
) as Record<string, string>

/** The imported image, without metadata and trailing data. */
export const sanitizedImage = png(30, 20)
const sourceImage = Buffer.concat([
  png(30, 20, [pngChunk('tEXt', Buffer.from('Author\0Ada'))]),
  Buffer.from('<script>alert(1)</script>'),
])

type Rows = readonly Record<string, string | number | boolean | null | undefined>[]

export const csv = (...lines: (string | number | null)[][]) => lines.map(csvLine).join('')

const confirmed = { encrypted_password: HASHES[0], email_confirmed_at: '2024-03-01 10:00:00+00' }
const encryptedElsewhere = '{"key_id":"k","alg":"aes-gcm","data":"x","nonce":"y"}'
const users: readonly Record<string, string | undefined>[] = [
  {
    ...{ id: sourceIds.ada, email: 'Ada@Old.example', encrypted_password: HASHES[0] },
    ...{ email_confirmed_at: '2024-02-01 10:00:00.5+00', confirmation_sent_at: '2024-02-01 09:59:00+00' },
    ...{ last_sign_in_at: '2025-01-01 00:00:00+00', created_at: '2024-01-31 08:00:00+00' },
    raw_user_meta_data: '{"name":"Ada","email_verified":true}',
  },
  {
    ...{ ...confirmed, id: sourceIds.ben, email: 'ben@old.example', encrypted_password: HASHES[1] },
    raw_user_meta_data: '{"requires_password_reset":true}',
  },
  { ...confirmed, id: sourceIds.cleo, email: 'cleo@old.example', encrypted_password: encryptedElsewhere },
  { ...confirmed, id: sourceIds.adaAgain, email: 'ADA@old.example', encrypted_password: HASHES[1] },
  { ...confirmed, id: sourceIds.gone, email: 'gone@old.example', deleted_at: '2024-04-01 10:00:00+00' },
  { id: sourceIds.unconfirmed, email: 'new@old.example', encrypted_password: HASHES[0] },
  { ...confirmed, id: sourceIds.stranger, email: 'not an address' },
  { ...confirmed, id: sourceIds.owner, email: 'admin@example.com' },
]
const userColumns = [
  ...['id', 'email', 'encrypted_password', 'email_confirmed_at', 'confirmation_sent_at'],
  ...['last_sign_in_at', 'deleted_at', 'created_at', 'raw_user_meta_data'],
]
const paidCustomers: Rows = [
  {
    ...{ customer_id: sourceIds.ada, email: 'ada@old.example' },
    ...{ certificate_downloaded: true, paid_amount: 299 },
  },
  { customer_id: sourceIds.ben, email: 'ben@old.example', certificate_downloaded: false, paid_amount: 0 },
  { customer_id: sourceIds.gone, email: 'gone@old.example', paid_amount: 299 },
  { customer_id: sourceIds.guest, email: 'Guest@Old.example', paid_amount: 299 },
  { customer_id: 'cus_guest', email: 'guest@old.example', paid_amount: 299 },
  { customer_id: 'cus_other', email: 'not an address', paid_amount: 299 },
]
const completions: Rows = [
  { customer_id: sourceIds.ada, course_id: courseId(), completed_lessons: 2, status: 'incomplete' },
  { customer_id: sourceIds.ben, course_id: 'another-course', completed_lessons: 2 },
  { customer_id: sourceIds.ben, course_id: courseId(), completed_lessons: 9 },
  { customer_id: 'cus_guest', course_id: courseId(), completed_lessons: 1 },
]
const { ada, ben } = sourceIds
const answers = '["0","1","2","3","0"]'
const quizResults = `id,user_id,lesson_id,answers,score,total_questions,created_at
11,${ada},lesson1,"${answers.replaceAll('"', '""')}",4,5,2024-02-03 10:00:00+00
12,${ada},lesson2,"{0,1,2,3,0,0,1,2,3,0}",3,10,2024-02-04 10:00:00+00
13,${ada},lesson2,"[""0""]",3,10,
14,${ada},lesson9,"[""0""]",1,1,
15,${ben},lesson1,"${answers.replaceAll('"', '""')}",6,5,
`
const unanswered = { question_1: '', question_2: '', question_3: '', question_4: '', question_5: '' }
const feedback: Rows = [
  {
    ...{ ...unanswered, id: 'f1', customer_id: ada, question_1: 'Clear.', question_2: null, star_rating: 5 },
    ...{ additional_comments: 'Thanks', created_at: '2024-03-01T10:00:00Z' },
  },
  { ...unanswered, id: 'f2', customer_id: ada, star_rating: 7 },
]

/** Writes an export of every table, as CSV and JSON, including rows and files that must be rejected. */
export function writeExport(folder: string): void {
  const files: Record<string, string | Buffer> = {
    'users_rows.csv': csv(
      userColumns,
      ...users.map((user) => userColumns.map((column) => user[column] ?? null)),
    ),
    'paid_customers.json': JSON.stringify(paidCustomers),
    'course_completions.jsonl': completions.map((row) => JSON.stringify(row)).join('\n'),
    'quiz_results.csv': quizResults,
    'feedback.json': JSON.stringify(feedback),
    'storage/images/deep/old.png': sourceImage,
    'storage/images/page.png': '<script>alert(1)</script>',
    'storage/images/begins-as-one.png': sanitizedImage.subarray(0, 40),
    'storage/images/drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'storage/images/other.jpg': sanitizedImage,
    'storage/images/tool.exe': 'MZ',
    'storage/videos/film.mp4': '\0\0\0\x14ftypisom\0\0\0\0isom',
    'storage/secrets/a.png': sanitizedImage,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}
