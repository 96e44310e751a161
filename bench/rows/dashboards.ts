import { courseId } from '@course/contract/learning/progress'
import type { Bench } from '../harness/bench.ts'
import { sampleLearners } from '../harness/learners.ts'
import { few, many, type SeededSite } from '../harness/sites.ts'
import { milliseconds } from '../harness/wrk.ts'

/** The three reads of the dashboard, by many learners, among a million customers; against a thousand. */
export async function measure(bench: Bench) {
  const lines = []
  for (const engine of ['sqlite', 'postgres'] as const) {
    lines.push(
      await bench.compare(
        `Dashboard on ${engine}`,
        'ms',
        { atMost: 1.5 },
        await openDashboards(bench, await many(bench, engine)),
        await openDashboards(bench, await few(bench, engine)),
      ),
    )
  }
  return lines
}

async function openDashboards(bench: Bench, { url, customers }: SeededSite) {
  // As many on both sides, spread over the whole tables.
  const requests = sampleLearners(1000, customers).flatMap(({ id, token }) => [
    { token, path: `/rest/v1/course_completions?select=*&customer_id=eq.${id}&course_id=eq.${courseId()}` },
    { token, path: `/rest/v1/paid_customers?select=customer_id&customer_id=eq.${id}` },
    { token, path: `/rest/v1/quiz_results?select=lesson_id,score,total_questions&user_id=eq.${id}` },
  ])
  const measureRead = await milliseconds(bench, { url, requests })
  return async () => 3 * (await measureRead())
}
