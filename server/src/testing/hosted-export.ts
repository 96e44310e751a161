import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

export const csv = (...lines: (string | number | null)[][]) => lines.map(csvLine).join('')

const users = csv(
  [
    'id',
    'email',
    'encrypted_password',
    'email_confirmed_at',
    'confirmation_sent_at',
    'last_sign_in_at',
    'deleted_at',
    'created_at',
    'raw_user_meta_data',
  ],
  ...(
    [
      [
        'ada',
        'Ada@Old.example',
        HASHES[0],
        '2024-02-01 10:00:00.5+00',
        '2024-02-01 09:59:00+00',
        '2025-01-01 00:00:00+00',
        null,
        '{"name":"Ada","email_verified":true}',
      ],
      [
        'ben',
        'ben@old.example',
        HASHES[1],
        '2024-03-01 10:00:00+00',
        null,
        null,
        null,
        '{"requires_password_reset":true}',
      ],
      [
        'cleo',
        'cleo@old.example',
        '{"key_id":"k","alg":"aes-gcm","data":"x","nonce":"y"}',
        '2024-03-01 10:00:00+00',
        null,
        null,
        null,
        '',
      ],
      ['adaAgain', 'ADA@old.example', HASHES[1], '2024-05-01 10:00:00+00', null, null, null, ''],
      [
        'gone',
        'gone@old.example',
        HASHES[0],
        '2024-03-01 10:00:00+00',
        null,
        null,
        '2024-04-01 10:00:00+00',
        '',
      ],
      ['unconfirmed', 'new@old.example', HASHES[0], null, null, null, null, ''],
      ['stranger', 'not an address', HASHES[0], '2024-03-01 10:00:00+00', null, null, null, ''],
      ['owner', 'admin@example.com', HASHES[0], '2024-03-01 10:00:00+00', null, null, null, ''],
    ] as const
  ).map(([name, email, hash, confirmed, sent, signedIn, deleted, meta]) => [
    sourceIds[name]!,
    email,
    hash,
    confirmed,
    sent,
    signedIn,
    deleted,
    '2024-01-31 08:00:00+00',
    meta || null,
  ]),
)

/** Writes an export of every table, as CSV and JSON, including rows and files that must be rejected. */
export function writeExport(folder: string): void {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('users_rows.csv', users)
  write(
    'paid_customers.json',
    JSON.stringify([
      {
        customer_id: sourceIds.ada,
        email: 'ada@old.example',
        certificate_downloaded: true,
        paid_amount: 299,
      },
      { customer_id: sourceIds.ben, email: 'ben@old.example', certificate_downloaded: false, paid_amount: 0 },
      { customer_id: sourceIds.gone, email: 'gone@old.example', paid_amount: 299 },
      { customer_id: sourceIds.guest, email: 'Guest@Old.example', paid_amount: 299 },
      { customer_id: 'cus_guest', email: 'guest@old.example', paid_amount: 299 },
      { customer_id: 'cus_other', email: 'not an address', paid_amount: 299 },
    ]),
  )
  write(
    'course_completions.jsonl',
    [
      {
        customer_id: sourceIds.ada,
        course_id: 'intro-change-management',
        completed_lessons: 2,
        status: 'incomplete',
      },
      { customer_id: sourceIds.ben, course_id: 'another-course', completed_lessons: 2 },
      { customer_id: sourceIds.ben, course_id: 'intro-change-management', completed_lessons: 9 },
      { customer_id: 'cus_guest', course_id: 'intro-change-management', completed_lessons: 1 },
    ]
      .map((row) => JSON.stringify(row))
      .join('\n'),
  )
  write(
    'quiz_results.csv',
    csv(
      ['id', 'user_id', 'lesson_id', 'answers', 'score', 'total_questions', 'created_at'],
      ['11', sourceIds.ada!, 'lesson1', '["0","1","2","3","0"]', 4, 5, '2024-02-03 10:00:00+00'],
      ['12', sourceIds.ada!, 'lesson2', '{0,1,2,3,0,0,1,2,3,0}', 3, 10, '2024-02-04 10:00:00+00'],
      ['13', sourceIds.ada!, 'lesson2', '["0"]', 3, 10, null],
      ['14', sourceIds.ada!, 'lesson9', '["0"]', 1, 1, null],
      ['15', sourceIds.ben!, 'lesson1', '["0","1","2","3","0"]', 6, 5, null],
    ),
  )
  write(
    'feedback.json',
    JSON.stringify([
      {
        id: 'f1',
        customer_id: sourceIds.ada,
        question_1: 'Clear.',
        question_2: null,
        question_3: '',
        question_4: '',
        question_5: '',
        star_rating: 5,
        additional_comments: 'Thanks',
        created_at: '2024-03-01T10:00:00Z',
      },
      {
        id: 'f2',
        customer_id: sourceIds.ada,
        question_1: '',
        question_2: '',
        question_3: '',
        question_4: '',
        question_5: '',
        star_rating: 7,
      },
    ]),
  )
  mkdirSync(join(folder, 'storage/images/deep'), { recursive: true })
  mkdirSync(join(folder, 'storage/secrets'), { recursive: true })
  mkdirSync(join(folder, 'storage/videos'), { recursive: true })
  writeFileSync(join(folder, 'storage/images/deep/old.png'), sourceImage)
  writeFileSync(join(folder, 'storage/images/page.png'), '<script>alert(1)</script>')
  writeFileSync(join(folder, 'storage/images/begins-as-one.png'), sanitizedImage.subarray(0, 40))
  writeFileSync(join(folder, 'storage/images/drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(folder, 'storage/images/other.jpg'), sanitizedImage)
  writeFileSync(join(folder, 'storage/images/tool.exe'), 'MZ')
  writeFileSync(join(folder, 'storage/videos/film.mp4'), '\0\0\0\x14ftypisom\0\0\0\0isom')
  writeFileSync(join(folder, 'storage/secrets/a.png'), sanitizedImage)
}
