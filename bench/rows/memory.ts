import { execFileSync } from 'node:child_process'
import type { Row } from '../harness/row.ts'

export const row: Row = {
  title: 'Memory after start',
  method: 'resident memory of the server process once it is ready; against a bare HTTP server.',
  unit: 'MB',
  better: 'less',
  goal: { value: 150 },
  async prepare(workbench) {
    return {
      async subject() {
        const site = await workbench.site()
        const megabytes = residentMegabytes(site.process.pid!)
        await site.stop()
        return megabytes
      },
      async baseline() {
        const { url, pid, stop } = await workbench.bareServer('hello-server.ts')
        await fetch(url)
        const megabytes = residentMegabytes(pid)
        await stop()
        return megabytes
      },
    }
  },
}

function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}
