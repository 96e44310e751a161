export const JWT_SECRET = 'a secret that only the benchmark uses'

/** Issuer URL in the tokens that the benchmark signs. The actual port of a site differs. */
export const SITE_URL = 'http://localhost:3000'

/** Settings of every site. The proxy is trusted, because the load simulates many IP addresses. */
export const siteSettings = { JWT_SECRET, SITE_URL, TRUST_PROXY: '127.0.0.1' }
