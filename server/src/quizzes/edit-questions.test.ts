import type { CustomerAttempt } from '@course/contract/admin/customers'
import type { QuizDetails } from '@course/contract/admin/learning'
import { type EditTextResponse, questionListTextId, questionTextId } from '@course/contract/editing/texts'
import type { QuestionContent } from '@course/contract/learning/questions'
import { type QuizQuestionsResponse, quizSizeOf } from '@course/contract/learning/quizzes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callFunction, callFunctionData, newOperation } from '../testing/admin.ts'
import { drawFor, submitAnswers, submitQuiz } from '../testing/learning.ts'
import type { Member } from '../testing/people.ts'
import { openSite, type RunningSite } from '../testing/start-site.ts'
import { publishQuestions, readQuestions } from './publish-questions.ts'
import { loadQuestionBank } from './question-bank.ts'

let site: RunningSite
let owner: Member
let close: () => Promise<void>
beforeAll(async () => {
  ;({ site, close } = await openSite())
  owner = await site.administrator()
})
afterAll(() => close?.())

const lesson1 = 'lesson1'

async function call<Result>(person: Member, name: string, body: object): Promise<Result> {
  const { data, error } = await person.functions.invoke(name, { body })
  if (error) throw Object.assign(error, await error.context.json())
  return data as Result
}

const open = (text: string) => call<EditTextResponse>(owner, 'edit-text', { text })
const publish = (person: Member, text: string, content: object, base_version: number) =>
  call<{ version: number }>(person, 'save-text', { text, content: JSON.stringify(content), base_version })
const publishQuestion = async (id: string, change: Partial<QuestionContent>) => {
  const text = questionTextId(lesson1, id)
  const { content, version } = await open(text)
  return publish(owner, text, { ...JSON.parse(content), ...change }, version)
}
const quiz = () => callFunctionData<QuizDetails>(owner, 'admin-quiz', { lesson: lesson1 })
const retire = (person: Member, question: string) =>
  callFunction(person, 'admin-retire-question', { ...newOperation(), lesson: lesson1, question })
const bringBack = (question: string) =>
  callFunctionData(owner, 'admin-bring-back-question', { ...newOperation(), lesson: lesson1, question })
const activeIds = async () => (await quiz()).items.filter(({ isRetired }) => !isRetired).map(({ id }) => id)
const attemptsOf = async ({ userId }: Member) =>
  (await callFunctionData<{ rows: CustomerAttempt[] }>(owner, 'admin-customer-attempts', { id: userId })).rows

const newQuestion: QuestionContent = {
  kind: 'recall',
  question: 'Which of these is new?',
  options: ['First', 'Second', 'Third', 'Fourth'],
  correct: 1,
  explanation: 'The second is.',
  feedback: ['', '', '', ''],
  passage: { lesson: 1, page: 1, text: '' },
}

test('a published edit is asked at once, while a begun quiz and old attempts keep their wording', async () => {
  const [begun, done] = [await site.paidCustomer(), await site.paidCustomer()]
  const draw = await drawFor(begun, lesson1)
  await submitQuiz(done, lesson1, { correct: 5, of: 5 })
  const before = await readQuestions(site.db, lesson1)
  const drawn = before.find(({ question }) => question === draw.questions[0]!.question)!
  const base = before[0]!
  await publishQuestion(drawn.id, { question: 'Reworded: what now?' })
  if (drawn.id !== base.id) await publishQuestion(base.id, { question: 'Reworded too?' })

  expect(await drawFor(begun, lesson1)).toEqual(draw)
  const correct = draw.questions.map(({ question, options }) => {
    const asked = before.find((one) => one.question === question)!
    return String(options.indexOf(asked.options[asked.correct]!))
  })
  const { data } = await submitAnswers(begun, lesson1, correct, { draw_id: draw.drawId }).throwOnError()
  expect(data!.score).toBe(5)
  expect((await attemptsOf(begun))[0]!.answers[0]).toMatchObject({ question: drawn.question, isRight: true })
  expect((await attemptsOf(done))[0]!.answers[0]).toMatchObject({ question: base.question, isRight: true })

  const { data: asked } = await begun.functions.invoke('quiz-questions', { body: { lessonId: lesson1 } })
  expect(asked.quizzes[0].questions[0].question).toMatch(/^Reworded/)
  const { items } = await quiz()
  expect(items[0]).toMatchObject({ id: base.id, answered: 0, warnings: [] })

  // Restoring the first version brings back its statistics.
  const text = questionTextId(lesson1, base.id)
  const { version } = await open(text)
  await call(owner, 'restore-text', { text, version: 1, baseVersion: version })
  expect((await quiz()).items[0]).toMatchObject({ question: base.question })
  expect((await quiz()).items[0]!.answered).toBeGreaterThan(0)
})

