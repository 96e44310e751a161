import { course } from '@course/content/site/course'
import { courseHours, hoursText, lessonHours } from '@course/content/site/effort'
import { certificatePageCopy } from '@course/content/site/pages/certificate-page'
import { Card } from '../ui/card.tsx'

const { hours: copy } = certificatePageCopy

const hoursNote = (): string => {
  const { hoursInclude, lessons } = course()
  const hasExercises = lessons.some(({ exerciseMinutes }) => exerciseMinutes !== undefined)
  return `${hoursInclude ?? copy.include(hasExercises)} ${copy.decision}`
}

/** Effort by lesson, for records of professional development. */
export const HoursCard = () => (
  <Card className="mb-10">
    <h2 className="text-2xl">{copy.title}</h2>
    <p className="mt-4 text-muted">{hoursNote()}</p>
    <dl className="tabular mt-4">
      {course().lessons.map((lesson, index) => (
        <HoursRow key={lesson.id} name={copy.lesson(index + 1, lesson.title)} hours={lessonHours(lesson)} />
      ))}
      <HoursRow name={copy.total} hours={courseHours()} />
    </dl>
  </Card>
)

const HoursRow = ({ name, hours }: { name: string; hours: number }) => (
  <div className="flex justify-between gap-6 border-b border-hairline py-2 last:border-0 last:font-semibold">
    <dt>{name}</dt>
    <dd className="shrink-0">{hoursText(hours)}</dd>
  </div>
)
