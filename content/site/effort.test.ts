import { expect, test } from 'vitest'
import { builtInCourse } from './course.ts'
import { courseHours, effortText, hoursText, lessonHours } from './effort.ts'

const lesson = {
  id: 'a',
  title: 'A',
  duration: '',
  description: '',
  topics: [],
  minutes: [9, 8],
  questions: 5,
}

test('adds reading, exercises and one minute for each question, in quarters of an hour', () => {
  expect(lessonHours({ ...lesson, exerciseMinutes: [10, 20] })).toBe(0.75)
  expect(lessonHours({ ...lesson, minutes: [1], questions: 1 })).toBe(0.25)
  expect(effortText({ ...lesson, exerciseMinutes: [20, 20] })).toBe(
    'About 1 hour, including exercises and quiz',
  )
  expect(effortText(lesson)).toBe('About 0.25 hours, including the quiz')
})

test('the lessons have exercise times for every page, and add up to the hours of the course', () => {
  for (const { minutes, exerciseMinutes } of builtInCourse.lessons)
    expect(exerciseMinutes).toHaveLength(minutes.length)
  expect(builtInCourse.lessons.map((one) => hoursText(lessonHours(one)))).toEqual([
    '1 hour',
    '1.25 hours',
    '1.5 hours',
    '1 hour',
  ])
  expect(courseHours()).toBe(4.75)
  expect(builtInCourse.workload).toBe(`PT${Math.round(courseHours())}H`)
})

test('lists releases newest first', () => {
  const days = builtInCourse.releases?.map(({ day }) => day) ?? []
  expect(days).toEqual(days.toSorted().reverse())
  expect(days.length).toBeGreaterThan(0)
})
