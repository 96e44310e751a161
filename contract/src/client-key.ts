/** The public API key of the clients. It grants no access. */
export const publicClientKey = 'public-course-client'
