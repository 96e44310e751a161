/** The pages of the policies. */
export const policyCopy = {
  titles: {
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    imprint: 'Imprint',
    withdrawal: 'Right of Withdrawal',
  },
  descriptions: {
    privacy: 'What data we collect, why, and how long we keep it.',
    terms: 'What you get, what it costs, and how you may use it.',
    imprint: 'Who runs this site, and how to reach them.',
    withdrawal: 'How to withdraw from a purchase, and what happens then.',
  },
  copy: 'Copy',
  copied: 'Content copied to clipboard',
  copyFailed: 'Failed to copy content',
  copyRestricted: 'Copy function is restricted to administrators',
  print: 'Print',
  printRestricted: 'Print function is restricted to administrators',
  saved: (title: string) => `${title} saved successfully!`,
  saveFailed: (title: string) => `Failed to save ${title}`,
  signedOut: 'You must be logged in to save changes',
  refused: 'Only administrators can save changes',
  back: 'Go Back Home',
} as const
