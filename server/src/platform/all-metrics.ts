import cluster from 'node:cluster'
import { AggregatorRegistry, type Registry } from 'prom-client'

/** Asked by a worker of the process that started it, and the answer. */
export type MetricsQuestion = { kind: 'metrics' }
export type MetricsAnswer = { kind: 'metrics'; text: string | undefined }

/**
 * Reads the numbers of all processes that serve at this port, added up or, where that makes no sense, the largest. Whichever
 * worker is asked hands the question on, since a worker knows only its own.
 */
export function openAllMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  AggregatorRegistry.setRegistries([registry])
  new AggregatorRegistry()
  return () =>
    new Promise((resolve) => {
      const listen = (message: Partial<MetricsAnswer>) => {
        if (message.kind !== 'metrics') return
        process.off('message', listen)
        // A worker that is just starting cannot answer; then the numbers of this one are better than none.
        resolve(message.text ?? registry.metrics())
      }
      process.on('message', listen)
      process.send?.({ kind: 'metrics' } satisfies MetricsQuestion)
    })
}
