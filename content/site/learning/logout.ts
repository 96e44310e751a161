/** What is said to whoever logs out while something they typed is only in their browser. */
export const logoutCopy = {
  unsent: "Some of your changes haven't been saved yet. Logging out now will delete them.",
  stay: 'Stay logged in',
  leave: 'Log out anyway',
} as const