test('adds a question, and draws it', async () => {
  const text = questionTextId(lesson1, 'q-new')
  expect(await open(text)).toMatchObject({ version: 0, draft: null })
  const draft = { ...newQuestion, question: '' }
  const editorId = crypto.randomUUID()
  await call(owner, 'save-draft', {
    text,
    content: JSON.stringify(draft),
    baseVersion: 0,
    editorId,
    isTakenOver: false,
  })
  expect((await quiz()).drafts).toEqual(['q-new'])
  expect(await publish(owner, text, draft, 0).catch((error) => error)).toMatchObject({
    code: 'request.invalid',
    fields: { question: 'Fill this in' },
  })
  await publish(owner, text, newQuestion, 0)
  const { items } = await quiz()
  expect(items.at(-1)).toMatchObject({
    id: 'q-new',
    isRetired: false,
    warnings: ['passage'],
    answered: 0,
  })

  const ids = items.map(({ id }) => id)
  const others = ids.filter((id) => id !== 'q-new')
  const list = questionListTextId(lesson1)
  const { version } = await open(list)
  await publish(owner, list, { order: ['q-new', ...others.slice(0, 4)], retired: others.slice(4) }, version)
  const learner = await site.paidCustomer()
  const { questions, drawId } = await drawFor(learner, lesson1)
  expect(questions.map(({ question }) => question)).toContain(newQuestion.question)
  const answers = questions.map(({ options }) => String(Math.max(0, options.indexOf('Second'))))
  const { data } = await submitAnswers(learner, lesson1, answers, { draw_id: drawId }).throwOnError()
  const review = data!.review[questions.findIndex(({ question }) => question === newQuestion.question)]!
  expect(review).toMatchObject({ explanation: 'The second is.' })
  expect(review).not.toHaveProperty('passage')
  await call(owner, 'restore-text', { text: list, version, baseVersion: version + 1 })
  expect(await activeIds()).toEqual(ids)
})

test('retires questions down to the number that is asked, and brings them back', async () => {
  const ids = await activeIds()
  const learner = await site.paidCustomer()
  await submitQuiz(learner, lesson1, { correct: 5, of: 5 })
  const answered = (await attemptsOf(learner))[0]!.answers
  const surplus = ids.slice(0, ids.length - quizSizeOf('lesson1'))
  const list = questionListTextId(lesson1)
  const before = await open(list)
  await publish(owner, list, { order: ids, retired: surplus }, before.version)
  expect(await activeIds()).toEqual(ids.slice(-quizSizeOf('lesson1')))
  expect((await attemptsOf(learner))[0]!.answers).toEqual(answered)

  const last = ids.at(-1)!
  expect(await retire(owner, last)).toMatchObject({ status: 400 })
  const { version } = await open(list)
  const tooFew = publish(owner, list, { order: ids.slice(0, -1), retired: [...surplus, last] }, version)
  expect(await tooFew.catch((error) => error)).toMatchObject({ code: 'quizzes.too_few_questions' })
  const invented = publish(owner, list, { order: ['x1', 'x2', 'x3', 'x4', 'x5'], retired: ids }, version)
  expect(await invented.catch((error) => error)).toMatchObject({ code: 'quizzes.too_few_questions' })

  await bringBack(surplus[0]!)
  expect(await activeIds()).toEqual([...ids.slice(-quizSizeOf('lesson1')), surplus[0]])
  expect(await retire(owner, last)).toMatchObject({ status: 200 })
  const second = await site.staffMember('administrator')
  expect(await retire(second, 'unknown')).toMatchObject({ status: 404 })
  const { version: current } = await open(list)
  await call(owner, 'restore-text', { text: list, version: before.version, baseVersion: current })
  expect(await activeIds()).toEqual(ids)
})

test('of two administrators who retire or edit at the same time, one is told', async () => {
  const second = await site.staffMember('administrator')
  const ids = await activeIds()
  const results = await Promise.all([retire(owner, ids[0]!), retire(second, ids[1]!)])
  const statuses = results.map(({ status }) => status).toSorted()
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(statuses)
  const retired = (await quiz()).items.filter(({ isRetired }) => isRetired).map(({ id }) => id)
  expect(retired).toHaveLength(statuses.filter((status) => status === 200).length)
  for (const id of retired) await bringBack(id)

  const text = questionTextId(lesson1, ids[2]!)
  const { version, content } = await open(text)
  const edit = (person: Member, question: string) =>
    publish(person, text, { ...JSON.parse(content), question }, version).then(
      () => 'published',
      ({ code }) => code,
    )
  const outcomes = await Promise.all([edit(owner, 'Mine?'), edit(second, 'Theirs?')])
  expect(outcomes.toSorted()).toEqual(['published', 'text.conflict'])
})

