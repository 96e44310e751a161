import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** Asked by a worker of the process that started it, and the answer. */
export type MetricsRequest = { kind: 'metrics' }
export type MetricsResponse = { kind: 'metrics'; text: string | undefined }

/**
 * Collects the metrics of all processes on this port: summed, or the maximum where a sum makes no sense. A
 * worker knows only its own, so it asks the primary.
 */
export function openAllMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  AggregatorRegistry.setRegistries([registry])
  new AggregatorRegistry()
  return () =>
    new Promise((resolve) => {
      const listen = (message: Partial<MetricsResponse>) => {
        if (message.kind !== 'metrics') return
        process.off('message', listen)
        // A worker that is just starting cannot answer; then the numbers of this one are better than none.
        resolve(message.text ?? registry.metrics())
      }
      process.on('message', listen)
      process.send?.({ kind: 'metrics' } satisfies MetricsRequest)
    })
}
