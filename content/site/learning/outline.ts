/** The list of sections of a lesson page. A text that begins with such a list under this title shows the outline instead. */
export const outlineCopy = { title: 'On this page' } as const
