/** At the foot of every page while the site is only rehearsed. */
export const rehearsalBanner = {
  label: 'Rehearsal',
  text: 'This is a test site. No payments are taken, and only administrators receive email.',
}
