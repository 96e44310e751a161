import { course } from './course.ts'
import type { Lesson } from './types.ts'

const MINUTES_PER_QUESTION = 1

/** Hours to read a lesson, answer its exercises for the first time and take its quiz, in quarters as records need them. */
export function lessonHours({ minutes, exerciseMinutes = [], questions }: Lesson): number {
  const total = [...minutes, ...exerciseMinutes, questions * MINUTES_PER_QUESTION].reduce((a, b) => a + b)
  return Math.max(1, Math.round(total / 15)) / 4
}

/** Adds up what is stated for the lessons, so that a record of them has the same total. */
export const courseHours = (): number =>
  course().lessons.reduce((total, lesson) => total + lessonHours(lesson), 0)

export const hoursText = (hours: number): string => `${hours} ${hours === 1 ? 'hour' : 'hours'}`

export const effortText = (lesson: Lesson): string =>
  `About ${hoursText(lessonHours(lesson))}, including ${lesson.exerciseMinutes ? 'exercises and quiz' : 'the quiz'}`
