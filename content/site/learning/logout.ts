/** Shown when a user logs out with unsaved changes. */
export const logoutCopy = {
  unsavedChanges: "Some of your changes haven't been saved yet. Logging out now will delete them.",
  stay: 'Stay logged in',
  leave: 'Log out anyway',
} as const
