/** What several pages show: header, messages, errors. */
export const shellCopy = {
  skip: 'Skip to content',
  home: 'Return to Home',
  dashboard: 'Dashboard',
  account: 'Account',
  course: 'Course',
  plan: 'Plan',
  toolkit: 'Toolkit',
  library: 'Library',
  search: 'Search',
  menu: 'Menu',
  loading: 'Loading…',
  needsScripts: 'This page needs JavaScript. The front page can be read without it.',
  loadingPage: 'Loading page',
  loadingAccount: 'Loading your account…',
  wait: 'Please wait...',
  cancel: 'Cancel',
  retry: 'Try again',
  dismiss: 'Dismiss',
  undo: 'Undo',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copied: 'Copied',
  copyFailed: "Couldn't copy. Please select and copy the text yourself.",
  opensInNewTab: '(opens in a new tab)',
  stars: (rating: number, max: number) => `${rating} out of ${max} stars`,
  authenticatorApp: 'Authenticator app',
  code: 'Code',
  offline: "You're offline. Your work is safe; we'll keep trying to reconnect.",
  unsavedChanges: 'You have unsaved changes. Are you sure you want to leave?',
  requestId: (id: string) => `Request ID: ${id}`,
  /** What to do after a failure, by whose fault it was. */
  unreachable: 'Check your connection and try again.',
  serverFailure: 'Our server has a problem. Please try again in a moment.',
  /** Of requests that failed, when there is nothing better to say. */
  unreachableServer: "We couldn't reach the server. Check your connection and try again.",
  unexpectedError: 'An unexpected error occurred',
  unknownError: 'An error occurred',
  linkExpired: 'This link has expired',
  required: (field: string) => `${field} is required`,
  downloadFailed: 'The download failed. Check your connection and try again.',
} as const

/** The list of keyboard shortcuts, opened with `?`. */
export const shortcutsCopy = {
  title: 'Keyboard shortcuts',
  keys: [
    { keys: ['/'], effect: 'Search the course' },
    { keys: ['←', '→'], effect: 'Previous or next page of a lesson' },
    { keys: ['1', '–', '4'], effect: 'Choose an answer in a quiz' },
    { keys: ['?'], effect: 'Show this list' },
  ],
  enabled: 'Use / and ? as shortcuts',
  close: 'Close',
} as const

/** Replaces a page that failed. */
export const pageErrorCopy = {
  eyebrow: 'Something went wrong',
  title: "We couldn't load this page",
  codeMissing: "Part of this page couldn't be loaded. Check your connection and reload.",
  unexpected: 'Something went wrong on our end. Your saved work is safe. Try reloading the page.',
  reload: 'Reload',
} as const

/** The page for an address that does not exist. */
export const notFoundCopy = {
  pageTitle: 'Page not found',
  code: '404',
  title: 'Oops! Page not found',
  text: "We couldn't find",
} as const
