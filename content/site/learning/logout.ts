/** What is said to whoever logs out while something they typed is only in their browser. */
export const logoutTexts = {
  unsent: 'Something that you typed has not reached us yet. It is kept in this browser until you log out.',
  stay: 'Stay logged in',
  leave: 'Log out and lose it',
} as const
