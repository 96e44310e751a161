import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '../launch/paths.mjs'

/**
 * nginx with the example that operators are given, in front of sites at these ports. Only what belongs to a machine differs:
 * ports, certificate, and that the visitors' addresses are believed, since all of them are made here.
 */
export async function startNginx(program: string, port: number, sitePorts: readonly number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'course-nginx-'))
  const upstreams = sitePorts.map((site) => `server 127.0.0.1:${site} max_fails=2 fail_timeout=5s;`)
  const example = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace(/server 127\.0\.0\.1:3000 .*;/, upstreams.join('\n  '))
    .replace(/server \{\s+listen 80;.*?\n\}/s, '')
    .replace(/^\s*ssl_certificate.*$/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${example}\n}\n`,
  )
  const nginx = spawn(
    program,
    ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'],
    {
      stdio: 'inherit',
    },
  )
  const exited = once(nginx, 'exit')
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(url).then(Boolean, () => false))) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx ended: ${readFileSync(`${folder}/error.log`, 'utf8')}`)
    await wait(50)
  }
  return {
    url,
    /** What it complained about. */
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      nginx.kill('SIGQUIT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
