import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Site } from '../platform/site.ts'

/** Browsers accept a `__Host-` cookie only from this host and over https, so a subdomain cannot plant one. */
const fullName = (site: Site, name: string) => (isHttps(site) ? `__Host-${name}` : name)
const isHttps = (site: Site) => site.config.siteUrl.startsWith('https:')

export const readHostCookie = (site: Site, { cookies }: FastifyRequest, name: string): string | undefined =>
  cookies[fullName(site, name)]

type HostCookie = { name: string; value: string; maxAge: number }

/** Sets or renews a cookie that scripts cannot read. */
export function setHostCookie(site: Site, reply: FastifyReply, { name, value, maxAge }: HostCookie): void {
  reply.setCookie(fullName(site, name), value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(site),
    // `__Host-` requires it.
    path: '/',
    maxAge,
  })
}
