export const JWT_SECRET = 'a secret that only the benchmark knows'

/** What every site of the benchmark is started with. The load pretends to come from many addresses. */
export const siteSettings = { JWT_SECRET, TRUST_PROXY: '127.0.0.1' }
