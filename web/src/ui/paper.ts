/** These regions use US Letter, all others A4. */
const LETTER_REGIONS = /-(US|CA|MX|PH|CL|CO)$/i

/** The paper of the region that the browser is set to. */
export const paperOfRegion = (): 'letter' | 'a4' =>
  LETTER_REGIONS.test(navigator.language) ? 'letter' : 'a4'
