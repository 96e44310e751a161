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

function observeInBoth(): { ours: Registry; reference: Registry } {
  const ours = new Registry()
  const reference = new Registry()
  const observe = addRequestHistogram(ours)
  const histogram = new Histogram({
    ...DURATIONS,
    labelNames: ['method', 'route', 'status'],
    registers: [reference],
  })
  for (const [method, route, status, seconds] of requests) {
    observe(method, route, status, seconds)
    histogram.observe({ method, route, status: String(status) }, seconds)
  }
  return { ours, reference }
}

test("has the same output as prom-client's histogram", async () => {
  const { ours, reference } = observeInBoth()
  const text = await ours.metrics()
  expect(text).toContain(
    'course_http_request_seconds_bucket{le="+Inf",method="GET",route="/",status="200"} 3',
  )
  expect(text).toBe(await reference.metrics())
})

test('sums the durations of several processes', async () => {
  const { ours, reference } = observeInBoth()
  const twice = async (registry: Registry) => {
    const one = await registry.getMetricsAsJSON()
    return AggregatorRegistry.aggregate([one, one]).metrics()
  }
  expect(await twice(ours)).toContain(
    'course_http_request_seconds_count{method="GET",route="/",status="200"} 6',
  )
  expect(await twice(ours)).toBe(await twice(reference))
})

test('resetting the registry clears the durations', async () => {
  const { ours } = observeInBoth()
  ours.resetMetrics()
  expect(await ours.metrics()).not.toContain('course_http_request_seconds_count')
})
