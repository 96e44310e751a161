import { courseId } from '@course/contract/learning/progress'
import { pageCountOf, totalLessons } from '@course/contract/lessons'
import { z } from 'zod'
import { ownRows, resource, write } from '../http/rest/resource.ts'
import { lessonIdField } from '../platform/lesson-id.ts'
import { perMinute, unlimited } from '../platform/rate-limits.ts'
import { savePageRead } from './save-page-read.ts'
import { saveProgress } from './save-progress.ts'

const progressSchema = z.object({
  customer_id: z.string(),
  course_id: z.string().refine((id) => id === courseId(), 'There is no such course'),
  completed_lessons: z
    .int()
    .min(0)
    .refine((lessons) => lessons <= totalLessons(), 'There are fewer lessons'),
  // Ignored: computed by the server.
  total_lessons: z.unknown().optional(),
  status: z.unknown().optional(),
  completed_at: z.unknown().optional(),
})

const columns = {
  customer_id: 'text',
  course_id: 'text',
  completed_lessons: 'integer',
  total_lessons: 'integer',
  status: 'text',
  completed_at: 'text',
} as const

export const courseCompletions = resource('course_completions', {
  columns,
  select: {
    access: 'user',
    rateLimit: unlimited,
    columns: Object.keys(columns),
    filters: ['customer_id', 'course_id'],
    rows: ownRows('customer_id'),
  },
  upsert: {
    ...write({ access: 'customer', rateLimit: unlimited, body: progressSchema }, saveProgress),
    onConflict: ['customer_id', 'course_id'],
  },
})

const pageReadSchema = z
  .object({
    customer_id: z.string(),
    lesson_id: lessonIdField('There is no such lesson'),
    page_number: z.int().min(1),
    // Ignored: set by the server.
    read_at: z.unknown().optional(),
  })
  .refine(({ lesson_id, page_number }) => page_number <= pageCountOf(lesson_id), {
    message: 'There is no such page',
    path: ['page_number'],
  })

export const pagesRead = resource('pages_read', {
  columns: { customer_id: 'text', lesson_id: 'text', page_number: 'integer', read_at: 'text' },
  select: {
    access: 'user',
    rateLimit: unlimited,
    columns: ['customer_id', 'lesson_id', 'page_number', 'read_at'],
    filters: ['customer_id', 'lesson_id'],
    rows: ownRows('customer_id'),
  },
  upsert: {
    ...write({ access: 'customer', rateLimit: perMinute(120), body: pageReadSchema }, savePageRead),
    onConflict: ['customer_id', 'lesson_id', 'page_number'],
  },
})
