import { AggregatorRegistry, Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { addRequestHistogram, DURATIONS } from './request-histogram.ts'

const requests = [
  ['GET', '/', 200, 0.001],
  ['GET', '/', 200, 0.002],
  ['GET', '/', 304, 0.0021],
  ['POST', '/functions/v1/:name', 200, 0.3],
  ['POST', '/functions/v1/:name', 500, 7],
  ['GET', '/', 200, 0.06],
] as const

function observed(): { ours: Registry; theirs: Registry } {
  const ours = new Registry()
  const theirs = new Registry()
  const observe = addRequestHistogram(ours)
  const histogram = new Histogram({
    ...DURATIONS,
    labelNames: ['method', 'route', 'status'],
    registers: [theirs],
  })
  for (const [method, route, status, seconds] of requests) {
    observe(method, route, status, seconds)
    histogram.observe({ method, route, status: String(status) }, seconds)
  }
  return { ours, theirs }
}

test('the durations of requests read as those of a histogram of prom-client', async () => {
  const { ours, theirs } = observed()
  const text = await ours.metrics()
  expect(text).toContain(
    'course_http_request_seconds_bucket{le="+Inf",method="GET",route="/",status="200"} 3',
  )
  expect(text).toBe(await theirs.metrics())
})

test('the durations of several processes are added up', async () => {
  const { ours, theirs } = observed()
  const twice = async (registry: Registry) => {
    const one = await registry.getMetricsAsJSON()
    return AggregatorRegistry.aggregate([one, one]).metrics()
  }
  expect(await twice(ours)).toContain(
    'course_http_request_seconds_count{method="GET",route="/",status="200"} 6',
  )
  expect(await twice(ours)).toBe(await twice(theirs))
})

test('a registry that is reset forgets the durations', async () => {
  const { ours } = observed()
  ours.resetMetrics()
  expect(await ours.metrics()).not.toContain('course_http_request_seconds_count')
})
