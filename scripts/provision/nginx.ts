import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../prepare.mjs'
import { acceptsConnections } from './free-port.ts'

/**
 * Starts nginx with deploy/nginx.conf in front of sites at these ports. Only ports and certificate differ, and the
 * X-Forwarded-For header is passed through, because the clients simulate IP addresses. With the program `openssl` it uses
 * TLS and HTTP/2 with a self-signed certificate, otherwise plain HTTP.
 */
export async function startNginx(
  program: string,
  port: number,
  sitePorts: readonly number[],
  openssl?: string,
) {
  const folder = mkdtempSync(join(tmpdir(), 'course-nginx-'))
  const upstreams = sitePorts.map((site) => `server 127.0.0.1:${site} max_fails=2 fail_timeout=5s;`)
  const example = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace(/server 127\.0\.0\.1:3000 .*;/, upstreams.join('\n  '))
    .replace(/server \{\s+listen 80;.*?\n\}/s, '')
    .replace(/^\s*ssl_certificate.*$/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}${openssl ? ' ssl http2' : ''}`)
    .replace('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid;\nerror_log ${folder}/error.log;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${openssl ? selfSignedCertificate(openssl, folder) : ''}\n${example}\n}\n`,
  )
  const nginx = spawn(
    program,
    ['-e', `${folder}/error.log`, '-c', `${folder}/nginx.conf`, '-g', 'daemon off;'],
    {
      stdio: 'inherit',
    },
  )
  const exited = once(nginx, 'exit')
  while (!(await acceptsConnections(port))) {
    if (nginx.exitCode !== null)
      throw new Error(`nginx exited: ${readFileSync(`${folder}/error.log`, 'utf8')}`)
  }
  return {
    url: `${openssl ? 'https' : 'http'}://127.0.0.1:${port}`,
    /** The error log. */
    errors: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    async stop() {
      nginx.kill('SIGQUIT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a certificate that is valid for a day. Returns the lines for the nginx configuration. */
function selfSignedCertificate(openssl: string, folder: string): string {
  const [file, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const request = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-out',
    file,
    '-keyout',
    key,
  ]
  execFileSync(openssl, [...request, ...subject], { stdio: 'ignore' })
  return `ssl_certificate ${file};\nssl_certificate_key ${key};`
}
