/** What leads to the library from elsewhere; apart from its own texts, which those pages need not load. */
export const libraryLinks = {
  tile: { title: 'Library', text: 'Glossary, sources, articles, workshops, and search.' },
  furtherReading: 'Further reading',
  allOfIt: 'Browse the library',
} as const
