import { templates } from '@course/content/course/toolkit'
import type { Simulation } from '@course/content/plan/simulation'
import type { Exercise } from '@course/content/plan/types'
import type { Course } from '@course/content/site/types'
import { validateQuestion } from '@course/contract/learning/questions'
import type { z } from 'zod'
import type { PublishedQuestion } from '../quizzes/index.ts'
import type { CourseReader, JsonFile } from './course-reader.ts'
import type { CourseImage } from './images.ts'
import { exerciseSchema, quizSchema, simulationSchema, toolkitSchema } from './schemas.ts'

type Lessons = Course['lessons']

/** Reads the quiz of each lesson. Questions are drawn from those that are not retired. */
export function readQuizzes(
  reader: CourseReader,
  { lessons, overviewQuestions }: Pick<Course, 'lessons' | 'overviewQuestions'>,
): Map<string, PublishedQuestion[]> {
  const quizzes = new Map<string, PublishedQuestion[]>()
  const ids = new Set<string>()
  for (const [index, { id, questions, minutes }] of lessons.entries()) {
    const file = `quizzes/${id}.json`
    const quiz = reader.readJson(file, quizSchema)
    if (!quiz) continue
    for (const [number, question] of quiz.value.questions.entries()) {
      const report = (field: string, text: string) =>
        reader.report(file, quiz.lineOf('questions', number, field), text)
      if (ids.has(question.id)) report('id', `two questions have the id “${question.id}”`)
      ids.add(question.id)
      if (new Set(question.options).size < question.options.length)
        report('options', 'two options are the same')
      if (question.explanation === '' && question.feedback[question.correct - 1] === '')
        report('explanation', 'the question needs an explanation, or feedback on its correct option')
      if (question.passage.page > minutes.length)
        report('passage', `lesson “${id}” has no page ${question.passage.page}`)
    }
    const active = quiz.value.questions.filter(({ isRetired }) => !isRetired).length
    const needed = Math.max(questions, overviewQuestions)
    if (active < needed)
      reader.report(
        file,
        quiz.lineOf('questions'),
        `has ${active} questions that are asked; course.json wants ${needed}`,
      )
    quizzes.set(
      id,
      quiz.value.questions.map(({ id: questionId, isRetired = false, correct, passage, ...question }) => {
        const content = { ...question, correct: correct - 1, passage: { lesson: index + 1, ...passage } }
        return { ...validateQuestion(content).value, id: questionId, isRetired }
      }),
    )
  }
  return quizzes
}

/** Reads the exercises in the order of their pages. A course without exercises has no folder for them. */
export function readExercises(
  reader: CourseReader,
  lessons: Lessons,
  images: ReadonlyMap<string, CourseImage>,
): Exercise[] {
  const files = reader
    .list('exercises', /^[^/]+\.json$/)
    .flatMap((file) => reader.readJson(file, exerciseSchema) ?? [])
  const ids = new Set<string>()
  for (const json of files) checkExercise(json)
  const placeOf = ({ lessonId, page }: { lessonId: string; page: number }) =>
    lessons.findIndex(({ id }) => id === lessonId) * 1000 + page
  return files
    .map(({ value }) => value)
    .toSorted((one, other) => placeOf(one) - placeOf(other) || (one.id < other.id ? -1 : 1))
    .map((exercise) =>
      exercise.images
        ? {
            ...exercise,
            images: Object.fromEntries(
              Object.entries(exercise.images).map(([name, figure]) => [
                images.get(name)?.path ?? name,
                figure,
              ]),
            ),
          }
        : exercise,
    ) as Exercise[]

  function checkExercise({ file, value, lineOf }: JsonFile<z.output<typeof exerciseSchema>>): void {
    const { id, lessonId, page, fields, done, complete } = value
    if (ids.has(id)) reader.report(file, lineOf('id'), `two exercises have the id “${id}”`)
    ids.add(id)
    const lesson = lessons.find((one) => one.id === lessonId)
    if (!lesson) reader.report(file, lineOf('lessonId'), `there is no lesson “${lessonId}” in course.json`)
    else if (page > lesson.minutes.length)
      reader.report(file, lineOf('page'), `lesson “${lessonId}” has no page ${page}`)
    const names = fields.map(({ name }) => name)
    for (const [index, name] of names.entries())
      if (names.indexOf(name) !== index)
        reader.report(file, lineOf('fields', index, 'name'), `two fields are named “${name}”`)
    for (const [list, needs] of Object.entries({ done, complete }))
      for (const [index, need] of needs.entries())
        if ('field' in need && !names.includes(need.field))
          reader.report(file, lineOf(list, index), `there is no field “${need.field}”`)
    for (const name of Object.keys(value.images ?? {}))
      if (!images.has(name))
        reader.report(file, lineOf('images', name), `there is no image images/${name} in this folder`)
  }
}

/** The templates that the toolkit offers. A course without a toolkit has no such file. */
export function readToolkit(reader: CourseReader): string[] {
  if (!reader.has('toolkit.json')) return []
  const json = reader.readJson('toolkit.json', toolkitSchema)
  const known = templates.map(({ number }) => number)
  for (const [index, number] of (json?.value ?? []).entries())
    if (!known.includes(number))
      reader.report(
        'toolkit.json',
        json!.lineOf(index),
        `there is no template “${number}”. There are ${known.join(', ')}`,
      )
  return json?.value ?? []
}

/** A course without a simulation has no such file. */
export function readSimulation(reader: CourseReader, lessons: Lessons): Simulation | null {
  const file = 'simulation.json'
  if (!reader.has(file)) return null
  const json = reader.readJson(file, simulationSchema)
  if (!json) return null
  const { value, lineOf } = json
  if (value.afterLesson > lessons.length)
    reader.report(file, lineOf('afterLesson'), `there is no lesson ${value.afterLesson}`)
  const known = new Map<string, readonly string[]>()
  for (const [index, { id, options, inCase, advised, page, when = [] }] of value.decisions.entries()) {
    const report = (path: PropertyKey, text: string) =>
      reader.report(file, lineOf('decisions', index, path), text)
    const optionIds = options.map((option) => option.id)
    if (known.has(id)) report('id', `two decisions have the id “${id}”`)
    for (const [name, chosen] of Object.entries({ inCase, advised }))
      if (!optionIds.includes(chosen)) report(name, `there is no option “${chosen}”`)
    if (page.page > (lessons[page.lesson - 1]?.minutes.length ?? 0))
      report('page', `lesson ${page.lesson} has no page ${page.page}`)
    for (const condition of [...when, ...options.flatMap(({ also = [] }) => also.map((one) => one.when))])
      if (!condition.options.every((option) => known.get(condition.decision)?.includes(option)))
        report('id', `depends on a choice of “${condition.decision}” that is not made before it`)
    known.set(id, optionIds)
  }
  return value as unknown as Simulation
}
