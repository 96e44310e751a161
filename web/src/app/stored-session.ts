/** Where the session lies in local storage; its absence tells, without loading the client, that nobody is signed in. */
export const sessionStorageKey = 'course-session'
