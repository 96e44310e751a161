import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

/** What an operator can watch, in Prometheus' text form. */
export type Metrics = {
  registry: Registry
  observe(method: string, route: string, status: number, seconds: number): void
}

export function openMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'course_http_request_seconds',
    help: 'How long requests took, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  return {
    registry,
    observe: (method, route, status, seconds) =>
      duration.observe({ method, route, status: String(status) }, seconds),
  }
}
