/** The public API key of the clients. Grants nothing by itself. */
export const publicClientKey = 'public-course-client'
