/** At the foot of every page while the site is only rehearsed. */
export const rehearsalBanner = {
  label: 'Rehearsal',
  text: 'This is a rehearsal. No money moves, and mail reaches only the administrators.',
}
