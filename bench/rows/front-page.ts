import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { freePort } from '../../scripts/provision/free-port.ts'
import { provideProgram } from '../../scripts/provision/programs.ts'
import type { Row } from '../harness/row.ts'
import { Unavailable } from '../harness/unavailable.ts'
import type { Workbench } from '../harness/workbench.ts'
import { provideWrk } from '../harness/wrk.ts'

const headers = { 'accept-encoding': 'gzip' }

export const row: Row = {
  title: 'Front page',
  method:
    'the compressed page from the site and from nginx with one worker and its open-file cache; wrk, 32 connections.',
  unit: 'requests/s',
  better: 'more',
  goal: { ratio: 0.4 },
  async prepare(workbench) {
    const wrk = await provideWrk()
    const nginx = await provideProgram('nginx')
    if (!nginx) throw new Unavailable('nginx is not installed and could not be.')
    const site = await workbench.site()
    const url = await startNginx(nginx, site.url, workbench)
    return {
      subject: () => wrk.requestsPerSecond(`${site.url}/`, { headers }),
      baseline: () => wrk.requestsPerSecond(`${url}/`, { headers }),
    }
  },
}

/** Serves the very bytes that the site sends. */
async function startNginx(nginx: string, siteUrl: string, workbench: Workbench): Promise<string> {
  const folder = await workbench.folder()
  // Its worker gives up root's rights and must still be able to read.
  chmodSync(folder, 0o755)
  const page = Buffer.from(await (await fetch(siteUrl)).arrayBuffer())
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(page, { level: 9 }))
  const port = await freePort()
  const config = join(folder, 'nginx.conf')
  writeFileSync(config, configuration(folder, port))
  workbench.start(nginx, ['-c', config, '-p', folder, '-e', 'stderr'])
  const url = `http://127.0.0.1:${port}`
  const listens = () => fetch(url).then(Boolean, () => false)
  while (!(await listens())) await wait(20)
  return url
}

function configuration(folder: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
    daemon off;
    pid ${folder}/pid;
    worker_processes 1;
    events { worker_connections 1024; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
      types { text/html html; }
      access_log off;
      sendfile on;
      tcp_nopush on;
      gzip_static on;
      keepalive_requests 1000000000;
      open_file_cache max=100;
      open_file_cache_valid 60s;
      server { listen 127.0.0.1:${port}; root ${folder}; }
    }`
}
