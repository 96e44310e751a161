/** What the browser's clients send as their key. It is public and grants nothing by itself. */
export const publicClientKey = 'public-course-client'
