/** Shown at the bottom of every page in a rehearsal. */
export const rehearsalBanner = {
  label: 'Rehearsal',
  text: 'This is a test site. No payments are taken, and only administrators receive email.',
}
