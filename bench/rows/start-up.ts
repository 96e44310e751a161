import type { Row } from '../harness/row.ts'

export const row: Row = {
  title: 'Start-up',
  method:
    'from starting the process to its first response, with a migrated database; against a bare HTTP server.',
  unit: 'ms',
  better: 'less',
  async prepare(workbench) {
    const first = await workbench.site()
    await first.stop()
    const time = async (start: () => Promise<{ end(): Promise<void> }>) => {
      const startedAt = performance.now()
      const { end } = await start()
      const duration = performance.now() - startedAt
      await end()
      return duration
    }
    return {
      subject: () =>
        time(async () => {
          const site = await workbench.site({ DATA_DIR: first.dataDir })
          return { end: site.stop }
        }),
      baseline: () =>
        time(async () => {
          const { url, stop } = await workbench.bareServer('hello-server.ts')
          await fetch(url)
          return { end: stop }
        }),
    }
  },
}
