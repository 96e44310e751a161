export const JWT_SECRET = 'a secret that only the benchmark knows'

/** Tokens that the benchmark signs itself name this address, whatever port a site listens on. */
export const SITE_URL = 'http://localhost:3000'

/** What every site of the benchmark is started with. The load pretends to come from many addresses. */
export const siteSettings = { JWT_SECRET, SITE_URL, TRUST_PROXY: '127.0.0.1' }
