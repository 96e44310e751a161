import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** Sent by a worker to the primary process; the response has the metrics of all workers. */
export type MetricsRequest = { kind: 'metrics' }
export type MetricsResponse = { kind: 'metrics'; text: string | undefined }

/**
 * Collects the metrics of all processes on this port: summed, or the maximum where a sum makes no sense. A
 * worker knows only its own, so it asks the primary.
 */
export function openClusterMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  AggregatorRegistry.setRegistries([registry])
  new AggregatorRegistry()
  return () =>
    new Promise((resolve) => {
      const onMessage = (message: Partial<MetricsResponse>) => {
        if (message.kind !== 'metrics') return
        process.off('message', onMessage)
        // While another worker starts, the primary has no text; this worker's own metrics are better than
        // none.
        resolve(message.text ?? registry.metrics())
      }
      process.on('message', onMessage)
      process.send?.({ kind: 'metrics' } satisfies MetricsRequest)
    })
}
