import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** Inserts quiz results one by one with durable commits, and prints the inserts per second. */
const [file, userId, seconds] = process.argv.slice(2) as [string, string, string]
const db = new DatabaseSync(file)
db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
const insert = db.prepare(
  `insert into quiz_results (id, user_id, attempt_id, lesson_id, answers, score, total_questions, created_at)
   values (?, ?, ?, 'lesson1', '["0","1"]', 1, 2, ?)`,
)

const startedAt = performance.now()
const until = startedAt + Number(seconds) * 1000
let count = 0
while (performance.now() < until) {
  insert.run(randomUUID(), userId, randomUUID(), new Date().toISOString())
  count += 1
}
console.log(count / ((performance.now() - startedAt) / 1000))