test('regrades attempts by a corrected answer key, in the wording that was asked', async () => {
  const learner = await site.paidCustomer()
  const [base] = await readQuestions(site.db, lesson1)
  const wrong = (base!.correct + 1) % 4
  const { data: asked } = await learner.functions.invoke('quiz-questions', { body: { lessonId: lesson1 } })
  const all = await readQuestions(site.db, lesson1)
  const answers = asked.quizzes[0].questions.map(({ question }: { question: string }, index: number) =>
    index === 0 ? String(wrong) : String(all.find((one) => one.question === question)!.correct),
  )
  const { data } = await submitAnswers(learner, lesson1, answers).throwOnError()
  expect(data!.score).toBe(4)
  const preview = () => callFunctionData(owner, 'admin-regrade-preview', { lesson: lesson1 })
  const { key, raised } = (await preview()) as { key: string; raised: number }
  await publishQuestion(base!.id, { correct: wrong })
  const next = (await preview()) as { key: string; raised: number }
  expect(next.key).not.toBe(key)
  expect(next.raised).toBeGreaterThan(raised)
  await publishQuestion(base!.id, { question: 'A later wording?', correct: base!.correct })
  expect(await preview()).toMatchObject({ raised: next.raised })
})

test('reads and publishes all questions of a lesson', async () => {
  const before = await readQuestions(site.db, 'lesson2')
  const publishAll = (questions: Parameters<typeof publishQuestions>[2]['questions']) =>
    site.db
      .transaction()
      .execute((trx) => publishQuestions(trx, site, { lessonId: 'lesson2', questions, author: owner.userId }))
  await publishAll(before)
  expect(await open('quiz/lesson2')).toMatchObject({ version: 1 })

  const added = { ...newQuestion, id: 'imported-1', isRetired: false }
  const changed = { ...before[0]!, question: 'Changed by the import?' }
  await publishAll([added, changed, ...before.slice(1, 12), { ...before[12]!, isRetired: true }])
  const after = await readQuestions(site.db, 'lesson2')
  expect(after[0]).toEqual(added)
  expect(after[1]).toEqual(changed)
  expect(after.filter(({ isRetired }) => isRetired).map(({ id }) => id)).toEqual(
    before.slice(12).map(({ id }) => id),
  )
  expect(await open(`quiz/lesson2/${before[1]!.id}`)).toMatchObject({ version: 1 })
})

test('refuses texts that are no question', async () => {
  for (const text of ['quiz/lesson9', 'quiz/lesson1/UPPER', 'quiz/lesson1/a/b', 'quiz/', 'quiz/lesson1/'])
    expect(await open(text).catch((error) => error)).toMatchObject({ code: 'request.invalid' })
  const support = await site.staffMember('support')
  expect(await retire(support, 'l1-b-01')).toMatchObject({ status: 403 })
})

test('grades the base set that the learner was sent, also after it was edited', async () => {
  const learner = await site.paidCustomer()
  const [{ data: sent }, before] = await Promise.all([
    learner.functions.invoke<QuizQuestionsResponse>('quiz-questions', { body: { lessonId: lesson1 } }),
    readQuestions(site.db, lesson1),
  ])
  const { baseSet: base_set, questions } = sent!.quizzes[0]!
  const first = before[0]!
  await publishQuestion(first.id, {
    options: first.options.toReversed() as never,
    correct: 3 - first.correct,
  })
  const answers = questions.map((_, index) => String(before[index]!.correct))

  const { data } = await submitAnswers(learner, lesson1, answers, { base_set }).throwOnError()
  expect(data!.score).toBe(5)
  const [attempt] = await attemptsOf(learner)
  expect(attempt!.answers.map(({ question, isRight }) => ({ question, isRight }))).toEqual(
    questions.map(({ question }) => ({ question, isRight: true })),
  )
  expect((await submitAnswers(learner, lesson1, answers).throwOnError()).data!.score).toBeLessThan(5)

  const tooMany = submitAnswers(learner, lesson1, answers.slice(0, 2), { base_set })
  const other = submitAnswers(learner, 'lesson2', [...answers, ...answers], { base_set })
  const forged = submitAnswers(learner, lesson1, answers, { base_set: 'forged' })
  for (const { status, error } of await Promise.all([tooMany, other, forged])) {
    expect([status, error!.message]).toEqual([400, expect.stringContaining('Start a new attempt')])
  }
})

test('parses all versions of the questions again only after one was published', async () => {
  const bank = await loadQuestionBank(site.db)
  await quiz()
  expect(await loadQuestionBank(site.db)).toBe(bank)
  await publishQuestion(bank.ofLesson(lesson1).active[0]!.id, { explanation: 'Published once more.' })
  const changed = await loadQuestionBank(site.db)
  expect(changed.ofLesson(lesson1).active[0]).toMatchObject({ explanation: 'Published once more.' })
})
