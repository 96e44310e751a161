/** Links to the library. Separate from `library.ts`, so that other pages do not load its copy. */
export const libraryLinks = {
  tile: { title: 'Library', text: 'Glossary, sources, articles, workshops, and search.' },
  furtherReading: 'Further reading',
  browseAll: 'Browse the library',
} as const
